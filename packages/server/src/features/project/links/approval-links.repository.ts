import { STAGES } from '@ardoise/domain/projects/stages.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { Db } from '../../../db/transaction.ts';
import { sqlList } from '../../../db/values.ts';
import { hashOfToken } from '../../../secrets/link-token.ts';
import { IS_TRACKED } from './tracking-links.repository.ts';

/** A client's link, with its end. */
export interface ApprovalLink {
  email: string;
  t_creation: string;
  revoked_at: string | null;
  /** The client answered by it. */
  used_at: string | null;
  expired: boolean;
  project_id: string;
  project_deleted: boolean;
  dc: string;
  /** Contact: the dc's display name, and their number or an empty text. */
  dc_name: string;
  dc_phone: string;
  /** Target status when the project left the status in which the link was valid; null when it did not. */
  left_for: Status | null;
  /** Actor of that move, and their comment. */
  left_by: string | null;
  left_comment: string | null;
  /** Signer of the approval valid at that time. */
  approved_by: string | null;
  approved_at: string | null;
  /** Its address may still follow the order. */
  tracked: boolean;
}

/** A link is revoked in the transaction of the exit, so both rows have the same timestamp. */
const FIND = `
  select l.email, l.t_creation, l.revoked_at, l.used_at, l.expires < now() as expired, l.project_id,
    p.deleted_at is not null as project_deleted, p.dc,
    coalesce(nullif(trim(u.prenom || ' ' || u.nom), ''), p.dc) as dc_name, coalesce(u.telephone, '') as dc_phone,
    h.statut_arr as left_for, h.resp as left_by, h.comment as left_comment, a.nom as approved_by, a.t_approval as approved_at,
    ${IS_TRACKED} as tracked
  from links l join projects p on p.id = l.project_id
  left join users u on lower(u.name) = lower(p.dc)
  left join lateral (
    select statut_arr, resp, comment from project_history
    where project_id = l.project_id and t_creation = l.revoked_at and statut_dep in ${sqlList(STAGES.atClient)}
      and statut_arr <> statut_dep
    order by id limit 1) h on true
  left join lateral (
    select nom, t_approval from approvals
    where project_id = l.project_id and t_approval <= l.revoked_at
      and (withdrawn_at is null or withdrawn_at > l.revoked_at)
    order by id desc limit 1) a on true
  where l.token_hash = $1 and l.purpose = 'approval'`;

/** The client's link of a token, in any state. */
export async function findApprovalLink(db: Db, token: string): Promise<ApprovalLink | null> {
  const { rows } = await db.query<ApprovalLink>(FIND, [hashOfToken(token)]);
  return rows[0] ?? null;
}
