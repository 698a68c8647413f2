import type { Transaction } from '../../../db/transaction.ts';
import { hashOfToken } from '../../../secrets/link-token.ts';

/** Replaces the token of a valid link that was never delivered; returns whether one of this hash (hex) exists. */
export async function renewLinkToken(tx: Transaction, hash: string, token: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update links set token_hash = $2 where token_hash = decode($1, 'hex') and used_at is null and revoked_at is null
       and expires > now() and not exists (select 1 from link_downloads d where d.token_hash = decode($1, 'hex'))`,
    [hash, hashOfToken(token)],
  );
  return rowCount === 1;
}
