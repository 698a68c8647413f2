import { once } from 'node:events';
import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '@ardoise/domain/errors.ts';
import type { MadeFile } from './made-file.ts';
import type { BytesTaken, ThreadNews } from './thread-messages.ts';

/** So far ahead of its reader: most files are made, and what they are made from is let go, at once. */
const AHEAD = 16 * 1024 * 1024;
/** Pages come first: a thread takes the time of the processor that they leave (the last of priorities). */
const BEHIND_PAGES = 19;

async function send(port: MessagePort, { length, pieces }: MadeFile): Promise<void> {
  const say = (news: ThreadNews, given: ArrayBuffer[] = []) => port.postMessage(news, given);
  let ahead = 0;
  port.on('message', ({ taken }: BytesTaken) => {
    ahead -= taken;
  });
  say({ kind: 'begun', length });
  for await (const bytes of pieces) {
    ahead += bytes.byteLength;
    // What is made whole is nobody else's by now: it is handed over, not copied.
    const own = length !== null && bytes.byteLength === bytes.buffer.byteLength;
    say({ kind: 'piece', bytes }, own ? [bytes.buffer as ArrayBuffer] : []);
    while (ahead > AHEAD) await once(port, 'message');
  }
  say({ kind: 'done' });
}

/**
 * The whole life of a thread that makes one file: `make` hands it to `send`, which answers when the reader has all; a Refusal
 * is told to whoever started the thread, anything else ends it with its error.
 */
export async function runThread<Data>(
  make: (data: Data, send: (file: MadeFile) => Promise<void>) => Promise<void>,
): Promise<void> {
  const port = parentPort;
  if (port === null) return;
  // Elsewhere the priority is the whole process's.
  if (process.platform === 'linux') setPriority(BEHIND_PAGES);
  try {
    await make(workerData as Data, (file) => send(port, file));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message } = error;
    port.postMessage({ kind: 'refused', code, message } satisfies ThreadNews);
  } finally {
    port.close();
  }
}
