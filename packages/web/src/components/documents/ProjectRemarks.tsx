import type { Project } from '@ardoise/domain/contract/projects.ts';
import { useRemarks } from '../../hooks/use-remarks.ts';
import { RemarkThreads, type RemarkThreadsProps } from './RemarkThreads.tsx';

interface ProjectRemarksProps
  extends Pick<RemarkThreadsProps, 'threads' | 'reader' | 'selected' | 'onSelect'> {
  project: Pick<Project, '_id' | 'versionCreation'>;
  /** An older version is looked at: nothing is said of it any more. */
  readOnly?: boolean;
}

/** The remarks on a project's proof, for an account: its words go to the server, and the screens follow. */
export function ProjectRemarks({ project, readOnly = false, ...shown }: ProjectRemarksProps) {
  const { say, remove } = useRemarks(project._id.$oid, project.versionCreation);
  return (
    <RemarkThreads
      {...shown}
      version={project.versionCreation}
      onSay={readOnly ? undefined : say}
      onDelete={readOnly ? undefined : remove}
    />
  );
}
