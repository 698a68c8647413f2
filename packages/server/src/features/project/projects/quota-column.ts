import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { type QuotaColumn, quotaColumn, quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import type { ProjectRecord } from './project-record.ts';

/** The quota column of a project in its present status, deleted or not. */
export function columnWhen(project: ProjectRecord, deleted: boolean): QuotaColumn | null {
  if (quotaKindOf(project.type_projet) === null) return null;
  return quotaColumn({
    statut: project.statut,
    consumed: project.eligible_quota,
    deleted,
    digital: KIND_FACTS[project.kind].deliversFiles,
    toBePrinted: project.to_be_printed,
  });
}
