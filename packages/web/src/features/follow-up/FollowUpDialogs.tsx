import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { photoInWords, postItsOf } from '@ardoise/domain/wizards/fields/attachment-words.ts';
import { lazy, Suspense } from 'react';
import { photoNotes } from '../../components/documents/file-notes.ts';
import type { Viewer } from '../../components/projects/holder-words.ts';
import type { FollowUpDialogState } from './dialogs/use-follow-up-dialogs.ts';
import { ReturnDialog } from './status-change/late-return.ts';
import { SendToAgencyDialog } from './status-change/SendToAgencyDialog.tsx';
import { StatusDialog } from './status-change/StatusDialog.tsx';
import type { StatusProps } from './status-change/use-status-props.ts';
import { sendsBack } from './words/order-actions.ts';

// Lazy-loaded when a document is opened: includes the PDF renderer.
const DocumentViewer = lazy(async () => ({
  default: (await import('../../components/documents/DocumentViewer.tsx')).DocumentViewer,
}));

// Those of few orders, loaded once one opens.
const RareDialog = lazy(async () => ({ default: (await import('./RareDialog.tsx')).RareDialog }));

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

function OpenDialog({ project, proofs, viewer, dialogs, statusProps }: FollowUpDialogsProps) {
  const { open, popin, close, closePopin } = dialogs;
  const { ordinary } = statusProps;
  const id = project._id.$oid;

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
    case 'viewer':
      return (
        <DocumentViewer
          files={open.files}
          start={open.start}
          title={open.title}
          projectId={id}
          notesOf={(file) => photoNotes(postItsOf(project, file))}
          saidOf={(file) => photoInWords(project, file)}
          onClose={close}
        />
      );
    default:
      return <RareDialog {...{ project, viewer, dialogs, statusProps, open }} />;
  }
}
