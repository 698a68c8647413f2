import type { KeptEntry } from '@ardoise/domain/catalogue/kept-entry.ts';
import type { Offers } from '@ardoise/domain/catalogue/offers.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import { settingValue } from '@ardoise/domain/settings/settings.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { keptSql } from '../../base/catalogue/catalogue.repository.ts';
import type { Choices } from './derived-columns.ts';
import type { StoredProject } from './project-record.ts';
import { RECORD_COLUMNS } from './record-columns.repository.ts';
import { scopeSql, visibleSql } from './scope.repository.ts';

/** A project for its page. `trace` is the JSON text of its signatures and history (migration 0004). */
export interface ProjectView extends StoredProject {
  trace: string;
}

/** Facts besides the project that a draft's actions and wizard depend on. */
export interface DraftFacts {
  /** Units left in the SMHF's quota; null where nothing is counted. */
  remaining: number | null;
  eligibleMedals: readonly string[] | null;
  offers: Offers;
  /** The chosen entries that the catalogue no longer offers; withdrawn ones reopen their step until a signature. */
  gardees: readonly KeptEntry[];
  /** As derived at the last save. */
  choices: Choices;
}

/** A trace whose lines have no nature yet (before migration 0027) is rebuilt on read. */
const TRACE = 'case when p.trace_typed then p.trace else project_trace(p.id, p.client_name) end as trace';
const COLUMNS = [...[...RECORD_COLUMNS, 'doc'].map((column) => `p.${column}`), TRACE].join(', ');

/** `$2` is the quota year, `$3` today in Europe/Paris. */
const FACTS = `
  annual_quota(p.smhf, $2, p.type_projet)
    - coalesce((select creation + imprime + digital + annule from quota_sums
      where smhf = p.smhf and year = $2 and kind = p.type_projet), 0) as remaining,
  (select jsonb_object_agg(key, value) from settings
    where key in ('eligibleMedals', 'exemplairesCarte', 'exemplairesQrCode', 'plans')) as settings,
  ${keptSql('$3::date')} as gardees, p.choices`;

interface FactColumns {
  remaining: number | null;
  settings: Readonly<Record<string, unknown>> | null;
  gardees: KeptEntry[] | null;
  choices: Choices;
}

/** Whether it is an unsigned draft: a signed order never follows the catalogue. */
function followsCatalogue({ statut, client_signed, dc_signed }: StoredProject): boolean {
  return isBeforeSubmission(statut) && !client_signed && !dc_signed;
}

function draftFacts(project: StoredProject, columns: FactColumns): DraftFacts {
  const settings = columns.settings ?? {};
  const counted = quotaKindOf(project.type_projet) !== null && project.smhf !== null;
  return {
    remaining: counted ? (columns.remaining ?? 0) : null,
    eligibleMedals: settingValue('eligibleMedals', settings.eligibleMedals)[project.type_projet],
    offers: {
      exemplairesCarte: settingValue('exemplairesCarte', settings.exemplairesCarte),
      exemplairesQrCode: settingValue('exemplairesQrCode', settings.exemplairesQrCode),
      plans: settingValue('plans', settings.plans),
    },
    gardees: (columns.gardees ?? []).map((kept) => ({
      ...kept,
      retiree: kept.retiree && followsCatalogue(project),
    })),
    choices: columns.choices,
  };
}

/** One project for its page, in this actor's scope; null outside it. */
export async function findProjectView(db: Db, id: string, actor: Actor): Promise<ProjectView | null> {
  const values = new Values(id);
  const text = `select ${COLUMNS} from projects p where p.id = $1 and ${visibleSql(actor)} and ${scopeSql(actor, values)}`;
  const { rows } = await db.query<ProjectView>(prepared(text, values.list));
  return rows[0] ?? null;
}

/** Whether this project is in the actor's scope. */
export async function seesProject(db: Db, id: string, actor: Actor): Promise<boolean> {
  const values = new Values(id);
  const text = `select 1 from projects p where p.id = $1 and ${visibleSql(actor)} and ${scopeSql(actor, values)}`;
  const { rowCount } = await db.query(prepared(text, values.list));
  return (rowCount ?? 0) > 0;
}

/** The project and its draft facts in one query, for a save. */
export async function findForSave(
  db: Db,
  id: string,
  actor: Actor,
  year: number,
): Promise<{ view: ProjectView; facts: DraftFacts } | null> {
  const values = new Values(id, year, parisDay(new Date()));
  const text = `select ${COLUMNS}, ${FACTS} from projects p where p.id = $1 and ${visibleSql(actor)} and ${scopeSql(actor, values)}`;
  const { rows } = await db.query<ProjectView & FactColumns>(prepared(text, values.list));
  if (rows[0] === undefined) return null;
  const { remaining, settings, gardees, choices, ...view } = rows[0];
  return { view, facts: draftFacts(view, { remaining, settings, gardees, choices }) };
}

/** The same regardless of scope: for an actor who has moved the project out of their own. */
export async function findAnyView(db: Db, id: string): Promise<ProjectView | null> {
  const { rows } = await db.query<ProjectView>(
    prepared(`select ${COLUMNS} from projects p where p.id = $1`, [id]),
  );
  return rows[0] ?? null;
}

/** The draft facts of a project that was read without them. */
export async function findDraftFacts(db: Db, project: StoredProject, year: number): Promise<DraftFacts> {
  const text = `select ${FACTS} from projects p where p.id = $1`;
  const values = [project.id, year, parisDay(new Date())];
  const { rows } = await db.query<FactColumns>(prepared(text, values));
  return draftFacts(project, rows[0] ?? { remaining: null, settings: null, gardees: null, choices: {} });
}

/**
 * Rebuilds the stored trace of signatures and history, and returns it as JSON text: every operation that adds to them
 * ends with it, but a plain move, which adds its own line (workflow/workflow/move.repository.ts).
 */
export async function refreshTrace(tx: Transaction, id: string): Promise<string> {
  const { rows } = await tx.query<{ trace: string }>(
    prepared('select refresh_project_trace($1) as trace', [id]),
  );
  return rows[0]?.trace ?? '{}';
}
