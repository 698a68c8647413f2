import { createHash, randomBytes } from 'node:crypto';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { Db, Transaction } from '../../db/transaction.ts';

/** What a link may ask of somebody without an account. */
export type LinkPurpose = 'texte' | 'logo';

const LIFETIME = '14 days';

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A new link: 32 random bytes, of which only the hash is kept; those sent before for the same purpose end. */
export async function createFileLink(
  tx: Transaction,
  link: { projectId: string; purpose: LinkPurpose; email: string; createdBy: string },
): Promise<{ token: string; created: string; expires: string }> {
  await tx.query(
    `update links set revoked_at = now()
     where project_id = $1 and purpose = $2 and used_at is null and revoked_at is null and expires > now()`,
    [link.projectId, link.purpose],
  );
  const token = randomBytes(32).toString('base64url');
  const { rows } = await tx.query<{ created: string; expires: string }>(
    `insert into links (token_hash, purpose, project_id, email, created_by, expires)
     values ($1, $2, $3, $4, $5, now() + interval '${LIFETIME}') returning t_creation as created, expires`,
    [hashOf(token), link.purpose, link.projectId, link.email, link.createdBy],
  );
  const [inserted] = rows;
  if (inserted === undefined) throw new Error('insert returned no row');
  return { token, ...inserted };
}

/** How many links of this purpose were sent for a project: ever, and in the last hour. */
export async function countLinks(
  db: Db,
  projectId: string,
  purpose: LinkPurpose,
): Promise<{ ever: number; lastHour: number }> {
  const { rows } = await db.query<{ ever: number; lastHour: number }>(
    `select count(*)::int as ever, count(*) filter (where t_creation > now() - interval '1 hour')::int as "lastHour"
     from links where project_id = $1 and purpose = $2`,
    [projectId, purpose],
  );
  return rows[0] ?? { ever: 0, lastHour: 0 };
}

export interface SentLink {
  purpose: string;
  email: string;
  t_envoi: string;
  expire: string;
  utilise: string | null;
  revoque: string | null;
}

/** Links sent for files of a project, the last one first. */
export async function listFileLinks(db: Db, projectId: string): Promise<SentLink[]> {
  const { rows } = await db.query<SentLink>(
    `select purpose, email, t_creation as t_envoi, expires as expire, used_at as utilise, revoked_at as revoque
     from links where project_id = $1 and purpose in ('texte', 'logo') order by t_creation desc`,
    [projectId],
  );
  return rows;
}

/** A link with the project it brings files to. */
export interface FileLink {
  purpose: LinkPurpose;
  email: string;
  expires: string;
  used_at: string | null;
  revoked_at: string | null;
  expired: boolean;
  id: string;
  type: string;
  name_projet: string;
  num_projet: string;
  ville: string;
  statut: Status;
  dc: string;
  agence: string | null;
  client_signed: boolean;
  dc_signed: boolean;
  deleted_at: string | null;
}

const FIND = `
  select l.purpose, l.email, l.expires, l.used_at, l.revoked_at, l.expires < now() as expired,
    p.id, p.type, p.name_projet, p.num_projet, p.ville, p.statut, p.dc, p.agence, p.client_signed, p.dc_signed, p.deleted_at
  from links l join projects p on p.id = l.project_id
  where l.token_hash = $1 and l.purpose in ('texte', 'logo')`;

/** The link of a token, in whatever state. */
export async function findFileLink(db: Db, token: string): Promise<FileLink | null> {
  const { rows } = await db.query<FileLink>(FIND, [hashOf(token)]);
  return rows[0] ?? null;
}

/** The same, its project and then the link locked until the transaction ends. */
export async function lockFileLink(
  tx: Transaction,
  projectId: string,
  token: string,
): Promise<FileLink | null> {
  await tx.query('select 1 from projects where id = $1 for update', [projectId]);
  const { rows } = await tx.query<FileLink>(`${FIND} for update of l`, [hashOf(token)]);
  return rows[0] ?? null;
}

/** A client's link dies when the project leaves the status in which it waited for an answer. */
export async function revokeApprovalLinks(tx: Transaction, projectId: string): Promise<void> {
  await tx.query(
    `update links set revoked_at = now() where project_id = $1 and purpose = 'approval' and revoked_at is null`,
    [projectId],
  );
}

export async function markLinkUsed(tx: Transaction, token: string): Promise<void> {
  await tx.query('update links set used_at = now() where token_hash = $1', [hashOf(token)]);
}
