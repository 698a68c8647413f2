import type { Db } from '../../../../db/transaction.ts';

/** A client's approval, without its picture. */
export interface ApprovalRecord {
  version: number;
  /** SHA-256 of the approved proof. */
  hash: Buffer;
  nom: string;
  qualite: string;
  mode: 'trace' | 'clavier';
  via: 'lien' | 'tablette' | 'compte';
  email: string;
  t_approval: string;
  withdrawn_at: string | null;
  withdrawn_why: string | null;
}

/** Every approval of a project's proofs, withdrawn ones included; oldest first. */
export async function approvalsOfProofs(db: Db, projectId: string): Promise<ApprovalRecord[]> {
  const { rows } = await db.query<ApprovalRecord>(
    `select version, hash, nom, qualite, mode, via, email, t_approval, withdrawn_at, withdrawn_why
     from approvals where project_id = $1 order by id`,
    [projectId],
  );
  return rows;
}
