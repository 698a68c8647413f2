import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { draftProgress } from '../../components/projects/holder-words.ts';

/** 'étape 2 sur 6', 'version 2': the point at which a project waits. */
export function progressWords(row: ProjectRow): string {
  if (isBeforeSubmission(row.statut)) return draftProgress(row);
  return row.versionCreation === 0 ? '' : `version ${row.versionCreation}`;
}
