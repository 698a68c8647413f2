import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { isFinal, type Status } from '@ardoise/domain/projects/statuses.ts';
import { stopsProject } from '@ardoise/domain/rules/moves.ts';
import { isPendingFile } from '../../../api/outbox/is-pending-file.ts';

export const isPosePhoto = ({ myplv_file_type }: Pick<ProjectFile, 'myplv_file_type'>): boolean =>
  myplv_file_type === 'photo_pose';

const ends = ({ target }: Pick<ProjectAction, 'target'>) =>
  isFinal(target as Status) && !stopsProject(target);

/** The move that says it is put up; undefined for who does not say so. */
export const endOf = ({ actions }: Pick<Project, 'actions'>): ProjectAction | undefined => actions.find(ends);

/** The project as this device offers its moves: what it has still to send goes before the order's end. */
export function photosFirst(project: Project, files: readonly ProjectFile[] | undefined): Project {
  if (!files?.some((file) => isPosePhoto(file) && isPendingFile(file))) return project;
  const reason = 'Des photos de la pose ne sont pas encore parties d’ici.';
  const actions = project.actions.map((action) =>
    ends(action) && action.allowed ? { ...action, allowed: false, reason } : action,
  );
  return { ...project, actions };
}
