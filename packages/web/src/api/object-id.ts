import { objectIdOf, RANDOM_BYTES } from '@ardoise/domain/base/object-id.ts';

/** Id of what is created here, and its idempotency key (`objectIdOf`). */
export function newObjectId(now: Date = new Date()): string {
  return objectIdOf(now, crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
}
