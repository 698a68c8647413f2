import type { Effect } from './effect.ts';
import { quotaChange } from './quota-change.ts';

/**
 * `quota:releaseOnFirstReturn`: the first return to draft gives the unit back, later ones keep it
 * (specification/quotas.md#consuming-a-unit).
 */
export const releaseQuota: Effect = {
  change: ({ project, step }, at) =>
    project.returns_to_draft === 0 ? quotaChange(project, step.to, false, at) : {},
};
