const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 10;

/** Id of an entry added here: random, so that two devices never generate the same. */
export function newEntryId(): string {
  const random = crypto.getRandomValues(new Uint8Array(LENGTH));
  return [...random].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
