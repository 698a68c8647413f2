import { createReadStream } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { ByteRange } from './file-place.ts';
import { Pause } from './pause.ts';
import { S3Failure } from './s3-failure.ts';
import { type ListedPage, parseError, parsePage } from './s3-replies.ts';
import type { S3Settings } from './s3-settings.ts';

/** Each request is idempotent: names are hashes of the content. */
const ATTEMPTS = 3;
const FIRST_WAIT_MS = 150;
/** No retry starts after so long: a transaction may be waiting. */
const PATIENCE_MS = 8_000;
const CONNECT_MS = 5_000;
/** Until the head of a reply; of an upload, since its last bytes were taken, with a time for each that it has to store. */
const ANSWER_MS = 6_000;
const MS_PER_BYTE = 5e-5;
/** Between two pieces of a reply's body. */
const STALL_MS = 20_000;
/** Interruptions of one download without a byte between them. */
const RESUMES = 3;
const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** What is uploaded: a local file or bytes, with their SHA-256 in hex, which the server verifies. */
export interface S3Content {
  from: string | Buffer;
  size: number;
  sha256: string;
}

interface Asked {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Below the prefix; empty: the bucket itself. */
  key: string;
  query?: Record<string, string>;
  range?: ByteRange | undefined;
  content?: S3Content;
}

/** A download in progress, with the reply that it reads now. */
interface Download {
  key: string;
  range: ByteRange;
  reply: http.IncomingMessage;
}

/**
 * The part of S3's API that AWS, Ceph, MinIO and Swift (`s3api`) share: path style, signature V4 over the known SHA-256,
 * single deletes, no conditional writes. Retries transient failures; then fails fast for a while (circuit breaker).
 */
export class S3Client {
  readonly #settings: S3Settings;
  readonly #agent: http.Agent;
  readonly #pause: Pause;
  /** The signer's keys of the day. */
  readonly #keys = new Map<string, ArrayBuffer>();

  /** @param say called when the storage stops responding, and when it responds again */
  constructor(settings: S3Settings, say: (sentence: string) => void = () => undefined) {
    this.#settings = settings;
    const { Agent } = settings.endpoint.startsWith('https:') ? https : http;
    this.#agent = new Agent({ keepAlive: true, maxFreeSockets: 8 });
    this.#pause = new Pause(settings.url, say);
  }

  /** @throws S3Failure */
  async put(key: string, content: S3Content): Promise<void> {
    await finished(await this.#send({ method: 'PUT', key, content }));
  }

  /** Size of an object; null without one. @throws S3Failure */
  async size(key: string): Promise<number | null> {
    const reply = await this.#send({ method: 'HEAD', key });
    await finished(reply);
    return reply.statusCode === 404 ? null : Number(reply.headers['content-length']);
  }

  /** An object, buffered; null without one. @throws S3Failure */
  async read(key: string): Promise<Buffer | null> {
    const size = await this.size(key);
    return size === null ? null : buffer(await this.open(key, size));
  }

  /** Streams a part of an object of known size; resumes where it was interrupted. @throws S3Failure before its first byte */
  async open(key: string, size: number, range: ByteRange = { start: 0, end: size - 1 }): Promise<Readable> {
    if (size === 0) return Readable.from([]);
    const download = { key, range, reply: await this.#part(key, range) };
    const pieces = Readable.from(this.#pieces(download), { objectMode: false });
    // Also of a stream that was never read.
    return pieces.once('close', () => download.reply.destroy());
  }

  /** Deletes an object; a no-op without one. @throws S3Failure */
  async delete(key: string): Promise<void> {
    await finished(await this.#send({ method: 'DELETE', key }));
  }

  /** Up to 1,000 objects whose key begins so, in order. @throws S3Failure */
  async list(prefix: string, after?: string): Promise<ListedPage> {
    const query = {
      'list-type': '2',
      prefix: `${this.#settings.prefix}${prefix}`,
      ...(after !== undefined && { 'continuation-token': after }),
    };
    const reply = await this.#send({ method: 'GET', key: '', query });
    if (reply.statusCode !== 200) throw await refusalOf(reply, 'GET');
    return parsePage(await text(patient(reply)), this.#settings.prefix);
  }

  /** All objects whose key begins so, by pages. @throws S3Failure */
  async *pages(prefix: string): AsyncGenerator<ListedPage> {
    for (let next: string | undefined, more = true; more; more = next !== undefined) {
      const page = await this.list(prefix, next);
      next = page.next;
      yield page;
    }
  }

  close(): void {
    this.#agent.destroy();
  }

  async #part(key: string, range: ByteRange): Promise<http.IncomingMessage> {
    const reply = await this.#send({ method: 'GET', key, range });
    const found = reply.headers['content-range'] ?? '';
    if (reply.statusCode === 206 && found.startsWith(`bytes ${range.start}-${range.end}/`)) return reply;
    reply.destroy();
    throw new S3Failure(`GET ${key}: ${reply.statusCode} for bytes ${range.start}-${range.end}`);
  }

  async *#pieces(download: Download): AsyncGenerator<Buffer> {
    const { key, range } = download;
    let at = range.start;
    for (let interruptions = 0; ; interruptions += 1) {
      try {
        for await (const piece of patient(download.reply)) {
          at += piece.length;
          interruptions = 0;
          yield piece;
        }
      } catch (error) {
        if (interruptions >= RESUMES) throw error;
      }
      if (at > range.end) return;
      if (interruptions >= RESUMES) throw new S3Failure(`GET ${key}: interrupted at ${at}`);
      download.reply = await this.#part(key, { start: at, end: range.end });
    }
  }

  async #send(asked: Asked): Promise<http.IncomingMessage> {
    return this.#pause.guard(async () => {
      const giveUpAt = Date.now() + PATIENCE_MS;
      for (let attempt = 1; ; attempt += 1) {
        try {
          const reply = await this.#attempt(asked);
          if (isAccepted(reply, asked)) return reply;
          throw await refusalOf(reply, asked.method);
        } catch (error) {
          const passes = error instanceof S3Failure && error.mayPass;
          if (!passes || attempt === ATTEMPTS || Date.now() > giveUpAt) throw error;
        }
        await sleep(FIRST_WAIT_MS * 4 ** (attempt - 1) * (1 + Math.random()));
      }
    });
  }

  async #attempt({ method, key, query, range, content }: Asked): Promise<http.IncomingMessage> {
    const { endpoint, bucket, prefix, ...access } = this.#settings;
    const url = new URL(`${endpoint}/${bucket}${key === '' ? '' : `/${prefix}${key}`}`);
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
    const headers: Record<string, string> = { 'x-amz-content-sha256': content?.sha256 ?? EMPTY_SHA256 };
    if (range !== undefined) headers.range = `bytes=${range.start}-${range.end}`;
    const signed = await new AwsV4Signer({
      ...access,
      method,
      url: url.href,
      headers,
      service: 's3',
      cache: this.#keys,
    }).sign();
    const length = content === undefined ? {} : { 'content-length': String(content.size) };
    const request = (url.protocol === 'https:' ? https : http).request(signed.url, {
      method,
      agent: this.#agent,
      headers: { ...Object.fromEntries(signed.headers), ...length },
    });
    return replyTo(request, content);
  }
}

/** Sends the request and its content, within the time limits. @throws S3Failure that may pass */
function replyTo(request: http.ClientRequest, content: S3Content | undefined): Promise<http.IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const limit = ANSWER_MS + (content?.size ?? 0) * MS_PER_BYTE;
  let timer = setTimeout(onTime, CONNECT_MS);
  function onTime() {
    request.destroy(new Error('no answer in time'));
  }
  const onConnected = () => {
    clearTimeout(timer);
    timer = setTimeout(onTime, limit);
  };
  request.on('socket', (socket) => {
    if (socket.connecting) socket.once('connect', onConnected);
    else onConnected();
  });
  request.on('response', (reply) => {
    clearTimeout(timer);
    resolve(reply);
  });
  request.on('error', (cause: NodeJS.ErrnoException) => {
    clearTimeout(timer);
    const words = cause.code ?? cause.message;
    reject(new S3Failure(`${request.method} ${request.path}: ${words}`, { cause, mayPass: true }));
  });
  request.once('close', () => clearTimeout(timer));
  if (content === undefined) {
    request.end();
    return promise;
  }
  const source =
    typeof content.from === 'string' ? createReadStream(content.from) : Readable.from([content.from]);
  source.on('data', () => timer.refresh());
  source.once('error', (error) => {
    reject(error);
    request.destroy();
  });
  request.once('close', () => source.destroy());
  source.pipe(request);
  return promise;
}

function isAccepted({ statusCode = 0 }: http.IncomingMessage, { method, key }: Asked): boolean {
  if (statusCode === 404) return method !== 'PUT' && key !== '';
  return statusCode >= 200 && statusCode < 300;
}

async function refusalOf(reply: http.IncomingMessage, method: string): Promise<S3Failure> {
  const { statusCode = 0 } = reply;
  const code = parseError(await text(patient(reply)).catch(() => ''));
  return S3Failure.ofReply(method, statusCode, code);
}

/** Drains the rest of a reply, so that its connection can be reused. */
async function finished(reply: http.IncomingMessage): Promise<void> {
  await buffer(patient(reply));
}

/** The chunks of a reply; throws on a read timeout. A reader that pauses as long times out too. */
async function* patient(reply: http.IncomingMessage): AsyncGenerator<Buffer> {
  const timer = setTimeout(() => reply.destroy(new Error('the reply stopped')), STALL_MS);
  try {
    for await (const piece of reply) {
      timer.refresh();
      yield piece as Buffer;
    }
  } catch (cause) {
    throw new S3Failure('a reply was interrupted', { cause, mayPass: true });
  } finally {
    clearTimeout(timer);
  }
}
