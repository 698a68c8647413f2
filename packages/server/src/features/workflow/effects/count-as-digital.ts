import { countInQuota } from './count-in-quota.ts';

/** `quota:countAsDigital`: finished without print. */
export const countAsDigital = countInQuota('digital');
