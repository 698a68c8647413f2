import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { benchDatabase } from './database.ts';
import { demonstrationFolder } from './demonstration-folder.ts';
import { driveTimes } from './drive.ts';
import { residentMb } from './memory.ts';
import { say } from './report.ts';
import { type RunningProcess, startDemonstration, startProduct } from './servers.ts';
import { statusScenario } from './status-scenario.ts';

const SIZE = 10_000;
const CONNECTIONS = 10;
/** Numbers of moves since the start after which memory is read. */
const READ_AFTER = [5_000, 10_000, 20_000, 50_000];
/** Wait for background work after the start and after the last reply. */
const QUIET_MS = 5_000;
const ASKED_START_SECONDS = 1.5;
const ASKED_MB = { moves: 200, demonstration: 250 };
/** Of the last reading to the one before: more is growth. */
const MOST_GROWTH = 1.1;

function tell(what: string, value: number, unit: string, asked?: number): void {
  const verdict =
    asked === undefined ? '' : value <= asked ? `  asked ${asked}  held` : `  MISSED (asked ${asked})`;
  say(`${what.padEnd(34)} ${value.toFixed(unit === 's' ? 2 : 0).padStart(6)} ${unit}${verdict}`);
}

/** Started a second time: Node's cache of compiled modules is filled then. */
async function warm(start: () => Promise<RunningProcess>): Promise<RunningProcess> {
  await (await start()).stop();
  const server = await start();
  tell('processor time of the start', server.startSeconds, 's', ASKED_START_SECONDS);
  await sleep(QUIET_MS);
  return server;
}

async function movesOf(server: RunningProcess, database: string): Promise<void> {
  const { prepare, product, restore } = statusScenario(SIZE);
  await prepare?.(database);
  const read: number[] = [];
  let made = 0;
  for (const moves of READ_AFTER) {
    const failures = await driveTimes(server.url, product, CONNECTIONS, moves - made);
    if (failures > 0) throw new Error(`${failures} of the changes of status failed`);
    made = moves;
    await sleep(QUIET_MS);
    const megabytes = await residentMb(server.pid);
    read.push(megabytes);
    tell(`after ${moves} changes of status`, megabytes, 'MB', ASKED_MB.moves);
  }
  await restore?.(database);
  const growth = (read.at(-1) ?? 0) / (read.at(-2) ?? 1);
  say(
    `from ${READ_AFTER.at(-2)} to ${READ_AFTER.at(-1)} it grows ${growth.toFixed(2)} times${growth <= MOST_GROWTH ? '  held' : `  MISSED (asked ${MOST_GROWTH})`}`,
  );
}

/** Resident memory of the server's process alone, and the processor time that it takes to start. */
export async function measureFootprint(postgres: string, port: number): Promise<void> {
  const database = await benchDatabase(postgres, SIZE);
  say('\nMemory and start of the server’s process');
  const product = await warm(() => startProduct(database, port, null));
  try {
    tell('after the start', await residentMb(product.pid), 'MB');
    await movesOf(product, database);
  } finally {
    await product.stop();
  }
  say('with the demonstration');
  const dataDir = await demonstrationFolder('footprint');
  try {
    const server = await warm(() => startDemonstration(dataDir, port));
    tell('after a restart', await residentMb(server.pid), 'MB', ASKED_MB.demonstration);
    await server.stop();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
