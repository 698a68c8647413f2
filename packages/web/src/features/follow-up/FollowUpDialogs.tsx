import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { roleMay } from '@ardoise/domain/projects/permissions.ts';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { photoNotes } from '../../components/files/file-notes.ts';
import { CloneDialog } from '../../components/projects/CloneDialog.tsx';
import { DeleteDialog } from '../../components/projects/DeleteDialog.tsx';
import type { Viewer } from '../../components/projects/holder-words.ts';
import { projectName } from '../../components/projects/project-name.ts';
import { useToast } from '../../components/Toast.tsx';
import { SendToAgencyDialog } from './SendToAgencyDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { statusMessage } from './status-messages.ts';
import { UndoCloneDialog } from './UndoCloneDialog.tsx';
import type { FollowUpDialogState } from './use-follow-up-dialogs.ts';
import type { DraftChange } from './use-message-drafts.ts';

// Loaded when a document is opened: it draws PDF.
const DocumentViewer = lazy(async () => ({
  default: (await import('../../components/files/DocumentViewer.tsx')).DocumentViewer,
}));

interface FollowUpDialogsProps {
  project: Project;
  viewer: Viewer;
  dialogs: FollowUpDialogState;
}

/** They may submit in spite of a used-up quota, with a comment (3-decisions.md section 2). */
const HEAD_OFFICE: readonly string[] = ['siege', 'administrator'];

/** A sentence of two lines takes longer to read than the usual message. */
const READING_MS = 7000;

/** Whatever is open above the follow-up. */
export function FollowUpDialogs({ project, viewer, dialogs }: FollowUpDialogsProps) {
  const { open, popin, drafts, close, closePopin } = dialogs;
  const navigate = useNavigate();
  const toast = useToast();
  const named = { id: project._id.$oid, name: projectName(project), type: project.type };
  const leave = () => navigate({ to: '/dashboard' });

  const statusProps = (action: ProjectAction) => ({
    project,
    action,
    draft: drafts.draftOf(action.target),
    onDraft: (change: DraftChange) => drafts.keep(action.target, change),
    onStale: dialogs.reload,
    arbitrates: HEAD_OFFICE.includes(viewer.role),
    onChanged: () => {
      const message = statusMessage({
        typeProjet: project.typeProjet,
        from: project.statut,
        target: action.target,
        name: named.name,
      });
      toast({ message, duration: READING_MS });
      void leave();
    },
  });

  if (popin) return <SendToAgencyDialog {...statusProps(popin)} onClose={closePopin} />;
  if (open === null) return null;
  switch (open.kind) {
    case 'status': {
      const action = project.actions.find(({ target }) => target === open.target);
      return action ? <StatusDialog {...statusProps(action)} onClose={close} /> : null;
    }
    case 'clone':
      return <CloneDialog project={named} onClose={close} />;
    case 'undoClone':
      return <UndoCloneDialog project={named} onClose={close} />;
    case 'delete':
      return (
        <DeleteDialog
          project={named}
          mayRestore={roleMay('project.restore', viewer.role)}
          onClose={close}
          onDeleted={() => void leave()}
        />
      );
    case 'viewer':
      return (
        <Suspense>
          <DocumentViewer
            files={open.files}
            projectId={project._id.$oid}
            notesOf={(fileId) =>
              photoNotes(project.contenu?.find(({ photo }) => photo === fileId)?.anno ?? [])
            }
            onClose={close}
          />
        </Suspense>
      );
  }
}
