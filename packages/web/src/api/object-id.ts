/** Id of what is created here, and its idempotency key: 24 hex digits, the first 8 the creation time in seconds, the others random. */
export function newObjectId(now: Date = new Date()): string {
  const seconds = Math.floor(now.getTime() / 1000).toString(16);
  const random = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return seconds.padStart(8, '0') + random.join('');
}
