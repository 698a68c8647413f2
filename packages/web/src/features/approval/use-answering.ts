import type { ApprovalReply } from '@ardoise/domain/contract/approvals.ts';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import type { Signature } from '../../components/signatures/use-signature-form.ts';
import { useSingleFlight } from '../../hooks/use-single-flight.ts';
import { type ApprovalSource, ProofReplaced } from './approval-source.ts';
import type { Answer } from './approval-words.ts';

interface Answering {
  source: ApprovalSource;
  /** The proof that is shown. */
  version: number;
  /** Reads the page again; the version found, null when it can no longer be opened. */
  reload: () => Promise<number | null>;
  onAnswered: (answer: Answer, reply: ApprovalReply) => void;
}

/** The project or its proof is no longer what was shown: the page is read again and says so itself. */
const OUT_OF_DATE = [404, 409, 410];

function isOutOfDate(error: unknown): boolean {
  return error instanceof ProofReplaced || (error instanceof ApiError && OUT_OF_DATE.includes(error.status));
}

/** Sends the client's answer, once at a time: a second press does nothing. */
export function useAnswering({ source, version, reload, onAnswered }: Answering) {
  const [busy, setBusy] = useState(false);
  const singly = useSingleFlight();

  const send = (answer: Answer, act: () => Promise<ApprovalReply>) =>
    singly(async () => {
      setBusy(true);
      try {
        onAnswered(answer, await act());
      } catch (error) {
        // Where the page shows something else by then, the dialog is gone and the page says why.
        if (!isOutOfDate(error) || (await reload()) === version) throw error;
      } finally {
        setBusy(false);
      }
    });

  return {
    busy,
    approve: (signature: Signature) => send('accord', () => source.approve({ version, ...signature })),
    askCorrections: (comment: string) => send('corrections', () => source.askCorrections(version, comment)),
  };
}
