import type { Db, Transaction } from '../../../db/transaction.ts';

/** A pending invitation; `id` is the hash of its token, in hex. */
export interface PendingInvitation {
  id: string;
  email: string;
  instructions: string;
  created_by: string;
  t_envoi: string;
  expire: string;
}

const PENDING = `purpose = 'invitation' and used_at is null and revoked_at is null and expires > now()`;

/** The pending invitations of a project, newest first. */
export async function listPendingInvitations(db: Db, projectId: string): Promise<PendingInvitation[]> {
  const { rows } = await db.query<PendingInvitation>(
    `select encode(token_hash, 'hex') as id, email, instructions, created_by, t_creation as t_envoi, expires as expire
     from links where project_id = $1 and ${PENDING} order by t_creation desc`,
    [projectId],
  );
  return rows;
}

/** Revokes a pending one; false when there is none. */
export async function endInvitation(tx: Transaction, projectId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update links set revoked_at = now() where project_id = $1 and token_hash = decode($2, 'hex') and ${PENDING}`,
    [projectId, id],
  );
  return (rowCount ?? 0) > 0;
}
