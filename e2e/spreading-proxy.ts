import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SpreadingProxy {
  url: string;
  /** Processes that requests are spread over, as long as they say that they are ready. */
  upstreams: string[];
  /** Requests that failed after they were forwarded: they may have been executed. */
  broken: number;
  stop: () => Promise<void>;
}

const ASK_MS = 100;

/** Those that say that they are not ready, since they are about to stop. */
async function findLeaving(upstreams: readonly string[]): Promise<Set<string>> {
  const leaving = new Set<string>();
  const ask = async (url: string) => {
    const reply = await fetch(`${url}/sante/pret`).catch(() => null);
    // An older release has no such call, and replies with a page.
    const isAnswer = reply?.headers.get('content-type')?.startsWith('application/json') === true;
    if (isAnswer && reply.status === 503) leaving.add(url);
  };
  await Promise.all(upstreams.map(ask));
  return leaving;
}

/**
 * A reverse proxy that routes each request to a random process, as nginx's `random` does. As there, another
 * process is tried only if none has received the request yet; a request that fails later gets a 502.
 */
export async function startSpreadingProxy(): Promise<SpreadingProxy> {
  const server = createServer((incoming, reply) => {
    const ready = proxy.upstreams.filter((url) => !leaving.has(url));
    handOver(
      proxy,
      ready.toSorted(() => Math.random() - 0.5),
      incoming,
      reply,
    );
  });
  let leaving = new Set<string>();
  const asking = setInterval(async () => {
    leaving = await findLeaving(proxy.upstreams);
  }, ASK_MS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy: SpreadingProxy = {
    url: `http://127.0.0.1:${port}`,
    upstreams: [],
    broken: 0,
    stop: async () => {
      clearInterval(asking);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}

function handOver(
  proxy: SpreadingProxy,
  [upstream, ...others]: string[],
  incoming: IncomingMessage,
  reply: ServerResponse,
): void {
  if (upstream === undefined) {
    reply.writeHead(503).end('no process left');
    return;
  }
  const { method, url, headers } = incoming;
  // A connection of its own: a reused one may just be closed by the process.
  const outgoing = request(`${upstream}${url}`, { ...(method && { method }), headers, agent: false });
  outgoing.on('response', (response) => {
    reply.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(reply);
    response.on('error', () => reply.destroy());
  });
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') return handOver(proxy, others, incoming, reply);
    if (reply.headersSent) reply.destroy();
    else {
      proxy.broken += 1;
      reply.writeHead(502).end('the process broke off');
    }
  });
  reply.on('close', () => outgoing.destroy());
  // The body is not read before the connection is established, so that it can be retried on another process.
  outgoing.on('socket', (socket) => socket.once('connect', () => incoming.pipe(outgoing)));
}
