import { STAGES } from '@ardoise/domain/projects/stages.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { sqlList } from '../../../db/values.ts';
import { hashOfToken } from '../../../secrets/link-token.ts';

/** Why a link to follow an order has ended. */
export type TrackingEnd = 'supprime' | 'remplace' | 'ferme' | 'arrete' | 'expire';

/**
 * Why link `t` has ended; null while it is open. Judged at each opening, so that no move has to end it: it stays ended
 * once the order was stopped, also when it is forced back, and while the order has another address.
 */
const END = `
  (select case
    when f.deleted_at is not null then 'supprime'
    when t.revoked_at is not null then case when exists (select from links n
      where n.project_id = t.project_id and n.purpose = t.purpose and n.t_creation >= t.revoked_at)
      then 'remplace' else 'ferme' end
    when f.statut in ${sqlList(STAGES.stopped)} or exists (select from project_history h
      where h.project_id = t.project_id and h.t_creation >= t.t_creation
        and h.statut_arr in ${sqlList(STAGES.stopped)}) then 'arrete'
    when f.people_erased_at is not null or lower(trim(t.email)) <> lower(trim(f.client_email)) then 'ferme'
    when t.expires < now()
      or f.statut in ${sqlList(STAGES.finished)} and f.t_statut + interval '30 days' < now() then 'expire'
    end from projects f where f.id = t.project_id)`;

/** Whether link `t` is open; null for one of another purpose. */
export const IS_OPEN = `case when t.purpose = 'suivi' then ${END} is null end`;

/**
 * Whether the address of link `l` may still follow its order: by a link of its own that is open. For links of the
 * approval, which lead there once they are dead.
 */
export const IS_TRACKED = `
  exists (select from links t where t.project_id = l.project_id and t.purpose = 'suivi'
    and lower(t.email) = lower(l.email) and ${END} is null)`;

/** A link to follow an order, with its end. */
export interface TrackingLink {
  project_id: string;
  ended: TrackingEnd | null;
  dc: string;
  /** Contact: the dc's display name, and their number and address or empty texts. */
  dc_name: string;
  dc_phone: string;
  dc_mail: string;
  /** Of the approval that stands; null without one. */
  approved_at: string | null;
}

const FIND = `
  select t.project_id, ${END} as ended, p.dc,
    coalesce(nullif(trim(u.prenom || ' ' || u.nom), ''), p.dc) as dc_name, coalesce(u.telephone, '') as dc_phone,
    coalesce(u.mail, '') as dc_mail,
    (select max(t_approval) from approvals a where a.project_id = p.id and a.version = p.approved_version
      and a.withdrawn_at is null) as approved_at
  from links t join projects p on p.id = t.project_id
  left join users u on lower(u.name) = lower(p.dc)
  where t.purpose = 'suivi'`;

/** The link of a token, in any state. */
export async function findTrackingLink(db: Db, token: string): Promise<TrackingLink | null> {
  const { rows } = await db.query<TrackingLink>(`${FIND} and t.token_hash = $1`, [hashOfToken(token)]);
  return rows[0] ?? null;
}

/** The open link of a project for this address. */
export async function findOpenTrackingLink(
  db: Db,
  projectId: string,
  email: string,
): Promise<TrackingLink | null> {
  const { rows } = await db.query<TrackingLink>(
    `${FIND} and t.project_id = $1 and lower(t.email) = lower($2) and ${END} is null limit 1`,
    [projectId, email],
  );
  return rows[0] ?? null;
}

/** Revokes a project's open link; false when there is none. */
export async function endTrackingLink(tx: Transaction, projectId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update links t set revoked_at = now()
     where project_id = $1 and purpose = 'suivi' and ${END} is null`,
    [projectId],
  );
  return (rowCount ?? 0) > 0;
}
