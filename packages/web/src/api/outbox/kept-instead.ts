import { keptReply } from '../device/kept-replies.ts';
import { lastPerson } from '../device/last-person.ts';
import { openSeal } from '../device/open-seal.ts';
import { noteUnreached } from '../network-state.ts';
import { outboxStoreOf } from './outbox-store.ts';

/** Opens what is kept of the last person ahead of the first read, where there is no network from the start. */
export async function openKept(): Promise<void> {
  const username = lastPerson();
  if (username !== null) await openSeal(username);
}

/** Whether an address is of an order that was begun here, and that the server does not have yet. */
async function isOnlyHere(username: string, address: string): Promise<boolean> {
  const waiting = await outboxStoreOf(username).list();
  return waiting.some(({ kind, projectId }) => kind === 'creation' && address.includes(projectId));
}

/**
 * The reply that the device keeps of a read that fails or is late, or of an order that is only here (device/kept-calls.ts).
 * @param isUnknown the server does not know it
 * @throws as the read where nothing is kept
 */
export async function keptInstead<Reply>(
  address: string,
  answer: Promise<Reply>,
  isUnknown: boolean,
): Promise<Reply> {
  const username = lastPerson();
  if (username === null) return answer;
  // Without storage or its keys as without a copy.
  if (isUnknown && !(await isOnlyHere(username, address).catch(() => false))) return answer;
  const kept = await keptReply(username, address).catch(() => undefined);
  if (kept === undefined) return answer;
  answer.catch(() => undefined);
  if (!isUnknown) noteUnreached();
  return JSON.parse(kept.text) as Reply;
}
