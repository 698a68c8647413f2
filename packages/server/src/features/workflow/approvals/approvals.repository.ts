import type { ApprovalVia } from '@ardoise/domain/contract/project-parts.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { SIGNED_NOTICE } from '../../base/settings/signed-notice.repository.ts';

/** The client's approval of one version of the proof. */
export interface NewApproval {
  projectId: string;
  version: number;
  nom: string;
  qualite: string;
  mode: 'trace' | 'clavier';
  image: Buffer;
  via: ApprovalVia;
  /** The client's address: of the link, or of the order. */
  email: string;
  /** A username, or the address of a link's holder. */
  signedBy: string;
  /** IP address. */
  address: string;
  userAgent: string;
}

/** Stores an approval with the hash of the approved proof; returns its id, the hash, and its time. */
export async function insertApproval(
  tx: Transaction,
  approval: NewApproval,
): Promise<{ id: number; hash: string; t_approval: string; notice: string }> {
  const { rows } = await tx.query<{ id: number; hash: string; t_approval: string; notice: string }>(
    `insert into approvals (project_id, version, hash, nom, qualite, mode, image, via, email, signed_by, address, user_agent, notice)
     select project_id, version, hash, $3, $4, $5, $6, $7, $8, $9, $10, $11, ${SIGNED_NOTICE} from proofs
     where project_id = $1 and version = $2
     returning id, encode(hash, 'hex') as hash, t_approval, notice`,
    [
      approval.projectId,
      approval.version,
      approval.nom,
      approval.qualite,
      approval.mode,
      approval.image,
      approval.via,
      approval.email,
      approval.signedBy,
      approval.address,
      approval.userAgent,
    ],
  );
  const [inserted] = rows;
  if (inserted === undefined) throw new Error('the proof of the current version is not recorded');
  return inserted;
}

export interface HeldApproval {
  version: number;
  nom: string;
  qualite: string;
  signed_by: string;
  t_accord: string;
}

/** The approval that was not withdrawn, if any; it may be of an earlier version than the current. */
export async function findHeldApproval(db: Db, projectId: string): Promise<HeldApproval | null> {
  const { rows } = await db.query<HeldApproval>(
    `select version, nom, qualite, signed_by, t_approval as t_accord from approvals
     where project_id = $1 and withdrawn_at is null`,
    [projectId],
  );
  return rows[0] ?? null;
}
