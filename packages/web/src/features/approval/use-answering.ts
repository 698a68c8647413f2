import type { ApprovalReply } from '@ardoise/domain/contract/approvals.ts';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import type { Signature } from '../../components/signatures/use-signature-form.ts';
import { useSingleFlight } from '../../hooks/use-single-flight.ts';
import { type ApprovalSource, type Corrections, ProofReplaced } from './approval-source.ts';
import type { Answer } from './approval-words.ts';

interface Answering {
  source: ApprovalSource;
  /** The displayed proof. */
  version: number;
  /** Refetches the page; resolves to its version, null when it cannot be opened any more. */
  reload: () => Promise<number | null>;
  onAnswered: (answer: Answer, reply: ApprovalReply) => void;
}

/** Version conflict, or the link has ended: refetch, and the page explains it. */
const OUT_OF_DATE = [404, 409, 410];

function isOutOfDate(error: unknown): boolean {
  return error instanceof ProofReplaced || (error instanceof ApiError && OUT_OF_DATE.includes(error.status));
}

/** Sends the client's answer; ignores a double click. */
export function useAnswering({ source, version, reload, onAnswered }: Answering) {
  const [busy, setBusy] = useState(false);
  const singly = useSingleFlight();

  const send = (answer: Answer, act: () => Promise<ApprovalReply>) =>
    singly(async () => {
      setBusy(true);
      try {
        onAnswered(answer, await act());
      } catch (error) {
        // If the refetched page differs, the dialog closes and the page explains why.
        if (!isOutOfDate(error) || (await reload()) === version) throw error;
      } finally {
        setBusy(false);
      }
    });

  return {
    busy,
    approve: (signature: Signature) => send('accord', () => source.approve({ version, ...signature })),
    askCorrections: (asked: Corrections) => send('corrections', () => source.askCorrections(version, asked)),
  };
}
