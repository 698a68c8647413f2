import { performance } from 'node:perf_hooks';
import { drive, type Figures } from './drive.ts';
import { withPeakMemory } from './memory.ts';
import { say } from './report.ts';
import type { Scenario } from './scenario.ts';
import type { RunningServer } from './servers.ts';

/** A long-running request that must not slow lists down (issue 4, Speed). */
export interface LongWork {
  title: string;
  /** Maximum additional memory, in MB. */
  mostMb: number;
  /** Runs it once and resolves to the number of bytes received. */
  run: (url: string) => Promise<number>;
}

const CONNECTIONS = 10;
/** Maximum ratio of the list's p99 under this load to its p99 alone. */
const MOST_P99 = 2;

interface Done {
  bytes: number;
  milliseconds: number;
}

/** Repeats the work while the list is under load, and awaits the last run. */
async function during(server: RunningServer, work: LongWork, drivenList: () => Promise<Figures>) {
  const done: Done[] = [];
  let driving = true;
  const driven = drivenList().finally(() => {
    driving = false;
  });
  while (driving) {
    const start = performance.now();
    const bytes = await work.run(server.url);
    done.push({ bytes, milliseconds: performance.now() - start });
  }
  return { list: await driven, done };
}

function tell(
  work: LongWork,
  alone: Figures,
  meanwhile: Figures,
  done: readonly Done[],
  addedMb: number,
): void {
  const ratio = meanwhile.p99 / Math.max(alone.p99, 1);
  const held = ratio <= MOST_P99 && addedMb <= work.mostMb && meanwhile.failures === 0;
  const seconds = done.map(({ milliseconds }) => (milliseconds / 1000).toFixed(1)).join(', ');
  say(
    `${work.title}: ${((done[0]?.bytes ?? 0) / 1e6).toFixed(1)} MB in ${seconds} s under load\n` +
      `  list p50 ${alone.p50.toFixed(1)} → ${meanwhile.p50.toFixed(1)}, p99 ${alone.p99.toFixed(1)} → ${meanwhile.p99.toFixed(1)} ms (${ratio.toFixed(2)}; ${alone.perSecond.toFixed(0)} → ${meanwhile.perSecond.toFixed(0)} a second), ` +
      `memory +${addedMb.toFixed(0)} MB, failures ${meanwhile.failures}` +
      `${held ? '  held' : `  MISSED (asked p99 ${MOST_P99}, ${work.mostMb} MB)`}`,
  );
}

/** Measures the list alone, then with the work running, and prints its p99 and the server's memory for both. */
export async function measureBesideList(
  server: RunningServer,
  list: Scenario,
  work: LongWork,
  seconds: number,
): Promise<void> {
  const driven = (length: number) => drive(server, list.product, CONNECTIONS, length);
  // Warm-up of the same duration: a server's memory grows after start, regardless of load.
  await driven(2 * seconds);
  const alone = await withPeakMemory(server.pid, () => driven(seconds));
  const busy = await withPeakMemory(server.pid, () => during(server, work, () => driven(seconds)));
  tell(work, alone.result, busy.result.list, busy.result.done, busy.peakMb - alone.peakMb);
}
