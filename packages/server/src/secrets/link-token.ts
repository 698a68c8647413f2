import { createHash, randomBytes } from 'node:crypto';

/** Token of a mailed link: 32 random bytes. Only its hash is stored (specification/mails-and-links.md#links). */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
