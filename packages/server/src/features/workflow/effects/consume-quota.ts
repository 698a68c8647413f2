import type { Effect } from './effect.ts';
import { quotaChange } from './quota-change.ts';

/** `quota:consume`: consumes a unit of the SMHF's quota of this year, unless the project holds one. */
export const consumeQuota: Effect = {
  change: ({ project, step }, at) => quotaChange(project, step.to, true, at),
};
