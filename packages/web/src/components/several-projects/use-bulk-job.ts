import { runBulk } from '@ardoise/domain/contract/bulk.ts';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { useOpenSeal } from '../../hooks/use-open-seal.ts';
import { BATCH, type BulkJob, keepJob, keptJob, withResults } from './bulk-job.ts';
import { useOneRun } from './use-one-run.ts';

async function sendBatch(job: BulkJob) {
  const { action, recipient, comment } = job;
  const { resultats } = await request(runBulk, {
    body: {
      action,
      projets: job.todo.slice(0, BATCH),
      ...(recipient && { cible: recipient.username }),
      ...(comment && { comment }),
    },
  });
  return resultats;
}

/** Batch by batch, until done or `stopped`; reports each reply. */
async function carryOut(job: BulkJob, stopped: () => boolean, answered: (next: BulkJob) => void) {
  let at = job;
  while (at.todo.length > 0 && !stopped()) {
    at = withResults(at, await sendBatch(at));
    answered(at);
  }
}

/** True after a stop, or on unmount: the rest is offered on the next visit. */
function useStop() {
  const stopping = useRef(false);
  useEffect(
    () => () => {
      stopping.current = true;
    },
    [],
  );
  return stopping;
}

/**
 * Runs a job in batches, and stores it for this tab: it resumes after a stop, a reload or a failure. Stops between two
 * batches; a batch without a reply is resent, which is idempotent.
 */
export function useBulkJob(username: string) {
  useOpenSeal(username);
  const [job, setJob] = useState<BulkJob | null>(() => keptJob(username));
  const [failure, setFailure] = useState<string>();
  const stopping = useStop();
  const { underway, run: runOne } = useOneRun<BulkJob>();

  const put = (next: BulkJob | null) => {
    keepJob(username, next);
    setJob(next);
  };

  const run = (from: BulkJob) =>
    runOne(from, async () => {
      stopping.current = false;
      setFailure(undefined);
      put(from);
      try {
        await carryOut(from, () => stopping.current, put);
      } catch (error) {
        setFailure(messageOf(error));
      }
    });

  return {
    job,
    running: underway !== undefined,
    failure,
    start: run,
    resume: () => (job === null ? Promise.resolve() : run(job)),
    stop: () => {
      stopping.current = true;
    },
    /** Keeps completed steps; discards the rest. */
    close: () => {
      setFailure(undefined);
      put(null);
    },
  };
}
export type BulkRun = ReturnType<typeof useBulkJob>;
