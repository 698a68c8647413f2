import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { ReturnCause } from '@ardoise/domain/projects/return-causes.ts';
import { useState } from 'react';
import { sealedTab } from '../../../api/device/sealed-store.ts';
import { useOpenSeal } from '../../../hooks/use-open-seal.ts';
import { AGENCY_PRINTS, type PrinterAnswer } from '../words/chosen-printer.ts';
import { type DayAnswers, noDays } from '../words/day-answers.ts';
import { typedMessages } from './typed-messages.ts';

/** The unsent parts of a change of status. */
export interface MessageDraft {
  comment: string;
  /** Why the order goes back to its agency. */
  causes: readonly ReturnCause[];
  files: ProjectFile[];
  printer: PrinterAnswer;
  days: DayAnswers;
}

export type DraftChange = (draft: MessageDraft) => MessageDraft;

const EMPTY: Omit<MessageDraft, 'days'> = { comment: '', causes: [], files: [], printer: AGENCY_PRINTS };

/** Drafts of messages, by target: they survive closing the dialog, a failed call, a reload or the end of the session. */
export function useMessageDrafts(username: string, projectId: string) {
  useOpenSeal(username);
  const [drafts, setDrafts] = useState<Record<string, MessageDraft>>({});
  const typed = typedMessages(sealedTab(username), projectId);
  const draftIn = (all: Record<string, MessageDraft>, target: string) =>
    all[target] ?? { ...EMPTY, days: noDays(), comment: typed.read(target) };
  return {
    draftOf: (target: string) => draftIn(drafts, target),
    /** Functional update: several files may arrive at once. */
    keep: (target: string, change: DraftChange) =>
      setDrafts((all) => ({ ...all, [target]: change(draftIn(all, target)) })),
    /** On every keystroke, without rendering the page. */
    type: typed.write,
  };
}
