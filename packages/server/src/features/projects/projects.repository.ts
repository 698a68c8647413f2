import type { ProjectKind, ProjectType, TypeCode } from '@ardoise/domain/projects/kinds.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db, Transaction } from '../../db/transaction.ts';
import type { Choices, DerivedColumns } from './derived-columns.ts';
import type { ProjectRecord, StoredProject } from './project-record.ts';
import { scopeSql, Values, visibleSql } from './scope.repository.ts';

/** Every column of a record, by name. */
export const RECORD_COLUMNS = [
  'id',
  'version',
  'kind',
  'type',
  'type_projet',
  'statut',
  'dc',
  'smhf',
  'mdv',
  'agence',
  'imprimeur',
  'n_outlet',
  'name_projet',
  'num_projet',
  'ville',
  'client_name',
  'client_email',
  'image',
  'nb_ar_agence',
  'returns_to_draft',
  'wizard_complete',
  'open_tab',
  'drinks',
  'boards_count',
  'has_pose',
  'to_be_printed',
  'client_signed',
  'dc_signed',
  'entered_client',
  'entered_impression',
  'entered_previsite',
  'proof_version',
  'proof_fresh',
  'approved_version',
  'execution_fresh',
  'menu_fresh',
  'with_menu',
  'print_summary',
  'notes_since_entry',
  'pose_contact',
  'pose_phone',
  'pose_resultat',
  'pose_condition',
  't_previsite',
  't_pose',
  'delivery_email',
  'sur_place',
  'dc_agreed_at',
  'prix_final',
  'clock_from',
  'echeance',
  'eligible_quota',
  'quota_smhf',
  'quota_year',
  'quota_column',
  'next_state',
  'created',
  'popin',
  'original_id',
  't_creation',
  't_update',
  't_statut',
  'deleted_at',
] as const satisfies (keyof ProjectRecord)[];

const COLUMNS = RECORD_COLUMNS.map((column) => `p.${column}`).join(', ');

/** One project with its document, in this actor's scope; null outside it. */
export async function findProject(db: Db, id: string, actor: Actor): Promise<StoredProject | null> {
  const values = new Values(id);
  const text = `select ${COLUMNS}, p.doc from projects p where p.id = $1 and ${visibleSql(actor)} and ${scopeSql(actor, values)}`;
  const { rows } = await db.query<StoredProject>(prepared(text, values.list));
  return rows[0] ?? null;
}

/** The same, with its row locked until the transaction ends. */
export async function lockProject(tx: Transaction, id: string, actor: Actor): Promise<StoredProject | null> {
  const values = new Values(id);
  const text = `select ${COLUMNS}, p.doc from projects p where p.id = $1 and ${visibleSql(actor)} and ${scopeSql(actor, values)} for update`;
  const { rows } = await tx.query<StoredProject>(prepared(text, values.list));
  return rows[0] ?? null;
}

export interface NewProject extends DerivedColumns {
  id: string;
  kind: ProjectKind;
  type: ProjectType;
  type_projet: TypeCode;
  statut: Status;
  dc: string;
  smhf: string | null;
  mdv: string | null;
  agence: string | null;
  eligible_quota: boolean;
  quota_smhf: string | null;
  quota_year: number | null;
  quota_column: string | null;
  /** For a project that consumes its unit immediately; yyyy-MM-dd in Europe/Paris. */
  quota_on?: string | null;
  next_state: string;
  original_id: string | null;
  doc: string;
}

function insertText(project: NewProject): string {
  const columns = Object.keys(project);
  const places = columns.map((_, index) => `$${index + 1}`).join(', ');
  return `insert into projects (${columns.join(', ')}) values (${places})`;
}

/** Inserts a project; the database sets its timestamps. */
export async function insertProject(db: Db, project: NewProject): Promise<void> {
  await db.query(prepared(insertText(project), Object.values(project)));
}

/** The same, once for an id: returns false, and writes nothing, if there is a project with this one. */
export async function insertProjectOnce(db: Db, project: NewProject): Promise<boolean> {
  const text = `${insertText(project)} on conflict (id) do nothing`;
  const { rowCount } = await db.query(prepared(text, Object.values(project)));
  return rowCount === 1;
}

/** After this time a plan may be over: it belongs to a season. */
const PLAN_LASTS = '90 days';

/** The plan of this dc's last order of a kind, empty for none; null without a recent order that went to an agency. */
export async function findRecentPlan(db: Db, dc: string, kind: ProjectKind): Promise<string | null> {
  const { rows } = await db.query<{ plan: string }>(
    `select coalesce(doc #>> '{idprojet,planProjet}', '') as plan from projects
     where dc = $1 and kind = $2 and agence is not null and deleted_at is null
       and t_creation > now() - interval '${PLAN_LASTS}'
     order by t_creation desc limit 1`,
    [dc, kind],
  );
  return rows[0]?.plan ?? null;
}

/** Columns that a write may set; omitted ones are unchanged. */
export type ProjectChange = Partial<
  Omit<
    ProjectRecord,
    'id' | 'version' | 'kind' | 'type' | 'type_projet' | 't_creation' | 't_update' | 't_statut' | 'deleted_at'
  >
> & {
  doc?: string;
  choices?: Choices;
  /** Unbinds the order from its client; `bindClient` binds it. */
  client_uid?: null;
  /** The day in Paris on which the unit was consumed. */
  quota_on?: string | null;
};

/** Values generated by the database for a written row. */
export interface Written {
  version: number;
  t_update: string;
}

/**
 * Optimistic locking: writes a change if the project still has this version, and increments it; null after a concurrent
 * write.
 */
export async function updateProject(
  db: Db,
  id: string,
  version: number,
  change: ProjectChange,
): Promise<Written | null> {
  const values = new Values(id, version);
  const sets = setsOf(change, (value) => values.add(value));
  const text = `update projects set ${sets.join(', ')} where id = $1 and version = $2 returning version, t_update`;
  const { rows } = await db.query<Written>(prepared(text, values.list));
  return rows[0] ?? null;
}

/** The `set` clause of a write; `add` adds a parameter. */
export function setsOf(change: ProjectChange, add: (value: unknown) => string): string[] {
  const sets = Object.entries(change).map(([column, value]) => `${column} = ${add(value)}`);
  return [...sets, 'version = version + 1', 't_update = now()'];
}

/** Soft-deletes a project, visible only to head office; its quota column moves with it. */
export async function markDeleted(
  tx: Transaction,
  id: string,
  by: string | null,
  quotaColumn: string | null,
): Promise<void> {
  await tx.query(
    'update projects set deleted_at = case when $2::text is null then null else now() end, deleted_by = $2, quota_column = $3, version = version + 1, t_update = now() where id = $1',
    [id, by, quotaColumn],
  );
}
