import { parisDay, parisYear } from '@ardoise/domain/projects/paris-day.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import type { StoredProject } from '../../../project/projects/project-record.ts';
import type { ProjectChange } from '../../../project/projects/projects.repository.ts';
import { columnWhen } from '../../../project/projects/quota-column.ts';

/**
 * The quota column of a project in this status, with or without a unit: a unit stays with the SMHF and year of its
 * consumption, a draft counts for its present SMHF. Empty for kinds without quota.
 */
export function quotaChange(project: StoredProject, to: Status, consumed: boolean, at: Date): ProjectChange {
  if (quotaKindOf(project.type_projet) === null) return {};
  const column = columnWhen({ ...project, statut: to, eligible_quota: consumed }, false);
  if (consumed && project.eligible_quota) return { quota_column: column };
  return {
    eligible_quota: consumed,
    quota_column: column,
    quota_smhf: project.smhf,
    quota_year: consumed ? parisYear(at) : 0,
    quota_on: consumed ? parisDay(at) : null,
  };
}
