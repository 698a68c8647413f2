import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';

/** OWASP's parameters of argon2id: 19 MiB, two passes, one lane. Encoded in each hash, so that they can change later. */
const MEMORY = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function derive(parameters: Argon2Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)));
  });
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Hashes a password: argon2id in the PHC string format, with a random salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await derive({
    message: password.normalize('NFC'),
    nonce,
    memory: MEMORY,
    passes: PASSES,
    parallelism: LANES,
    tagLength: TAG_BYTES,
  });
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/** Dummy hash for unknown accounts, against timing attacks. No password matches it. */
const NOBODY = `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${unpadded(randomBytes(SALT_BYTES))}$${unpadded(randomBytes(TAG_BYTES))}`;

/** Whether a password matches a stored hash; for `null` it takes as long, and returns false. */
export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  const parts = STORED.exec(stored ?? NOBODY);
  if (parts === null) throw new Error('A stored password hash is not argon2id in PHC form');
  const [, memory, passes, parallelism, salt = '', expected = ''] = parts;
  const wanted = Buffer.from(expected, 'base64');
  const tag = await derive({
    message: password.normalize('NFC'),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  });
  return timingSafeEqual(tag, wanted) && stored !== null;
}
