import { outboxStoreOf } from '../outbox/outbox-store.ts';
import { forgetKeys } from './kept-keys.ts';
import { dropPhotos } from './kept-photos.ts';
import { forgetLastPerson, lastPerson } from './last-person.ts';
import { forgetTexts } from './sealed-texts.ts';

/**
 * At a logout and at the session's end: replies, pictures and keys of this person go. What waits to be sent stays sealed: it
 * is counted, and readable once the same person signs in again.
 */
export async function forgetKept(): Promise<void> {
  const username = lastPerson();
  if (username === null) return;
  forgetLastPerson();
  // Each for itself: where one place is blocked, the others are emptied.
  const waiting = outboxStoreOf(username).ids();
  await Promise.allSettled([
    forgetTexts(username),
    waiting.then((ids) => dropPhotos(username, { needed: new Set(ids), all: true })),
    forgetKeys(username),
  ]);
}
