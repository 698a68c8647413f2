import type { QuotaColumn } from '@ardoise/domain/rules/quota.ts';
import type { Effect } from './effect.ts';

/** The project's unit counts in this column from now on. */
export function countInQuota(column: QuotaColumn): Effect {
  return { change: ({ project }) => (project.eligible_quota ? { quota_column: column } : {}) };
}
