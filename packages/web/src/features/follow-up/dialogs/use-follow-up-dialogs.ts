import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import type { Exchanged } from '@ardoise/domain/projects/reassignments.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';
import { stopsProject } from '@ardoise/domain/rules/moves.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isYourTurn, type Viewer } from '../../../components/projects/holder-words.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import { proofsKey } from '../../../hooks/use-proofs.ts';
import { movesAndChanges } from '../words/history-sentence.ts';
import { movedSince } from '../words/moved-words.ts';
import { useMessageDrafts } from './use-message-drafts.ts';

/** The open dialog; `popin` opens automatically after the last signature. */
export type FollowUpDialog =
  /**
   * `stays`: chosen from head office's list, after which the page stays open
   * (specification/screens-and-addresses.md#follow-up).
   */
  | { kind: 'status'; target: Target; stays?: true }
  | { kind: 'clone' }
  | { kind: 'sameCard' }
  | { kind: 'invite' }
  | { kind: 'exchange'; whom: Exchanged }
  | { kind: 'undoClone' }
  | { kind: 'delete' }
  | { kind: 'choose' }
  | { kind: 'force' }
  | { kind: 'viewer'; files: readonly ProjectFile[]; start?: number; title?: string };

export type FollowUpDialogState = ReturnType<typeof useFollowUpDialogs>;

/** The pending submission of a freshly signed order (specification/wizards.md#recap-and-signatures). */
function submissionOf(project: Project, viewer: Viewer): ProjectAction | undefined {
  if (!project.popin || !isYourTurn(project, viewer)) return undefined;
  return project.actions.find((action) => action.allowed && !stopsProject(action.target));
}

/** A version conflict by a concurrent move: the server's sentence, and the former number of history lines. */
interface Interruption {
  message: string;
  seen: number;
  /** The target of the open change of status, if any. */
  target: Target | undefined;
}

const KEPT = 'Votre message est conservé.';

/** A message typed on a card for a move, after another person moved the project to another status. */
function useLeftMessage(
  { statut, actions }: Project,
  drafts: ReturnType<typeof useMessageDrafts>,
  lines: number,
): Interruption | null {
  const [start] = useState({ lines, statut, actions });
  if (start.statut === statut) return null;
  const left = start.actions.find(({ target }) => drafts.draftOf(target).comment.trim() !== '');
  return left ? { message: '', seen: start.lines, target: left.target } : null;
}

/** The open dialog, the drafts of messages, and version conflicts by concurrent moves. */
export function useFollowUpDialogs(project: Project, viewer: Viewer) {
  const [open, setOpen] = useState<FollowUpDialog | null>(null);
  const [popinClosed, setPopinClosed] = useState(false);
  const [interruption, setInterruption] = useState<Interruption | null>(null);
  const drafts = useMessageDrafts(viewer.name, project._id.$oid);
  const cache = useQueryClient();
  const lines = movesAndChanges(project.historique).length;
  // The dialog's target vanished while typing: the page already displays another status.
  const vanished = open?.kind === 'status' && !project.actions.some(({ target }) => target === open.target);
  const target = open?.kind === 'status' ? open.target : undefined;
  const left = useLeftMessage(project, drafts, lines);
  const meanwhile = vanished ? { message: '', seen: lines - 1, target } : left;
  const shown = interruption ?? meanwhile;
  const written = shown?.target === undefined ? '' : drafts.draftOf(shown.target).comment.trim();
  const lost = written !== '' && !project.actions.some((one) => one.target === shown?.target && one.allowed);

  return {
    open: vanished ? null : open,
    notice:
      shown &&
      [shown.message, movedSince(project, shown.seen, viewer.role), written && !lost && KEPT]
        .filter(Boolean)
        .join(' '),
    /** Text typed for a vanished action: displayed, so that it can be copied. */
    orphan: lost ? written : null,
    drafts,
    popin: popinClosed || open !== null ? undefined : submissionOf(project, viewer),
    show: (dialog: FollowUpDialog) => {
      setInterruption(null);
      setOpen(dialog);
    },
    close: () => setOpen(null),
    closePopin: () => setPopinClosed(true),
    /** A version conflict: refetches the page, keeps the input. `written` is the draft that was being sent. */
    reload: (message: string, written: Target | 'force') => {
      setOpen(null);
      setPopinClosed(true);
      setInterruption({ message, seen: lines, target: written === 'force' ? undefined : written });
      void cache.invalidateQueries({ queryKey: projectKey(project._id.$oid) });
      void cache.invalidateQueries({ queryKey: proofsKey(project._id.$oid) });
      void cache.invalidateQueries({ queryKey: ['projects'] });
    },
  };
}
