import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '@ardoise/domain/base/errors.ts';

/** Timeout, longer than clamd takes for the largest file. */
const PATIENCE_MS = 120_000;
const CHUNK = 128 * 1024;

/** Parses the address of clamd: `tcp://host:port` or `unix:/path` (CLAMD_URL). */
function placeOf(url: string): { path: string } | { host: string; port: number } {
  if (url.startsWith('unix:')) return { path: url.slice('unix:'.length) };
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/** The INSTREAM command, then length-prefixed chunks, and a zero length. */
async function* streamed(file: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK })) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE((chunk as Buffer).length);
    yield length;
    yield chunk as Buffer;
  }
  yield Buffer.alloc(4);
}

/** The reply of clamd: `stream: OK`, `stream: Name FOUND`, or an error, possibly before the file's end. */
async function ask(socket: Socket, file: string): Promise<string> {
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('clamd is silent')));
  const answer = text(socket);
  // If clamd has replied and closed, further writes fail: the reply counts.
  const sending = pipeline(streamed(file), socket, { end: false }).catch((error: unknown) => error);
  const said = (await answer).replace(/\0.*$/s, '').trim();
  if (said !== '') return said;
  const failure = await sending;
  throw failure instanceof Error ? failure : new Error('clamd closed the connection without an answer');
}

/** Has clamd scan each upload before anything else reads it; without an address it does nothing. */
export class VirusScanner {
  readonly #url: string | undefined;
  readonly #onError: (error: Error) => void;

  /** @param onError called with the cause when a file could not be scanned; its sender gets a generic message */
  constructor(url: string | undefined, onError: (error: Error) => void) {
    this.#url = url;
    this.#onError = onError;
  }

  /** @throws Refusal FICHIER_REFUSE for an infected file, INDISPONIBLE when clamd does not confirm that it is clean */
  async refuseInfected(file: string): Promise<void> {
    if (this.#url === undefined) return;
    const verdict = await this.#verdictOn(this.#url, file);
    if (verdict.endsWith(' FOUND')) {
      throw new Refusal('FICHIER_REFUSE', {
        message:
          'L’antivirus a reconnu un programme malveillant dans ce fichier\u00a0: il n’a pas été enregistré.',
      });
    }
    if (verdict === 'stream: OK') return;
    this.#onError(new Error(`clamd did not look at a file: ${verdict}`));
    throw new Refusal('INDISPONIBLE', {
      message:
        'L’antivirus n’a pas pu examiner ce fichier, qui n’a pas été enregistré. Merci de réessayer dans quelques minutes.',
    });
  }

  async #verdictOn(url: string, file: string): Promise<string> {
    const socket = connect(placeOf(url));
    try {
      return await ask(socket, file);
    } catch (error) {
      return `unreachable (${String(error)})`;
    } finally {
      socket.destroy();
    }
  }
}
