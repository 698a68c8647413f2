import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isYourTurn, type Viewer } from '../../components/projects/holder-words.ts';
import { projectKey } from '../../hooks/use-project.ts';
import { stopsProject } from './order-actions.ts';
import { useMessageDrafts } from './use-message-drafts.ts';

/** What is open above the page; `popin` is the one that opens by itself after the last signature. */
export type FollowUpDialog =
  | { kind: 'status'; target: string }
  | { kind: 'clone' }
  | { kind: 'undoClone' }
  | { kind: 'delete' }
  | { kind: 'viewer'; files: readonly ProjectFile[] };

export type FollowUpDialogState = ReturnType<typeof useFollowUpDialogs>;

/** The submission that a freshly signed order still waits for (1-product.md section 4). */
function submissionOf(project: Project, viewer: Viewer): ProjectAction | undefined {
  if (!project.popin || !isYourTurn(project, viewer)) return undefined;
  return project.actions.find((action) => action.allowed && !stopsProject(action));
}

/** Which dialog is open, the messages being written, and what somebody else's move in between made void. */
export function useFollowUpDialogs(project: Project, viewer: Viewer) {
  const [open, setOpen] = useState<FollowUpDialog | null>(null);
  const [popinClosed, setPopinClosed] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const drafts = useMessageDrafts();
  const cache = useQueryClient();
  const close = () => setOpen(null);

  return {
    open,
    notice,
    drafts,
    popin: popinClosed || open !== null ? undefined : submissionOf(project, viewer),
    show: (dialog: FollowUpDialog) => {
      setNotice(null);
      setOpen(dialog);
    },
    close,
    closePopin: () => setPopinClosed(true),
    /** Somebody else acted in between: what is shown is read again, what was typed is kept. */
    reload: (message: string) => {
      close();
      setPopinClosed(true);
      setNotice(`${message} La page est à jour ; votre message est conservé.`.replace(' ;', '\u00a0;'));
      void cache.invalidateQueries({ queryKey: projectKey(project._id.$oid) });
      void cache.invalidateQueries({ queryKey: ['projects'] });
    },
  };
}
