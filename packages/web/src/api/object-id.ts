import { objectIdOf, RANDOM_BYTES } from '@ardoise/domain/base/object-id.ts';
import { serverNow } from './device/server-clock.ts';

/** Id of what is created here, of the server's time, and its idempotency key (`objectIdOf`). */
export function newObjectId(now: Date = serverNow()): string {
  return objectIdOf(now, crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
}
