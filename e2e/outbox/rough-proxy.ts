import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seeded } from './seeded.ts';

/** What becomes of a request. */
type Fate =
  | 'passes'
  | 'slow'
  /** Never reaches the server. */
  | 'refused'
  | 'hangs'
  | 'badGateway'
  /** The server gets a part of it. */
  | 'cutOnTheWay'
  /** The server has done it, and its answer never arrives, whole or in part. */
  | 'answerLost'
  | 'answerCut'
  | 'answerHangs'
  | 'answerTimedOut';

/** A network: how often each becomes of a request. */
export type Network = 'up' | 'down' | 'flaky' | 'dead';

const FATES: Record<Network, Readonly<Partial<Record<Fate, number>>>> = {
  up: { passes: 1 },
  down: { refused: 1 },
  // A Wi-Fi without internet.
  dead: { hangs: 1 },
  flaky: {
    passes: 5,
    slow: 2,
    refused: 2,
    hangs: 1,
    badGateway: 1,
    cutOnTheWay: 2,
    answerLost: 4,
    answerCut: 2,
    answerHangs: 2,
    answerTimedOut: 1,
  },
};

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const NOT_FORWARDED = new Set(['connection', 'keep-alive', 'transfer-encoding', 'host']);

/** The network between a device and the server. */
export class RoughProxy {
  network: Network = 'up';
  readonly #random: Seeded;
  readonly #target: () => string;
  readonly #server: Server;
  #hanging = 0;

  /** @param target URL of the server, as it is then */
  constructor(random: Seeded, target: () => string) {
    this.#random = random;
    this.#target = target;
    this.#server = createServer((asked, reply) => {
      reply.on('error', () => undefined);
      this.#answer(asked, reply).catch(() => asked.socket.destroy());
    });
  }

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Requests that are never answered. */
  get hanging(): number {
    return this.#hanging;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const fate = this.#random.weighted(FATES[this.network] as Record<Fate, number>);
    if (fate === 'refused') return void asked.socket.destroy();
    const body = await buffer(asked);
    if (fate === 'hangs') return this.#hang(asked);
    if (fate === 'badGateway') return this.#page(reply, 502);
    if (fate === 'cutOnTheWay') {
      await this.#forward(asked, body, this.#random.next());
      return void asked.socket.destroy();
    }
    if (fate === 'slow') await sleep(this.#random.below(15));
    const answer = await this.#forward(asked, body, 1);
    if (answer === null || fate === 'answerLost') return void asked.socket.destroy();
    if (fate === 'answerHangs') return this.#hang(asked);
    if (fate === 'answerTimedOut') return this.#page(reply, 504);
    if (fate === 'slow') await sleep(this.#random.below(15));
    reply.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length });
    if (fate !== 'answerCut') return void reply.end(answer.body);
    reply.write(answer.body.subarray(0, this.#random.below(answer.body.length + 1)));
    setImmediate(() => asked.socket.destroy());
  }

  #hang(asked: IncomingMessage): void {
    this.#hanging += 1;
    asked.socket.once('close', () => {
      this.#hanging -= 1;
    });
    if (asked.socket.destroyed) this.#hanging -= 1;
  }

  /** A reverse proxy's own page. */
  #page(reply: ServerResponse, status: number): void {
    reply.writeHead(status, { 'content-type': 'text/html', connection: 'close' });
    reply.end('<html><body>Gateway</body></html>');
  }

  /** Sends this fraction of a request. Returns null where the server does not answer. */
  #forward(asked: IncomingMessage, body: Buffer, fraction: number): Promise<Answer | null> {
    const kept = Object.entries(asked.headers).filter(([name]) => !NOT_FORWARDED.has(name));
    const headers = { ...Object.fromEntries(kept), 'content-length': body.length };
    return new Promise((resolve) => {
      const sent = request(new URL(asked.url ?? '/', this.#target()), {
        method: asked.method,
        headers,
        agent: false,
      });
      sent.on('error', () => resolve(null));
      sent.on('response', (response) => {
        const { statusCode: status = 0, headers: given } = response;
        const answered = Object.fromEntries(
          Object.entries(given).filter(([name]) => !NOT_FORWARDED.has(name)),
        );
        buffer(response).then(
          (content) => resolve({ status, headers: answered, body: content }),
          () => resolve(null),
        );
      });
      const part = body.subarray(0, Math.floor(body.length * fraction));
      if (part.length === body.length) sent.end(body);
      else if (part.length === 0) sent.destroy();
      else sent.write(part, () => sent.destroy());
    });
  }
}
