import type { KeptEntry } from '@ardoise/domain/catalogue/kept-entry.ts';
import type { Offers } from '@ardoise/domain/catalogue/offers.ts';
import type { MissingStep } from '@ardoise/domain/projects/missing-step.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import type { OfferFacts } from '../../base/catalogue/offer-facts.repository.ts';
import { offerFacts } from '../../base/catalogue/offer-facts.ts';
import type { Choices } from './derived-columns.ts';
import { isUnsignedDraft, type StoredProject } from './project-record.ts';
import { RECORD_COLUMNS } from './record-columns.repository.ts';
import { scopeSql, visibleSql } from './scope.repository.ts';

/** A project for its page. `trace` is the JSON text of its signatures and history, without pictures (migration 0069). */
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
  /** Its incomplete steps, where a save has just judged them. */
  missing?: readonly MissingStep[];
}

/** One that still has the pictures (before migration 0069) is rebuilt on read. */
const TRACE = 'case when p.trace_light then p.trace else light_trace(p.id, p.client_name) end as trace';
const COLUMNS = [...[...RECORD_COLUMNS, 'doc'].map((column) => `p.${column}`), TRACE].join(', ');

/** `$2` is the quota year. Both parts of a sum by their indexes: their view (`quota_sums`) would be aggregated first. */
const FACTS = `
  annual_quota(p.smhf, $2, p.type_projet)
    - coalesce((select creation + imprime + digital + annule from quota_folded_sums
      where smhf = p.smhf and year = $2 and kind = p.type_projet), 0)
    - coalesce((select sum(creation + imprime + digital + annule)::int from quota_changes
      where smhf = p.smhf and year = $2 and kind = p.type_projet), 0) as remaining, p.choices`;

interface FactColumns {
  remaining: number | null;
  choices: Choices;
}

function draftFacts(
  project: StoredProject,
  { remaining, choices }: FactColumns,
  { eligibleMedals, offers, unoffered }: OfferFacts,
): DraftFacts {
  const counted = quotaKindOf(project.type_projet) !== null && project.smhf !== null;
  const chosen = unoffered.filter(({ keys }) => keys.some((key) => choices[key] !== undefined));
  return {
    remaining: counted ? (remaining ?? 0) : null,
    eligibleMedals: eligibleMedals[project.type_projet],
    offers,
    gardees: chosen.map(({ kept }) => ({ ...kept, retiree: kept.retiree && isUnsignedDraft(project) })),
    choices,
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

/** A project, its draft facts, and its row version (`xmin`). */
export interface ProjectToSave {
  view: ProjectView;
  facts: DraftFacts;
  seen: string;
}

/** For a save: in one query, what head office offers aside. */
export async function findForSave(
  db: Db,
  id: string,
  actor: Actor,
  { year, offers }: { year: number; offers: OfferFacts },
): Promise<ProjectToSave | null> {
  const values = new Values(id, year);
  const text = `select ${COLUMNS}, p.xmin::text as seen, ${FACTS} from projects p where p.id = $1 and ${visibleSql(actor)} and ${scopeSql(actor, values)}`;
  const { rows } = await db.query<ProjectView & FactColumns & { seen: string }>(prepared(text, values.list));
  if (rows[0] === undefined) return null;
  const { seen, remaining, choices, ...view } = rows[0];
  return { view, facts: draftFacts(view, { remaining, choices }, offers), seen };
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
  const offers = await offerFacts(db);
  const { rows } = await db.query<FactColumns>(
    prepared(`select ${FACTS} from projects p where p.id = $1`, [project.id, year]),
  );
  return draftFacts(project, rows[0] ?? { remaining: null, choices: {} }, offers);
}

/**
 * Rebuilds the stored trace of signatures and history, and returns it as JSON text: every operation that adds to them
 * ends with it, but a plain move, which adds its own line (workflow/workflow/move.repository.ts).
 */
export async function refreshTrace(tx: Transaction, id: string): Promise<string> {
  const { rows } = await tx.query<{ trace: string }>(
    prepared('select refresh_light_trace($1) as trace', [id]),
  );
  return rows[0]?.trace ?? '{}';
}
