import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { useNextProject } from '../../../components/projects/use-next-project.ts';
import { useFollowUpDialogs } from '../dialogs/use-follow-up-dialogs.ts';
import { StatusDialog } from '../status-change/StatusDialog.tsx';
import { useStatusProps } from '../status-change/use-status-props.ts';

interface EndOfPoseProps {
  project: Project;
  viewer: Viewer;
  action: ProjectAction;
  onClose: () => void;
}

/** 'Pose effectuée', with the move's own guards and message. */
export function EndOfPose({ project, viewer, action, onClose }: EndOfPoseProps) {
  const dialogs = useFollowUpDialogs(project, viewer);
  const next = useNextProject(project._id.$oid);
  const props = useStatusProps({ project, viewer, dialogs, next }).ordinary(action);
  const onStale = (message: string) => {
    props.onStale(message);
    onClose();
  };
  return <StatusDialog {...props} onStale={onStale} onClose={onClose} />;
}
