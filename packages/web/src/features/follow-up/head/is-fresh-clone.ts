import type { Project } from '@ardoise/domain/contract/projects.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { UNDO_CLONE_MS } from '../../../hooks/use-undo-clone.ts';

/**
 * Whether a clone can be undone: within 10 minutes, and not submitted
 * (specification/roles-and-scope.md#create-and-clone).
 */
export function isFreshClone(
  project: Pick<Project, 'originalId' | 't_creation' | 'statut' | 'supprime' | 'permissions'>,
  now: number,
): boolean {
  return (
    project.originalId !== null &&
    project.permissions['project.clone'].allowed &&
    !project.supprime &&
    isBeforeSubmission(project.statut) &&
    now - Date.parse(project.t_creation) < UNDO_CLONE_MS
  );
}
