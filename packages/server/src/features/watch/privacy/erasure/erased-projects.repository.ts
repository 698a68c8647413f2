import { STAGES } from '@ardoise/domain/projects/stages.ts';
import { FINAL_STATUSES, type Status } from '@ardoise/domain/projects/statuses.ts';
import type { Db, Transaction } from '../../../../db/transaction.ts';
import { sqlList } from '../../../../db/values.ts';
import type { Person } from '../people/person.ts';

/** A project that names a person, as far as their erasure depends on it. */
export interface NamingProject {
  id: string;
  name: string;
  statut: Status;
  /** Neither final nor deleted, and the person is at work in it or it is their order. */
  runs: boolean;
  /** What was signed there is kept. */
  kept: boolean;
}

/** Orders that were stopped or deleted: no retention applies. */
const CLOSED = `(p.statut in ${sqlList(STAGES.stopped)} or p.deleted_at is not null)`;
/** What erase_evidence would erase now. */
const DUE = `(p.statut in ${sqlList(STAGES.finished)} and months_since(p.t_statut) >= (
  select (value #>> '{}')::int from settings where key = 'conservation' and jsonb_typeof(value) = 'number'))`;
const THEIRS = `lower(p.dc) = any($2) or lower(p.smhf) = any($2) or lower(p.mdv) = any($2) or lower(p.agence) = any($2)
  or lower(p.imprimeur) = any($2) or p.client_uid = $3`;

/** These projects, by id. A person without an account is a participant of each that names them. */
export async function findNamingProjects(
  db: Db,
  ids: readonly string[],
  person: Person,
): Promise<NamingProject[]> {
  const { rows } = await db.query<NamingProject>(
    `select p.id, p.name_projet as name, p.statut,
       p.deleted_at is null and p.statut <> all($4) and ($3::int is null or ${THEIRS}) as runs,
       has_evidence(p.id) and not ${CLOSED} and not coalesce(${DUE}, false) as kept
     from projects p where p.id = any($1) order by p.id`,
    [ids, person.logins, person.uid, FINAL_STATUSES],
  );
  return rows;
}

/** Projects of one statement. */
const AT_ONCE = 1_000;
/** As many as a preview names. */
const MOST_NAMED = 10;

/** Some projects, and the first of them. */
export interface Counted {
  count: number;
  first: NamingProject[];
}

/** A person's projects by what can be done with them; there may be a million. */
export interface SortedProjects {
  /** Erasable. */
  free: string[];
  running: Counted;
  /** Kept, and over. */
  kept: Counted;
}

function count(counted: Counted, project: NamingProject): void {
  counted.count += 1;
  if (counted.first.length < MOST_NAMED) counted.first.push(project);
}

export async function sortProjects(db: Db, ids: readonly string[], person: Person): Promise<SortedProjects> {
  const found: SortedProjects = { free: [], running: { count: 0, first: [] }, kept: { count: 0, first: [] } };
  for (let from = 0; from < ids.length; from += AT_ONCE)
    for (const project of await findNamingProjects(db, ids.slice(from, from + AT_ONCE), person)) {
      if (project.runs) count(found.running, project);
      else if (project.kept) count(found.kept, project);
      else found.free.push(project.id);
    }
  return found;
}

/** Locks projects in one order. */
export async function lockProjects(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.query('select from projects where id = any($1) order by id for update', [ids]);
}

/** Deletes the signed content of a project without retention; each function checks that itself. */
export async function eraseClosedEvidence(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await tx.query<{ erased: boolean }>(
    'select erase_closed_evidence($1) or erase_evidence($1) as erased',
    [id],
  );
  return rows[0]?.erased === true;
}

/** The hashes of the erased files of these projects. */
export async function erasedHashes(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ hash: string }>(
    `select distinct encode(sha256, 'hex') as hash from files where project_id = any($1) and erased_at is not null`,
    [ids],
  );
  return rows.map(({ hash }) => hash);
}

/** Writes again what is kept beside rows: the history as pages read it, and the words of the search. */
export async function rewriteDerived(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (const id of ids) await tx.query('select refresh_light_trace($1)', [id]);
  await tx.query(
    'update project_search s set words = search_document(p) from projects p where p.id = s.id and p.id = any($1)',
    [ids],
  );
}

/** Forgets words of names that no project has any more. */
export async function forgetWords(tx: Transaction, names: readonly string[]): Promise<void> {
  const theirs = '(select word from unnest($1::text[]) name, unnest(search_words(name)) word)';
  await tx.query(`delete from search_new_words where word in ${theirs}`, [names]);
  await tx.query(
    `delete from search_words_by_gap g where word in ${theirs} and not exists (
       select from project_search where words @@ (quote_literal('p:' || g.word) || ' | ' || quote_literal('n:' || g.word))::tsquery)`,
    [names],
  );
}
