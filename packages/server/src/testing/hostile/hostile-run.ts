import { Agent, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { HostileRequest } from './hostile-requests.ts';
import { CANARY, type HostileWorld } from './hostile-world.ts';

const AT_ONCE = 8;
/** Longer than any call may take: a request without a reply by then hangs. */
const PATIENCE_MS = 90_000;
/** Maximum bytes read of a reply: more than any page or list of the small world. */
const MOST_READ = 4 * 1024 * 1024;

interface Answer {
  status: number;
  type: string;
  text: string;
}

/** Results of many requests: counts by status, and a sentence per fault. */
export interface HostileResult {
  statuses: Map<number, number>;
  failures: string[];
}

function headersOf(
  world: HostileWorld,
  { as, headers }: HostileRequest,
  from: number,
): Record<string, string> {
  const own = as === null ? undefined : world.people.get(as);
  const all = {
    ...(own && { cookie: own.cookie, 'x-csrf-token': own.csrf }),
    // Distinct addresses: otherwise rate limits would refuse most of them.
    'x-forwarded-for': `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`,
    ...headers,
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function send(
  app: FastifyInstance,
  agent: Agent,
  asked: HostileRequest,
  headers: Record<string, string>,
): Promise<Answer> {
  const { port } = app.server.address() as AddressInfo;
  const options = {
    host: '127.0.0.1',
    port,
    agent,
    method: asked.method,
    path: asked.url,
    headers,
    timeout: PATIENCE_MS,
  };
  return new Promise((resolve, reject) => {
    const sent = httpRequest(options, (reply) => {
      const type = String(reply.headers['content-type']);
      const chunks: Buffer[] = [];
      let length = 0;
      const done = () =>
        resolve({ status: reply.statusCode ?? 0, type, text: Buffer.concat(chunks).toString('latin1') });
      reply.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length <= MOST_READ) chunks.push(chunk);
        // A stream of changes never ends.
        if (type.startsWith('text/event-stream')) reply.destroy();
      });
      reply.on('close', done);
      reply.on('error', done);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    sent.end(asked.payload);
  });
}

/** Head office and administrators have every project in scope: they do not request foreign ones. */
function withinScope(world: HostileWorld, asked: HostileRequest): HostileRequest {
  const seesAll = asked.as === 'siege' || asked.as === 'administrator';
  const said = `${asked.url} ${String(asked.payload ?? '')}`;
  return seesAll && world.foreignIds.some((id) => said.includes(id)) ? { ...asked, as: 'dc' } : asked;
}

/** The fault of a reply; null for none. */
function faultOf({ as, method }: HostileRequest, { status, type, text }: Answer): string | null {
  if (status === 0 || status >= 500) return `answered ${status}`;
  if (as !== 'siege' && as !== 'administrator' && text.includes(CANARY)) return 'told what is out of scope';
  if (/\bat \S+ \(|node_modules|\.ts:\d+/.test(text) && !type.includes('html')) return 'told a stack';
  if (status >= 400 && method !== 'HEAD' && type.includes('json') && !/"code":"\w+","message":"/.test(text))
    return 'refused without code and message';
  return null;
}

function described({ as, method, url, payload }: HostileRequest): string {
  return `${as ?? 'nobody'}: ${method} ${url.slice(0, 300)} ${String(payload ?? '').slice(0, 300)}`;
}

/** Sends requests with limited concurrency, and checks each reply. Adds the findings to `result`. */
export async function runHostile(
  app: FastifyInstance,
  world: HostileWorld,
  requests: readonly HostileRequest[],
  result: HostileResult,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const queue = requests.entries();
  const work = async () => {
    for (const [index, drawn] of queue) {
      const asked = withinScope(world, drawn);
      const headers = headersOf(world, asked, result.statuses.size * 7919 + index);
      try {
        const answer = await send(app, agent, asked, headers);
        result.statuses.set(answer.status, (result.statuses.get(answer.status) ?? 0) + 1);
        const fault = faultOf(asked, answer);
        if (fault !== null)
          result.failures.push(`${fault}: ${described(asked)}\n${answer.text.slice(0, 500)}`);
      } catch (error) {
        // A connection refused because of an earlier request on it: the server closes it, and survives.
        const code = (error as NodeJS.ErrnoException).code ?? String(error);
        if (code === 'ECONNRESET' || code === 'EPIPE')
          result.statuses.set(-1, (result.statuses.get(-1) ?? 0) + 1);
        else result.failures.push(`${code}: ${described(asked)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  agent.destroy();
}
