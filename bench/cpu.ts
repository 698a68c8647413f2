import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

interface Times {
  parent: number;
  own: number;
  /** Of children that have ended. */
  ended: number;
}

async function timesOf(pid: number): Promise<Times | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The second field is the command in parentheses, which may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = (place: number) => Number(fields[place]) * TICK_MS;
  return { parent: Number(fields[1]), own: ticks(11) + ticks(12), ended: ticks(13) + ticks(14) };
}

/** Processor time of one process so far, threads included, in milliseconds. Read from /proc: NaN without it. */
export async function processMs(pid: number): Promise<number> {
  return (await timesOf(pid))?.own ?? Number.NaN;
}

/** The process that all backends of a database server are children of; NaN where it runs on another machine. */
export async function postmasterOf(database: string): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return (await timesOf(rows[0]?.pid ?? 0))?.parent ?? Number.NaN;
  } finally {
    await client.end();
  }
}

/** Processor time of a database server so far, all its processes together, in milliseconds. */
export async function postgresMs(postmaster: number): Promise<number> {
  const main = await timesOf(postmaster);
  if (main === null) return Number.NaN;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(pids.map((pid) => timesOf(Number(pid))));
  const children = all.filter((times) => times?.parent === postmaster);
  return children.reduce((sum, times) => sum + (times?.own ?? 0), main.own + main.ended);
}
