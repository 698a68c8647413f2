import { countInQuota } from './count-in-quota.ts';

/** `quota:countAsDigital`: finished, and nobody prints it. */
export const countAsDigital = countInQuota('digital');
