import { countInQuota } from './count-in-quota.ts';

/** `quota:countAsCancelled`: a unit that was consumed stays consumed. */
export const countAsCancelled = countInQuota('annule');
