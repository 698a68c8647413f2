import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { KEY_PREFIX } from '@ardoise/domain/accounts/api-keys.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 238 bits. */
const RANDOM_LENGTH = 40;
/** Of 32 bits in base 62. */
const CHECKSUM_LENGTH = 6;
const FORMAT = new RegExp(`^${KEY_PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

function checksumOf(random: string): string {
  let rest = crc32(random);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place += 1) {
    digits = (ALPHABET[rest % 62] ?? '') + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** `ardoise_`, 40 random characters and a checksum, by which secret scanners recognise a key. */
export function newKeySecret(): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(62)]).join('');
  return KEY_PREFIX + random + checksumOf(random);
}

/** Whether this could be a key of any installation: what is mistyped or cut is refused without the database. */
export function isKeySecret(text: string): boolean {
  const [, random, checksum] = FORMAT.exec(text) ?? [];
  return random !== undefined && checksumOf(random) === checksum;
}

export function hashOfKey(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
