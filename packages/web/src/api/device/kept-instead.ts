import { noteUnreached } from '../network-state.ts';
import { keptReply } from './kept-replies.ts';
import { lastPerson } from './last-person.ts';
import { openSeal } from './open-seal.ts';

/** Opens what is kept of the last person ahead of the first read, where there is no network from the start. */
export async function openKept(): Promise<void> {
  const username = lastPerson();
  if (username !== null) await openSeal(username);
}

/**
 * The reply that the device keeps of a read that fails or is late (kept-calls.ts).
 * @throws as the read where nothing is kept
 */
export async function keptInstead<Reply>(address: string, answer: Promise<Reply>): Promise<Reply> {
  const username = lastPerson();
  // Without storage or its keys as without a copy.
  const kept = username === null ? undefined : await keptReply(username, address).catch(() => undefined);
  if (kept === undefined) return answer;
  answer.catch(() => undefined);
  noteUnreached();
  return JSON.parse(kept.text) as Reply;
}
