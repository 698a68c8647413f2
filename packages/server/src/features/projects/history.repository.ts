import type { HistoryNature } from '@ardoise/domain/projects/history-natures.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db, Transaction } from '../../db/transaction.ts';

export interface NewHistoryEntry {
  projectId: string;
  nature: HistoryNature;
  /** The approval it records. */
  approvalId?: number | null;
  from: Status;
  to: Status;
  /** Subject of a line that is no move: 'pose', 'qrcode'. */
  target: string;
  resp: string;
  /** The absent person on whose behalf it was done. */
  onBehalfOf?: string | null;
  comment: string;
  forced: boolean;
  /** Version that the call was based on. */
  basedOn: number;
}

/** Inserts a history line and returns its id. */
export async function addHistory(tx: Transaction, entry: NewHistoryEntry): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    prepared(
      `insert into project_history (project_id, statut_dep, statut_arr, target, resp, comment, forced, based_on, on_behalf_of, nature, approval_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [
        entry.projectId,
        entry.from,
        entry.to,
        entry.target,
        entry.resp,
        entry.comment,
        entry.forced,
        entry.basedOn,
        entry.onBehalfOf ?? null,
        entry.nature,
        entry.approvalId ?? null,
      ],
    ),
  );
  return rows[0]?.id ?? 0;
}

/** The newest entry into a status that was not forced: from where, by whom, with which comment. */
export async function lastEntryInto(
  db: Db,
  projectId: string,
  status: Status,
): Promise<{ from: Status; resp: string; comment: string } | null> {
  const { rows } = await db.query<{ from: Status; resp: string; comment: string }>(
    `select statut_dep as "from", resp, comment from project_history
     where project_id = $1 and statut_arr = $2 and statut_dep <> $2 and nature = 'mouvement' and not forced
     order by id desc limit 1`,
    [projectId, status],
  );
  return rows[0] ?? null;
}

/**
 * Idempotency: whether this very call was already executed, by user, target and version
 * (specification/statuses.md#a-move).
 */
export async function wasAlreadyDone(
  db: Db,
  projectId: string,
  resp: string,
  target: string,
  basedOn: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from project_history where project_id = $1 and resp = $2 and target = $3 and based_on = $4',
    [projectId, resp, target, basedOn],
  );
  return (rowCount ?? 0) > 0;
}

/** Attaches files uploaded for a status change to its line. */
export async function attachFiles(
  tx: Transaction,
  historyId: number,
  projectId: string,
  uploadedBy: string,
  fileIds: readonly string[],
): Promise<number> {
  if (fileIds.length === 0) return 0;
  const { rowCount } = await tx.query(
    `update files set history_id = $1
     where project_id = $2 and uploaded_by = $3 and id = any($4::text[]) and file_type = 'statut' and history_id is null and deleted_at is null`,
    [historyId, projectId, uploadedBy, fileIds],
  );
  return rowCount ?? 0;
}
