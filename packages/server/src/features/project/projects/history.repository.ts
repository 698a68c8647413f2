import type { HistoryNature } from '@ardoise/domain/projects/history-natures.ts';
import type { ReturnCause } from '@ardoise/domain/projects/return-causes.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { RETURN_SOURCES, RETURN_TARGET } from '@ardoise/domain/rules/returns.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { presentOrigin } from '../../../http/request-origin.ts';

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
  /** Why it sends the order back to its agency. */
  causes?: readonly ReturnCause[];
  forced: boolean;
  /** Version that the call was based on. */
  basedOn: number;
}

/** The columns of a line besides its project, id and time. */
export const LINE_COLUMNS =
  'statut_dep, statut_arr, target, resp, comment, forced, based_on, on_behalf_of, nature, approval_id, key_name, causes';

/** Their values, in the same order; the key is that of the current request. */
export function lineValues(entry: Omit<NewHistoryEntry, 'projectId'>): unknown[] {
  const { from, to, target, resp, comment, forced, basedOn, onBehalfOf = null, nature } = entry;
  const { approvalId = null, causes = [] } = entry;
  const { key = null } = presentOrigin();
  return [from, to, target, resp, comment, forced, basedOn, onBehalfOf, nature, approvalId, key, causes];
}

/** Inserts a history line. A move writes its own with its project (workflow/workflow/move.repository.ts). */
export async function addHistory(tx: Transaction, entry: NewHistoryEntry): Promise<void> {
  await tx.query(
    prepared(
      `insert into project_history (project_id, ${LINE_COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [entry.projectId, ...lineValues(entry)],
    ),
  );
}

/** Of `project_history h`: a return to the agency, whose causes were asked (specification/statuses.md#causes-of-a-return). */
export const IS_RETURN_SQL = `h.nature = 'mouvement' and not h.forced and h.target = '${RETURN_TARGET}'
  and h.statut_dep in (${RETURN_SOURCES.map((source) => `'${source}'`).join(', ')})`;

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

/** Of these ids, files uploaded for a status change of this project and attached to no line yet: SQL expressions. */
export function joinableSql(projectId: string, uploadedBy: string, ids: string): string {
  return `project_id = ${projectId} and uploaded_by = ${uploadedBy} and id = any(${ids}::text[])
    and file_type = 'statut' and history_id is null and deleted_at is null`;
}

/** The names of the files that a message of this project will have attached, in upload order. */
export async function listNamesToJoin(
  db: Db,
  projectId: string,
  uploadedBy: string,
  fileIds: readonly string[],
): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const { rows } = await db.query<{ filename: string }>(
    `select filename from files where ${joinableSql('$1', '$2', '$3')} order by t_creation, id`,
    [projectId, uploadedBy, fileIds],
  );
  return rows.map(({ filename }) => shownFileName(filename));
}

/** Attaches files uploaded for a status change to its line. */
export async function attachFiles(
  tx: Transaction,
  historyId: number,
  projectId: string,
  uploadedBy: string,
  fileIds: readonly string[],
): Promise<number> {
  const { rowCount } = await tx.query(
    `update files set history_id = $1 where ${joinableSql('$2', '$3', '$4')}`,
    [historyId, projectId, uploadedBy, fileIds],
  );
  return rowCount ?? 0;
}
