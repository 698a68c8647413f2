import type { FormatInCatalogue } from '@ardoise/domain/print-check/ordered-print.ts';
import type { PrintFacts } from '@ardoise/domain/print-check/print-facts.ts';
import type { Db, Transaction } from '../../../../db/transaction.ts';
import type { StoredProject } from '../../projects/project-record.ts';
import { FILE_COLUMNS, type FileRecord } from '../files/files.repository.ts';

/** What is known of these files, by their hash in hex. */
export async function findFacts(db: Db, hashes: readonly string[]): Promise<Map<string, PrintFacts>> {
  const { rows } = await db.query<{ sha256: string; facts: PrintFacts }>(
    `select encode(sha256, 'hex') as sha256, facts from print_facts
     where sha256 = any (select decode(hash, 'hex') from unnest($1::text[]) as given (hash))`,
    [hashes],
  );
  return new Map(rows.map(({ sha256, facts }) => [sha256, facts]));
}

export async function insertFacts(db: Db, sha256: string, facts: PrintFacts): Promise<void> {
  await db.query(
    `insert into print_facts (sha256, facts) values (decode($1, 'hex'), $2) on conflict (sha256) do nothing`,
    [sha256, JSON.stringify(facts)],
  );
}

/** A file that is to be printed. */
export interface PrintFile extends FileRecord {
  /** It came with its check: one from before is checked and holds nothing back. */
  holds: boolean;
}

const CHECKED_SINCE = `(select m.applied_at from schema_migration m where m.name = '0079-print-checks.sql')`;
const HOLDS = `t_creation >= ${CHECKED_SINCE} as holds`;

/** The execution files of a project that it would be printed from, newest first. */
export async function listExecutionFiles(db: Db, projectId: string): Promise<PrintFile[]> {
  const { rows } = await db.query<PrintFile>(
    `select ${FILE_COLUMNS}, ${HOLDS} from files
     where project_id = $1 and file_type = 'execution' and deleted_at is null and not superseded
     order by t_creation desc, id desc`,
    [projectId],
  );
  return rows;
}

/** That a file may be printed as it is. */
export interface Waiver {
  sha256: string;
  waived_by: string;
  comment: string;
  t_creation: string;
}

export async function listWaivers(db: Db, projectId: string): Promise<Waiver[]> {
  const { rows } = await db.query<Waiver>(
    `select encode(sha256, 'hex') as sha256, waived_by, comment, t_creation from print_waivers where project_id = $1`,
    [projectId],
  );
  return rows;
}

/** False where it was waived before. */
export async function insertWaiver(
  tx: Transaction,
  projectId: string,
  { sha256, waived_by, comment }: Omit<Waiver, 't_creation'>,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into print_waivers (project_id, sha256, waived_by, comment) values ($1, decode($2, 'hex'), $3, $4)
     on conflict (project_id, sha256) do nothing`,
    [projectId, sha256, waived_by, comment],
  );
  return rowCount === 1;
}

/** The entry of the format that an order chose, where the catalogue still has it. */
export async function findFormat(db: Db, projectId: string): Promise<FormatInCatalogue | undefined> {
  const { rows } = await db.query<{ format: FormatInCatalogue }>(
    `select c.data::jsonb as format from catalogue_items c join projects p on p.id = $1
     where c.list in ('format', 'formatPDA') and p.choices ?| c.keys order by c.list limit 1`,
    [projectId],
  );
  return rows[0]?.format;
}

/** What a verdict reads of a project. */
export type CheckedProject = Pick<
  StoredProject,
  'id' | 'kind' | 'type' | 'doc' | 'proof_version' | 'execution_to_redo'
>;

/** The projects that these bytes are to be printed for, locked until the transaction ends. */
export async function lockProjectsOf(tx: Transaction, sha256: string): Promise<CheckedProject[]> {
  const { rows } = await tx.query<CheckedProject>(
    `select p.id, p.kind, p.type, p.doc, p.proof_version, p.execution_to_redo from projects p
     where p.id in (select f.project_id from files f
       where f.sha256 = decode($1, 'hex') and f.file_type = 'execution' and f.deleted_at is null and not f.superseded)
     order by p.id for update`,
    [sha256],
  );
  return rows;
}

/** For the guard; does not increment the project's version, since its answers are unchanged. */
export async function setExecutionToRedo(
  tx: Transaction,
  projectId: string,
  sentence: string,
): Promise<void> {
  await tx.query('update projects set execution_to_redo = $2 where id = $1', [projectId, sentence]);
}

/** Whether some execution file that holds its project back is not known yet; their hashes. */
export async function listUnchecked(db: Db, projectId: string): Promise<string[]> {
  const { rows } = await db.query<{ sha256: string }>(
    `select distinct encode(f.sha256, 'hex') as sha256 from files f
     where f.project_id = $1 and f.file_type = 'execution' and f.deleted_at is null and not f.superseded
       and f.mime = 'application/pdf' and f.erased_at is null
       and not exists (select 1 from print_facts k where k.sha256 = f.sha256)`,
    [projectId],
  );
  return rows.map(({ sha256 }) => sha256);
}

/** What is known of bytes that no file has any more. */
export async function deleteUnusedFacts(db: Db): Promise<void> {
  await db.query(
    'delete from print_facts k where not exists (select 1 from files f where f.sha256 = k.sha256)',
  );
}
