import autocannon, { type Request, type Result } from 'autocannon';

/** Results of one load run: requests per second, and latencies in milliseconds. */
export interface Figures {
  perSecond: number;
  p50: number;
  p95: number;
  p97: number;
  p99: number;
  /** Responses that were not 2xx, and failed connections. */
  failures: number;
}

/** Sends generated requests over a number of connections for some seconds. */
export async function drive(
  url: string,
  draw: () => Request,
  connections: number,
  seconds: number,
): Promise<Figures> {
  const times: number[] = [];
  const result = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections,
        duration: seconds,
        requests: [{ setupRequest: (request) => ({ ...request, ...draw() }) }],
      },
      (error: Error | null, figures) => (error ? reject(error) : resolve(figures)),
    );
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p95: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0,
    p97: result.latency.p97_5,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

/** Mean of two runs of one side. */
export function mean(a: Figures, b: Figures): Figures {
  const half = (key: keyof Figures) => (a[key] + b[key]) / 2;
  return {
    perSecond: half('perSecond'),
    p50: half('p50'),
    p95: half('p95'),
    p97: half('p97'),
    p99: half('p99'),
    failures: a.failures + b.failures,
  };
}
