import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { hashOfToken, newLinkToken } from '../../../secrets/link-token.ts';
import { IS_OPEN } from './tracking-links.repository.ts';

/** The kind of file that a link requests. */
export type LinkPurpose = 'texte' | 'logo';
/** Purposes of links to a project's files: those of the finished order, the signed order form. */
export type FilesPurpose = 'execution' | 'bon_commande';
/** Purposes of a project's links: a file, an invited file, the client's approval, when it comes, files to download. */
export type ProjectLinkPurpose = LinkPurpose | 'invitation' | 'approval' | 'suivi' | FilesPurpose;

/**
 * An approval link is revoked when the project leaves its status, one to follow an order 30 days after its end: theirs
 * is only the upper bound.
 */
const LIFETIMES: Record<ProjectLinkPurpose, string> = {
  texte: '14 days',
  logo: '14 days',
  invitation: '14 days',
  approval: '1 year',
  suivi: '2 years',
  execution: '30 days',
  bon_commande: '90 days',
};

export interface NewLink<Purpose extends ProjectLinkPurpose> {
  projectId: string;
  purpose: Purpose;
  email: string;
  /** Username. */
  createdBy: string;
  /** What an invitation requests. */
  instructions?: string;
  /** Of the document behind it, in hex. */
  sha256?: string;
  /** Where a mail was written with it already. */
  token?: string;
}

/**
 * Creates a link: 32 random bytes, of which only the hash is stored. Revokes earlier ones of the same purpose, except
 * invitations: each has another recipient or request.
 */
export async function createLink(
  tx: Transaction,
  link: NewLink<ProjectLinkPurpose>,
): Promise<{ token: string; created: string; expires: string }> {
  if (link.purpose !== 'invitation')
    await tx.query(
      `update links set revoked_at = now()
       where project_id = $1 and purpose = $2 and used_at is null and revoked_at is null and expires > now()`,
      [link.projectId, link.purpose],
    );
  const { token = newLinkToken() } = link;
  const { rows } = await tx.query<{ created: string; expires: string }>(
    `insert into links (token_hash, purpose, project_id, email, created_by, instructions, expires, sha256)
     values ($1, $2, $3, $4, $5, $6, now() + $7::interval, $8) returning t_creation as created, expires`,
    [
      hashOfToken(token),
      link.purpose,
      link.projectId,
      link.email,
      link.createdBy,
      link.instructions ?? '',
      LIFETIMES[link.purpose],
      link.sha256 ?? null,
    ],
  );
  const [inserted] = rows;
  if (inserted === undefined) throw new Error('insert returned no row');
  if (link.purpose === 'texte') await keepDeposit(tx, link, token);
  return { token, ...inserted };
}

/** What its holder had prepared by a link that this one replaces is theirs to go on with. */
async function keepDeposit(
  tx: Transaction,
  { projectId, email }: NewLink<ProjectLinkPurpose>,
  token: string,
): Promise<void> {
  await tx.query(
    `update card_deposits set token_hash = $3 where token_hash = (
       select d.token_hash from card_deposits d join links l using (token_hash)
       where l.project_id = $1 and lower(l.email) = lower($2) and l.used_at is null
       order by d.t_creation desc limit 1)`,
    [projectId, email, hashOfToken(token)],
  );
}

/** The same, for a file. */
export function createFileLink(tx: Transaction, link: NewLink<LinkPurpose>) {
  return createLink(tx, link);
}

/** Number of links of this purpose sent for a project: in total, and in the last hour. */
export async function countLinks(
  db: Db,
  projectId: string,
  purpose: ProjectLinkPurpose,
): Promise<{ ever: number; lastHour: number }> {
  const { rows } = await db.query<{ ever: number; lastHour: number }>(
    `select count(*)::int as ever, count(*) filter (where t_creation > now() - interval '1 hour')::int as "lastHour"
     from links where project_id = $1 and purpose = $2`,
    [projectId, purpose],
  );
  return rows[0] ?? { ever: 0, lastHour: 0 };
}

/** Hash of the document behind the last link of this purpose; null before the first. */
export async function lastSentDocument(
  db: Db,
  projectId: string,
  purpose: ProjectLinkPurpose,
): Promise<string | null> {
  const { rows } = await db.query<{ sha256: string | null }>(
    'select sha256 from links where project_id = $1 and purpose = $2 order by t_creation desc limit 1',
    [projectId, purpose],
  );
  return rows[0]?.sha256 ?? null;
}

export interface SentLink {
  purpose: string;
  email: string;
  t_envoi: string;
  expire: string;
  utilise: string | null;
  revoque: string | null;
  /** First download. */
  telecharge: string | null;
  /** Of a link to follow the order; null of the others. */
  ouvert: boolean | null;
}

/** Links sent for a project, newest first; without tokens. */
export async function listProjectLinks(db: Db, projectId: string): Promise<SentLink[]> {
  const { rows } = await db.query<SentLink>(
    `select purpose, email, t_creation as t_envoi, expires as expire, used_at as utilise, revoked_at as revoque,
       (select min(at) from link_downloads d where d.token_hash = t.token_hash) as telecharge, ${IS_OPEN} as ouvert
     from links t where project_id = $1 and purpose in ('texte', 'logo', 'approval', 'execution', 'bon_commande', 'suivi') order by t_creation desc`,
    [projectId],
  );
  return rows;
}

/** A link with the project that it adds files to. */
export interface FileLink {
  purpose: LinkPurpose | 'invitation';
  email: string;
  /** Username of the sender, and the request of an invitation. */
  created_by: string;
  instructions: string;
  expires: string;
  used_at: string | null;
  revoked_at: string | null;
  expired: boolean;
  id: string;
  type: ProjectType;
  name_projet: string;
  num_projet: string;
  ville: string;
  statut: Status;
  dc: string;
  agence: string | null;
  client_signed: boolean;
  dc_signed: boolean;
  deleted_at: string | null;
  /** Contact: the dc's display name, and their number or an empty text. */
  dc_name: string;
  dc_phone: string;
}

const FIND = `
  select l.purpose, l.email, l.created_by, l.instructions, l.expires, l.used_at, l.revoked_at, l.expires < now() as expired,
    p.id, p.type, p.name_projet, p.num_projet, p.ville, p.statut, p.dc, p.agence, p.client_signed, p.dc_signed, p.deleted_at,
    coalesce(nullif(trim(u.prenom || ' ' || u.nom), ''), p.dc) as dc_name, coalesce(u.telephone, '') as dc_phone
  from links l join projects p on p.id = l.project_id
  left join users u on lower(u.name) = lower(p.dc)
  where l.token_hash = $1 and l.purpose in ('texte', 'logo', 'invitation')`;

/** The link of a token, in any state. */
export async function findFileLink(db: Db, token: string): Promise<FileLink | null> {
  const { rows } = await db.query<FileLink>(FIND, [hashOfToken(token)]);
  return rows[0] ?? null;
}

/** The same, locking its project and then the link until the transaction ends. */
export async function lockFileLink(
  tx: Transaction,
  projectId: string,
  token: string,
): Promise<FileLink | null> {
  await tx.query('select 1 from projects where id = $1 for update', [projectId]);
  const { rows } = await tx.query<FileLink>(`${FIND} for update of l`, [hashOfToken(token)]);
  return rows[0] ?? null;
}

/** Revokes a client's link when the project leaves the status in which it was pending. */
export async function revokeApprovalLinks(tx: Transaction, projectId: string): Promise<void> {
  await tx.query(
    `update links set revoked_at = now() where project_id = $1 and purpose = 'approval' and revoked_at is null`,
    [projectId],
  );
}

export async function markLinkUsed(tx: Transaction, token: string): Promise<void> {
  await tx.query('update links set used_at = now() where token_hash = $1', [hashOfToken(token)]);
}
