import autocannon, { type Request, type Result } from 'autocannon';
import { postgresMs, processMs } from './cpu.ts';
import { median } from './median.ts';
import type { RunningServer } from './servers.ts';

/** Results of one load run: requests per second, and latencies in milliseconds. */
export interface Figures {
  perSecond: number;
  p50: number;
  p95: number;
  p97: number;
  p99: number;
  /** Responses that were not 2xx, and failed connections. */
  failures: number;
  /** Processor milliseconds of the server's process per request. */
  serverMs: number;
  /** Those of PostgreSQL, including concurrent background work. */
  postgresMs: number;
}

function drawn(draw: () => Request): Request[] {
  return [{ setupRequest: (request) => ({ ...request, ...draw() }) }];
}

/** Sends generated requests over a number of connections for some seconds. */
async function send(
  url: string,
  draw: () => Request,
  connections: number,
  seconds: number,
): Promise<{ result: Result; times: number[] }> {
  const times: number[] = [];
  const result = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(
      { url, connections, duration: seconds, requests: drawn(draw) },
      (error: Error | null, figures) => (error ? reject(error) : resolve(figures)),
    );
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  return { result, times };
}

/** Drives a server for some seconds, and reads what it cost. */
export async function drive(
  { url, pid, postmaster }: RunningServer,
  draw: () => Request,
  connections: number,
  seconds: number,
): Promise<Figures> {
  const before = { server: await processMs(pid), postgres: await postgresMs(postmaster) };
  const { result, times } = await send(url, draw, connections, seconds);
  const total = Math.max(result.requests.total, 1);
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0,
    p97: result.latency.p97_5,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
    serverMs: ((await processMs(pid)) - before.server) / total,
    postgresMs: ((await postgresMs(postmaster)) - before.postgres) / total,
  };
}

/** Sends this many generated requests over a number of connections. Returns how many failed. */
export async function driveTimes(
  url: string,
  draw: () => Request,
  connections: number,
  amount: number,
): Promise<number> {
  const { non2xx, errors } = await autocannon({ url, connections, amount, requests: drawn(draw) });
  return non2xx + errors;
}

/** Medians of several runs of one side; failures are added up. */
export function middle(runs: readonly Figures[]): Figures {
  const of = (key: keyof Figures) => median(runs.map((figures) => figures[key]));
  return {
    perSecond: of('perSecond'),
    p50: of('p50'),
    p95: of('p95'),
    p97: of('p97'),
    p99: of('p99'),
    failures: runs.reduce((sum, { failures }) => sum + failures, 0),
    serverMs: of('serverMs'),
    postgresMs: of('postgresMs'),
  };
}
