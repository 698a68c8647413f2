import { countInQuota } from './count-in-quota.ts';

/** `quota:countAsCancelled`: a consumed unit stays consumed. */
export const countAsCancelled = countInQuota('annule');
