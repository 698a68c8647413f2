import type { Db } from '../../../db/transaction.ts';
import { hashOfToken, newLinkToken } from '../../../secrets/link-token.ts';

/** Contents of a zip per project: what its printer needs, or all that the caller may read. */
export type ArchiveContents = 'impression' | 'documents';

export interface Archive {
  contents: ArchiveContents;
  projectIds: string[];
  expired: boolean;
}

const LIFETIME = '1 hour';

/** Records a requested zip and returns its token, of which only the hash is stored. */
export async function createArchive(
  db: Db,
  username: string,
  contents: ArchiveContents,
  projectIds: readonly string[],
): Promise<string> {
  const token = newLinkToken();
  await db.query(
    `insert into archives (token_hash, username, contents, project_ids, expires)
     values ($1, $2, $3, $4, now() + interval '${LIFETIME}')`,
    [hashOfToken(token), username, contents, projectIds],
  );
  return token;
}

/** The zip of a token; null for any account but the requesting one. */
export async function findArchive(db: Db, token: string, username: string): Promise<Archive | null> {
  const { rows } = await db.query<Archive>(
    `select contents, project_ids as "projectIds", expires <= now() as expired
     from archives where token_hash = $1 and username = $2`,
    [hashOfToken(token), username],
  );
  return rows[0] ?? null;
}

/** Expired ones are reported as such for a day, then deleted. */
export async function deleteExpiredArchives(db: Db): Promise<void> {
  await db.query("delete from archives where expires < now() - interval '1 day'");
}
