import { useEffect, useSyncExternalStore } from 'react';
import { lastPerson } from '../api/device/last-person.ts';
import { hasWaiting } from '../api/outbox/has-waiting.ts';
import type { Sending } from '../api/outbox/sending.ts';
import { noteSigned, onSigned, signedHere } from '../api/outbox/signed-here.ts';

/** Reads the queue, which tells what was signed. */
async function readQueue(username: string): Promise<void> {
  const { outboxOf } = await import('../api/outbox/outbox-of.ts');
  noteSigned(await outboxOf(username).refresh());
}

/** What was signed of an order on this device and waits to be sent; null where nothing was, undefined until that is known. */
export function useSignedHere(projectId: string): Sending | null | undefined {
  const known = useSyncExternalStore(onSigned, signedHere, signedHere);
  const isUnknown = known === undefined && hasWaiting();
  useEffect(() => {
    const username = lastPerson();
    if (!isUnknown || username === null) return;
    // Where storage is blocked nothing waits.
    readQueue(username).catch(() => noteSigned([]));
  }, [isUnknown]);
  return isUnknown && lastPerson() !== null ? undefined : (known?.get(projectId) ?? null);
}
