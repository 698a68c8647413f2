import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 25;
const MEGA = 1024 * 1024;

/** Resident memory of a process, threads included, in MB. Read from /proc: NaN without it. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024) / MEGA;
}

/** Result of some work, with the process's peak memory while it ran. */
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
