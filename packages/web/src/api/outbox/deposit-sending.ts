import { depositOrder } from '@ardoise/domain/contract/deposits.ts';
import { readProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import { request } from '../request.ts';
import { outcomeOf } from './file-sendings.ts';
import type { OutboxClient, Sending } from './sending.ts';

/** A deposit prints an order form; one that hangs counts as unanswered: the same again finds what it stored. */
const PATIENCE_MS = 45_000;

/** Makes the order again what was signed, whatever others have changed since. */
async function restore({ projectId: id, deposit }: Sending, signal: AbortSignal): Promise<void> {
  const { version } = await request(readProject, { params: { id }, signal });
  await request(saveProject, { params: { id }, body: { ...deposit?.document, version }, signal });
}

/** Orders that were signed here: the server stores each once, by the id of its deposit. */
export const depositClient: OutboxClient = {
  send: async (sending, attempt) => {
    const { projectId, deposit, restores } = sending;
    if (deposit === undefined) return { name: 'gone' };
    const signal = AbortSignal.any([attempt.signal, AbortSignal.timeout(PATIENCE_MS)]);
    try {
      if (restores) await restore(sending, signal);
      const reply = await request(depositOrder, { params: { id: projectId }, body: deposit, signal });
      return { name: 'sent', reply };
    } catch (error) {
      return outcomeOf(error);
    }
  },
};
