import { previewBulk } from '@ardoise/domain/contract/bulk.ts';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import type { BulkJob, Recipient } from '../../../components/several-projects/bulk-job.ts';
import { useBulkJob } from '../../../components/several-projects/use-bulk-job.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { useSingleFlight } from '../../../hooks/use-single-flight.ts';
import { type ManagedAccount, useAccountChanges } from './use-accounts.ts';
import { HAND_OVER } from './use-successors.ts';

/** The projects of a closed account, as a job of the usual reassignment; null where none can be given on. */
async function jobFor({ role, name }: ManagedAccount, recipient: Recipient): Promise<BulkJob | null> {
  const action = HAND_OVER[role];
  if (action === undefined) return null;
  const column = { dc: 'q_dc', agence: 'q_agence', imprimeur: 'q_imprimeur' }[
    role as 'dc' | 'agence' | 'imprimeur'
  ];
  const { possibles } = await request(previewBulk, {
    body: { action, cible: recipient.username, filtre: { [column]: name, q_encours: '1' as const } },
  });
  if (possibles.length === 0) return null;
  return { id: crypto.randomUUID(), action, recipient, comment: '', todo: possibles, results: [] };
}

/**
 * Closes an account, then gives its projects, or a manager's team, to a successor: first the sessions, at once. What
 * fails after that can be tried again; each step is idempotent.
 */
export function useDeactivation(account: ManagedAccount, onDone: () => void) {
  const me = useMe();
  const { deactivate, giveTeam } = useAccountChanges();
  const run = useBulkJob(me.name);
  const once = useSingleFlight();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [reported, setReported] = useState(false);

  const handOver = async (recipient: Recipient) => {
    if (account.role === 'smhf' || account.role === 'mdv') return giveTeam(account.uid, recipient.username);
    const job = await jobFor(account, recipient);
    if (job === null) return;
    setReported(true);
    await run.start(job);
  };
  const act = (recipient: Recipient | null) =>
    once(async () => {
      setBusy(true);
      setFailure(undefined);
      try {
        await deactivate(account.uid);
        if (recipient !== null) await handOver(recipient);
        if (recipient === null || HAND_OVER[account.role] === undefined) onDone();
      } catch (error) {
        setFailure(messageOf(error));
      } finally {
        setBusy(false);
      }
    });
  return { act, busy, failure, run, reported };
}
