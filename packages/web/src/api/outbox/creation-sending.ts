import { createProject } from '@ardoise/domain/contract/projects.ts';
import { request } from '../request.ts';
import { outcomeOf } from './file-sendings.ts';
import type { BegunHere, OutboxClient } from './sending.ts';

/** A creation that hangs counts as unanswered: the same again finds what it made. */
const PATIENCE_MS = 20_000;

/** What makes an order that was begun here, but for its id. */
export function creationOf({ type, nOutlet, ...horsLigne }: BegunHere) {
  return { type, nOutlet, horsLigne };
}

/** Orders that were begun here: the server stores each once, by the id that was made on the device. */
export const creationClient: OutboxClient = {
  send: async ({ projectId, begun }, attempt) => {
    if (begun === undefined) return { name: 'gone' };
    const signal = AbortSignal.any([attempt.signal, AbortSignal.timeout(PATIENCE_MS)]);
    try {
      const body = { _id: { $oid: projectId }, ...creationOf(begun) };
      await request(createProject, { body, signal });
      return { name: 'sent' };
    } catch (error) {
      return outcomeOf(error);
    }
  },
};
