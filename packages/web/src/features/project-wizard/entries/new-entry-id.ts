const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LENGTH = 10;

/** The id of an entry that is added here: random, so that two devices that add one each never make the same. */
export function newEntryId(): string {
  const random = crypto.getRandomValues(new Uint8Array(LENGTH));
  return [...random].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
