import { runBulk } from '@ardoise/domain/contract/bulk.ts';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { request } from '../../api/request.ts';
import { useOneRun } from '../../components/several-projects/use-one-run.ts';
import { BATCH, type BulkJob, keepJob, keptJob, withResults } from './bulk-job.ts';

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

/** Batch after batch, until nothing is left or `stopped` says so; each answer is handed on. */
async function carryOut(job: BulkJob, stopped: () => boolean, answered: (next: BulkJob) => void) {
  let at = job;
  while (at.todo.length > 0 && !stopped()) {
    at = withResults(at, await sendBatch(at));
    answered(at);
  }
}

/** True once told to stop, or once the page is left: whoever comes back is offered the rest. */
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
 * Carries a job out, a batch at a time, and keeps it for this tab: stopped, reloaded or failed, it goes on where it was. It
 * stops between two batches; one whose answer did not come is sent again, and the server says what was already done.
 */
export function useBulkJob(username: string) {
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
    /** What was done stays done; what was left is forgotten. */
    close: () => {
      setFailure(undefined);
      put(null);
    },
  };
}
export type BulkRun = ReturnType<typeof useBulkJob>;
