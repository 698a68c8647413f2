import { hexOf } from './hex.ts';

/**
 * Ids of what is stored, as whoever makes them does, server or device: 24 hex digits, the first 8 the creation time in
 * seconds since 1970, the others random.
 */
export const OBJECT_ID = /^[0-9a-f]{24}$/;

/** Random bytes of an id. */
export const RANDOM_BYTES = 8;

/** An id of this time and these `RANDOM_BYTES` bytes of a cryptographic generator. */
export function objectIdOf(now: Date, random: Uint8Array): string {
  const seconds = Math.floor(now.getTime() / 1000).toString(16);
  return seconds.padStart(8, '0') + hexOf(random);
}

/** When an id was made, to the second, by the clock of whoever made it. */
export function objectIdTime(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8), 16) * 1000);
}

const DAY = 86_400_000;
/** Longer than an order waits on a device for the network. */
const OLDEST = 30 * DAY;
/** The clock of a tablet is often hours off (a wrong time zone), which must not hold back what it sends. */
const FARTHEST_AHEAD = DAY;

/** Whether the server takes an id that a device made: of its form, at most 30 days old, at most a day ahead. */
export function isRecentObjectId(id: string, now: Date): boolean {
  if (!OBJECT_ID.test(id)) return false;
  const age = now.getTime() - objectIdTime(id).getTime();
  return age <= OLDEST && age >= -FARTHEST_AHEAD;
}

/** Until when the server takes an id that a device made. */
export const takenUntil = (id: string): Date => new Date(objectIdTime(id).getTime() + OLDEST);
