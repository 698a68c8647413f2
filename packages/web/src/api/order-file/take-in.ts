import {
  type ImportedOrder,
  importOrderFile,
  readOrderFileKey,
} from '@ardoise/domain/contract/order-files.ts';
import { measuredOffset } from '../device/server-clock.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Attempt } from '../outbox/sending.ts';
import { request } from '../request.ts';
import { sendForm } from '../send-form.ts';
import { fileOfOrder } from './export-order.ts';

/** The server attaches each photo, prints an order form: longer than the upload of one file. */
const PATIENCE_MS = 240_000;

/** Has the server take in the file of an order; the same file again ends the same. @throws as `sendForm` */
export function takeIn(file: File, attempt: Attempt): Promise<ImportedOrder> {
  const form = new FormData();
  form.append('file', file);
  return sendForm(importOrderFile, { form, ...attempt, patience: PATIENCE_MS });
}

/**
 * Sends everything that waits of an order as its file, for another dc than who signed it here (specification/offline.md#given-to-somebody-else-meanwhile).
 * Nothing leaves the queue.
 * @param compte number of the account whose queue it is; that of the session without it
 * @throws NotExported, as `sendForm`
 */
export async function handOver(
  outbox: Outbox,
  projectId: string,
  attempt: Attempt,
  compte?: number,
): Promise<ImportedOrder> {
  const key = await request(readOrderFileKey, { signal: attempt.signal });
  // Set since it was signed, or while the page was closed: as with a deposit that this device sends itself.
  const decalageEnvoi = await measuredOffset();
  const account = { ...key, compte: compte ?? key.compte };
  const { file } = await fileOfOrder(account, outbox, projectId, { decalageEnvoi });
  return takeIn(file, attempt);
}
