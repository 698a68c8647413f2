import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { useState } from 'react';
import { AGENCY_PRINTS, type PrinterAnswer } from './chosen-printer.ts';

/** What goes with a change of status, while it is not sent. */
export interface MessageDraft {
  comment: string;
  files: ProjectFile[];
  printer: PrinterAnswer;
}

export type DraftChange = (draft: MessageDraft) => MessageDraft;

const EMPTY: MessageDraft = { comment: '', files: [], printer: AGENCY_PRINTS };

/** Messages that are being written, by target: closing the window or a call that fails loses none of them. */
export function useMessageDrafts() {
  const [drafts, setDrafts] = useState<Record<string, MessageDraft>>({});
  return {
    draftOf: (target: string) => drafts[target] ?? EMPTY,
    /** By what it was: several files may arrive at once. */
    keep: (target: string, change: DraftChange) =>
      setDrafts((all) => ({ ...all, [target]: change(all[target] ?? EMPTY) })),
  };
}
