import { countInQuota } from './count-in-quota.ts';

/** `quota:countAsPrinted` */
export const countAsPrinted = countInQuota('imprime');
