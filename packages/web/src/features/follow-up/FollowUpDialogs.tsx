import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import { postItsOf } from '@ardoise/domain/wizards/fields/attachment-words.ts';
import { lazy, Suspense } from 'react';
import { photoNotes } from '../../components/documents/file-notes.ts';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { projectName } from '../../components/projects/project-name.ts';
import type { FollowUpDialogState } from './dialogs/use-follow-up-dialogs.ts';
import { InviteDialog } from './people/InviteDialog.tsx';
import { ChooseStatusDialog } from './status-change/ChooseStatusDialog.tsx';
import { ReturnDialog } from './status-change/ReturnDialog.tsx';
import { SendToAgencyDialog } from './status-change/SendToAgencyDialog.tsx';
import { StatusDialog } from './status-change/StatusDialog.tsx';
import type { StatusProps } from './status-change/use-status-props.ts';
import { sendsBack } from './words/order-actions.ts';

// Lazy-loaded when a document is opened: includes the PDF renderer.
const DocumentViewer = lazy(async () => ({
  default: (await import('../../components/documents/DocumentViewer.tsx')).DocumentViewer,
}));

const CloneDialog = lazy(async () => ({
  default: (await import('../../components/projects/CloneDialog.tsx')).CloneDialog,
}));
const DeleteDialog = lazy(async () => ({
  default: (await import('../../components/projects/DeleteDialog.tsx')).DeleteDialog,
}));
const UndoCloneDialog = lazy(async () => ({
  default: (await import('./head/UndoCloneDialog.tsx')).UndoCloneDialog,
}));
const ExchangeDialog = lazy(async () => ({
  default: (await import('./status-change/ExchangeDialog.tsx')).ExchangeDialog,
}));
const SameCardDialog = lazy(async () => ({
  default: (await import('../../components/projects/SameCardDialog.tsx')).SameCardDialog,
}));
// For the administrator alone.
const ForceDialog = lazy(async () => ({
  default: (await import('./status-change/ForceDialog.tsx')).ForceDialog,
}));

interface FollowUpDialogsProps {
  project: Project;
  proofs: readonly ProofVersion[];
  viewer: Viewer;
  dialogs: FollowUpDialogState;
  statusProps: StatusProps;
}

/** The open dialog of the follow-up; those of few orders are loaded once they open. */
export function FollowUpDialogs(props: FollowUpDialogsProps) {
  return (
    <Suspense>
      <OpenDialog {...props} />
    </Suspense>
  );
}

function OpenDialog(props: FollowUpDialogsProps) {
  const { project, proofs, viewer, dialogs, statusProps } = props;
  const { open, popin, close, closePopin } = dialogs;
  const { leave, ordinary, forced } = statusProps;
  const id = project._id.$oid;
  const named = { id, name: projectName(project), type: project.type, smhf: project.smhf };

  if (popin) return <SendToAgencyDialog {...ordinary(popin)} onClose={closePopin} />;
  if (open === null) return null;
  switch (open.kind) {
    case 'status': {
      const action = project.actions.find(({ target }) => target === open.target);
      if (action === undefined) return null;
      const shown = { ...ordinary(action, open.stays), onClose: close };
      return sendsBack(project.statut, action) ? (
        <ReturnDialog {...shown} proofs={proofs} />
      ) : (
        <StatusDialog {...shown} />
      );
    }
    case 'choose':
      return (
        <ChooseStatusDialog
          project={project}
          onChosen={(target) => dialogs.show({ kind: 'status', target, stays: true })}
          onClose={close}
        />
      );
    case 'force':
      return <ForceDialog {...forced} />;
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
    case 'delete': {
      const mayRestore = roleMay('project.restore', viewer.role);
      return <DeleteDialog project={named} mayRestore={mayRestore} onClose={close} onDeleted={leave} />;
    }
    case 'viewer':
      return (
        <DocumentViewer
          files={open.files}
          start={open.start}
          title={open.title}
          projectId={id}
          notesOf={(file) => photoNotes(postItsOf(project, file))}
          onClose={close}
        />
      );
  }
}
