import { forgetKeys } from '../device/kept-keys.ts';
import { dropPhotos } from '../device/kept-photos.ts';
import { forgetLastPerson, lastPerson } from '../device/last-person.ts';
import { forgetTexts } from '../device/sealed-texts.ts';
import { outboxStoreOf } from './outbox-store.ts';

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
