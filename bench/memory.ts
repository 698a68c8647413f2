import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 25;
const MEGA = 1024 * 1024;

/** Resident memory of a process, its threads' included, in MB. Read from /proc: where there is none, not a number. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024) / MEGA;
}

/** What some work answers, with the most memory that a process had while it went on. */
export async function withPeakMemory<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; peakMb: number }> {
  let peakMb = await residentMb(pid);
  let working = true;
  const sampling = (async () => {
    while (working) {
      peakMb = Math.max(peakMb, await residentMb(pid));
      await sleep(EVERY_MS);
    }
  })();
  try {
    return { result: await work(), peakMb };
  } finally {
    working = false;
    await sampling;
  }
}
