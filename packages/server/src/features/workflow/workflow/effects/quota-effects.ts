import type { QuotaColumn } from '@ardoise/domain/rules/quota.ts';
import type { Effect } from './effect.ts';
import { quotaChange } from './quota-change.ts';

/** `quota:consume`: consumes a unit of the SMHF's quota of this year, unless the project has one. */
export const consumeQuota: Effect = {
  change: ({ project, row }, at) => quotaChange(project, row.to, true, at),
};

/**
 * `quota:releaseOnFirstReturn`: the first return to draft releases the unit, later ones keep it
 * (specification/quotas.md#consuming-a-unit).
 */
export const releaseQuota: Effect = {
  change: ({ project, row }, at) =>
    project.returns_to_draft === 0 ? quotaChange(project, row.to, false, at) : {},
};

/** `returnToDraft+1`: counts the returns to draft, of which only the first releases the unit. */
export const returnToDraft: Effect = {
  change: ({ project }) => ({ returns_to_draft: project.returns_to_draft + 1 }),
};

/** The project's unit counts in this column from now on. */
function countInQuota(column: QuotaColumn): Effect {
  return { change: ({ project }) => (project.eligible_quota ? { quota_column: column } : {}) };
}

/** `quota:countAsCancelled`: a consumed unit stays consumed. */
export const countAsCancelled = countInQuota('annule');

/** `quota:countAsPrinted` */
export const countAsPrinted = countInQuota('imprime');

/** `quota:countAsDigital`: finished without print. */
export const countAsDigital = countInQuota('digital');
