import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/projects/permissions.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { photoNotes } from '../../components/files/file-notes.ts';
import { CloneDialog } from '../../components/projects/CloneDialog.tsx';
import { DeleteDialog } from '../../components/projects/DeleteDialog.tsx';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { sayOnList } from '../../components/projects/said-store.ts';
import { statusMessage } from '../../components/projects/status-messages.ts';
import { useToast } from '../../components/Toast.tsx';
import { useListBehind } from '../../hooks/use-list-behind.ts';
import type { NextProject } from '../../hooks/use-next-project.ts';
import { UndoCloneDialog } from './head/UndoCloneDialog.tsx';
import { InviteDialog } from './people/InviteDialog.tsx';
import { ChooseStatusDialog } from './status-change/ChooseStatusDialog.tsx';
import { ExchangeDialog } from './status-change/ExchangeDialog.tsx';
import { ForceDialog } from './status-change/ForceDialog.tsx';
import { SendToAgencyDialog } from './status-change/SendToAgencyDialog.tsx';
import { StatusDialog } from './status-change/StatusDialog.tsx';
import type { DraftChange } from './status-change/use-message-drafts.ts';
import type { FollowUpDialogState } from './use-follow-up-dialogs.ts';

// Lazy-loaded when a document is opened: includes the PDF renderer.
const DocumentViewer = lazy(async () => ({
  default: (await import('../../components/files/DocumentViewer.tsx')).DocumentViewer,
}));
const ProofViewer = lazy(async () => ({ default: (await import('./proofs/ProofViewer.tsx')).ProofViewer }));

interface FollowUpDialogsProps {
  project: Project;
  proofs: readonly ProofVersion[];
  viewer: Viewer;
  dialogs: FollowUpDialogState;
  /** The next project of the same list. */
  next: NextProject | null;
}

/**
 * Roles that may submit despite an exhausted quota, with a comment
 * (specification/quotas.md#submission-beyond-the-quota).
 */
const HEAD_OFFICE: readonly string[] = ['siege', 'administrator'];

/** Longer than the usual message: two lines. */
const READING_MS = 10_000;

function messageAbout(project: Project, target: Target): string {
  const { typeProjet, statut: from } = project;
  return statusMessage({ typeProjet, from, target, name: projectName(project) });
}

/** Common props of a change of status, and what follows it. */
function useStatusProps({ project, viewer, dialogs, next }: Omit<FollowUpDialogsProps, 'proofs'>) {
  const { drafts, close, closePopin, reload } = dialogs;
  const navigate = useNavigate();
  const { to: behind } = useListBehind();
  const toast = useToast();
  const say = (target: Target) => toast({ message: messageAbout(project, target), duration: READING_MS });
  // A client's orders are cards, and no queue.
  const sayThere = (target: Target) => {
    if (viewer.role === 'client') return say(target);
    const message = messageAbout(project, target);
    sayOnList({ id: project._id.$oid, name: projectName(project), message, next });
  };
  const common = (key: string) => ({
    project,
    draft: drafts.draftOf(key),
    onDraft: (change: DraftChange) => drafts.keep(key, change),
    onType: (comment: string) => drafts.type(key, comment),
    onStale: reload,
  });
  return {
    leave: () => void navigate(behind),
    ordinary: (action: ProjectAction, stays = false) => ({
      ...common(action.target),
      action,
      arbitrates: HEAD_OFFICE.includes(viewer.role),
      onChanged: () => {
        close();
        closePopin();
        if (stays) return say(action.target);
        sayThere(action.target);
        void navigate(behind);
      },
    }),
    // An administrator stays on the page, to see the result.
    forced: {
      ...common('force'),
      onClose: close,
      onForced: (target: Target) => {
        close();
        say(target);
      },
    },
  };
}

/** The open dialog of the follow-up. */
export function FollowUpDialogs(props: FollowUpDialogsProps) {
  const { project, proofs, viewer, dialogs } = props;
  const { open, popin, close, closePopin } = dialogs;
  const { leave, ordinary, forced } = useStatusProps(props);
  const id = project._id.$oid;
  const named = { id, name: projectName(project), type: project.type, smhf: project.smhf };

  if (popin) return <SendToAgencyDialog {...ordinary(popin)} onClose={closePopin} />;
  if (open === null) return null;
  switch (open.kind) {
    case 'status': {
      const action = project.actions.find(({ target }) => target === open.target);
      return action ? <StatusDialog {...ordinary(action, open.stays)} onClose={close} /> : null;
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
        <Suspense>
          <DocumentViewer
            files={open.files}
            start={open.start}
            title={open.title}
            projectId={id}
            notesOf={(file) => photoNotes(project.contenu?.find(({ photo }) => photo === file)?.anno ?? [])}
            onClose={close}
          />
        </Suspense>
      );
    case 'proof': {
      const proof = proofs.find(({ version }) => version === open.version);
      return proof ? (
        <Suspense>
          <ProofViewer project={project} proof={proof} fileId={open.fileId} onClose={close} />
        </Suspense>
      ) : null;
    }
  }
}
