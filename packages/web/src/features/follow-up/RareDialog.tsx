import type { Project } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { CloneDialog } from '../../components/projects/CloneDialog.tsx';
import { DeleteDialog } from '../../components/projects/DeleteDialog.tsx';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { SameCardDialog } from '../../components/projects/SameCardDialog.tsx';
import type { FollowUpDialog, FollowUpDialogState } from './dialogs/use-follow-up-dialogs.ts';
import { UndoCloneDialog } from './head/UndoCloneDialog.tsx';
import { InviteDialog } from './people/InviteDialog.tsx';
import { ChooseStatusDialog } from './status-change/ChooseStatusDialog.tsx';
import { ExchangeDialog } from './status-change/ExchangeDialog.tsx';
import { ForceDialog } from './status-change/ForceDialog.tsx';
import type { StatusProps } from './status-change/use-status-props.ts';

interface RareDialogProps {
  project: Project;
  viewer: Viewer;
  dialogs: FollowUpDialogState;
  statusProps: Pick<StatusProps, 'forced' | 'leave'>;
  open: Exclude<FollowUpDialog, { kind: 'status' | 'viewer' }>;
}

/** A dialog of the follow-up that few orders open. */
export function RareDialog({ project, viewer, dialogs, statusProps, open }: RareDialogProps) {
  const { close } = dialogs;
  const named = {
    id: project._id.$oid,
    name: projectName(project),
    type: project.type,
    smhf: project.smhf,
  };
  switch (open.kind) {
    case 'choose':
      return (
        <ChooseStatusDialog
          project={project}
          onChosen={(target) => dialogs.show({ kind: 'status', target, stays: true })}
          onClose={close}
        />
      );
    case 'force':
      return <ForceDialog {...statusProps.forced} />;
    case 'clone':
      return <CloneDialog project={named} onClose={close} />;
    case 'sameCard':
      return <SameCardDialog project={project} onClose={close} />;
    case 'invite':
      return <InviteDialog project={named} onClose={close} />;
    case 'exchange':
      return <ExchangeDialog project={project} whom={open.whom} onClose={close} />;
    case 'undoClone':
      return <UndoCloneDialog project={named} onClose={close} />;
    // 'delete'
    default: {
      const mayRestore = roleMay('project.restore', viewer.role);
      return (
        <DeleteDialog project={named} mayRestore={mayRestore} onClose={close} onDeleted={statusProps.leave} />
      );
    }
  }
}
