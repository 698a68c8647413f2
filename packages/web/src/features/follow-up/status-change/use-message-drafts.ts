import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { useState } from 'react';
import { AGENCY_PRINTS, type PrinterAnswer } from './chosen-printer.ts';
import { typedMessages } from './typed-messages.ts';

/** What goes with a change of status, while it is not sent. */
export interface MessageDraft {
  comment: string;
  files: ProjectFile[];
  printer: PrinterAnswer;
}

export type DraftChange = (draft: MessageDraft) => MessageDraft;

const EMPTY: MessageDraft = { comment: '', files: [], printer: AGENCY_PRINTS };

/**
 * Messages that are being written, by target: closing the window, a call that fails, a reload or the end of the session
 * loses none of their words.
 */
export function useMessageDrafts(username: string, projectId: string) {
  const [drafts, setDrafts] = useState<Record<string, MessageDraft>>({});
  const typed = typedMessages(sessionStorage, username, projectId);
  const draftIn = (all: Record<string, MessageDraft>, target: string) =>
    all[target] ?? { ...EMPTY, comment: typed.read(target) };
  return {
    draftOf: (target: string) => draftIn(drafts, target),
    /** By what it was: several files may arrive at once. */
    keep: (target: string, change: DraftChange) =>
      setDrafts((all) => ({ ...all, [target]: change(draftIn(all, target)) })),
    /** At each letter, without drawing the page again. */
    type: typed.write,
  };
}
