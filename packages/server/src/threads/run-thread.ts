import { once } from 'node:events';
import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { MadeFile } from './made-file.ts';
import type { BytesTaken, ThreadNews } from './thread-messages.ts';

/** High-water mark ahead of the reader: most files fit, so that their source data is garbage-collected early. */
const AHEAD = 16 * 1024 * 1024;
/** Lowest priority (nice 19): page requests get the CPU first. */
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
    // A complete buffer is exclusively ours: transferred to the main thread, not copied.
    const own = length !== null && bytes.byteLength === bytes.buffer.byteLength;
    say({ kind: 'piece', bytes }, own ? [bytes.buffer as ArrayBuffer] : []);
    while (ahead > AHEAD) await once(port, 'message');
  }
  say({ kind: 'done' });
}

/**
 * Lifecycle of a worker thread that generates one file: `make` passes it to `send`, which resolves once the reader has
 * received all; a Refusal is forwarded to the main thread, any other error ends the worker.
 */
export async function runThread<Data>(
  make: (data: Data, send: (file: MadeFile) => Promise<void>) => Promise<void>,
): Promise<void> {
  const port = parentPort;
  if (port === null) return;
  // Except on Linux the priority applies to the entire process.
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
