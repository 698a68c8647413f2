import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../../db/transaction.ts';
import type { FileStore } from '../../../../storage/file-store.ts';
import { recordContentChange } from '../../../base/content-log/record-content-change.ts';
import { removeUnreferenced } from '../../../project/documents/files/remove-unreferenced.ts';
import { findErased } from '../../retention/retention.repository.ts';
import { projectsNaming, type Reach } from '../people/match.repository.ts';
import { readPerson } from '../people/people.repository.ts';
import type { Person } from '../people/person.ts';
import { reachOf } from '../people/reach.repository.ts';
import {
  allowAnonymising,
  anonymiseTable,
  type ColumnTypes,
  type Pseudonym,
  pseudonymOf,
  readColumnTypes,
  tablesOf,
} from './anonymise.repository.ts';
import {
  dropQuotaSums,
  emptyAccount,
  isClosed,
  renameAccount,
  revokeLinks,
  stopMails,
} from './erased-account.repository.ts';
import {
  eraseClosedEvidence,
  erasedHashes,
  findNamingProjects,
  forgetWords,
  lockProjects,
  rewriteDerived,
  sortProjects,
} from './erased-projects.repository.ts';
import { addToErasure, type ErasureRow, endPass, keepPerson, lockErasure } from './erasures.repository.ts';

/** Projects of one transaction. */
const AT_ONCE = 20;

interface Work {
  pool: Pool;
  store: FileStore;
  types: ColumnTypes;
  number: number;
  /** As listed: whether the row itself identifies people, or their account does. */
  row: ErasureRow;
  person: Person;
  pseudonym: Pseudonym;
}

/** Anonymises a person in some projects and rows tied to them, then derived data. Returns their number. */
export async function anonymiseProjects(
  tx: Transaction,
  work: Pick<Work, 'types' | 'person' | 'pseudonym'>,
  reach: Reach,
): Promise<number> {
  const pass = { ...work, ...reach };
  let rows = 0;
  for (const table of tablesOf('tied', work.person))
    rows += await anonymiseTable(tx, table, { ...pass, batch: true });
  for (const table of tablesOf('projects', work.person)) rows += await anonymiseTable(tx, table, pass);
  await rewriteDerived(tx, reach.projects);
  return rows;
}

/** Deletes the signed content of these projects where no retention applies. Returns those that had some. */
export async function eraseEvidenceOf(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const emptied: string[] = [];
  for (const id of ids) if (await eraseClosedEvidence(tx, id)) emptied.push(id);
  return emptied;
}

/** The lines of the log of contents, once their names are anonymous. */
export async function logEmptied(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const label = (await findErased(tx, id))?.label ?? '';
    await recordContentChange(tx, { area: 'commandes', entry: id, label, act: 'effacement', after: {} });
  }
}

/**
 * One batch; judged again under the locks. Returns how many must stay since; null where another process is at it, or it is
 * done.
 */
async function eraseBatch(work: Work, ids: readonly string[]): Promise<number | null> {
  const { pool, store, number, person } = work;
  const done = await inTransaction(pool, async (tx) => {
    if ((await lockErasure(tx, number)) === null) return null;
    await lockProjects(tx, ids);
    await allowAnonymising(tx);
    const free = (await findNamingProjects(tx, ids, person)).filter(({ runs, kept }) => !runs && !kept);
    const freed = free.map(({ id }) => id);
    const emptied = await eraseEvidenceOf(tx, freed);
    const rows = await anonymiseProjects(tx, work, await reachOf(tx, person, freed));
    await logEmptied(tx, emptied);
    await addToErasure(tx, number, { projects: freed.length, rows });
    return freed;
  });
  if (done === null) return null;
  await removeUnreferenced(pool, store, await erasedHashes(pool, done));
  return ids.length - done.length;
}

/** First: rows of which other tables still say whose they are, and the name of the account. */
async function beginErasure({ pool, number, row, ...work }: Work): Promise<boolean> {
  const { person, pseudonym } = work;
  return inTransaction(pool, async (tx) => {
    const locked = await lockErasure(tx, number);
    // Another process has renamed the account since: what was read of it is the pseudonym.
    if (locked === null || (locked.person === null) !== (row.person === null)) return false;
    if (person.uid !== null && (await isClosed(tx, person.uid)) !== true) {
      // Opened again: it waits.
      await endPass(tx, number, { kept: 0, done: false });
      return false;
    }
    // While mails and links still have their address.
    await stopMails(tx, person);
    await revokeLinks(tx, person);
    let rows = 0;
    for (const table of tablesOf('through', person))
      rows += await anonymiseTable(tx, table, { ...work, projects: [] });
    if (person.uid !== null) {
      // From here on the account no longer identifies the person in other rows.
      await keepPerson(tx, number, person);
      if (await renameAccount(tx, person.uid, pseudonym)) rows += 1;
    }
    await addToErasure(tx, number, { projects: 0, rows });
    return true;
  });
}

/** An account under retention keeps its name; data that only it uses is deleted at once. */
async function emptyMeanwhile(
  tx: Transaction,
  { number, types, person, pseudonym }: Work,
  uid: number,
  kept: number,
) {
  await emptyAccount(tx, uid);
  await revokeLinks(tx, person);
  let rows = 0;
  for (const table of tablesOf('others', person).filter(([, { rowsGo }]) => rowsGo))
    rows += await anonymiseTable(tx, table, { person, pseudonym, types, projects: [] });
  await addToErasure(tx, number, { projects: 0, rows });
  await endPass(tx, number, { kept, done: false });
}

async function anonymiseRest(tx: Transaction, { types, person, pseudonym }: Work): Promise<number> {
  const pass = { person, pseudonym, types, projects: [] };
  let rows = 0;
  for (const table of tablesOf('others', person)) rows += await anonymiseTable(tx, table, pass);
  // Mails and links may belong to no project.
  for (const table of tablesOf('projects', person))
    rows += await anonymiseTable(tx, table, { ...pass, outside: true });
  return rows;
}

/** Data outside projects, and the end. */
async function endErasure(work: Work, kept: number): Promise<void> {
  const { pool, number, person } = work;
  const { uid } = person;
  await inTransaction(pool, async (tx) => {
    if ((await lockErasure(tx, number)) === null) return;
    await allowAnonymising(tx);
    if (uid !== null && kept > 0) return emptyMeanwhile(tx, work, uid, kept);
    if (uid !== null) await emptyAccount(tx, uid);
    const rows = await anonymiseRest(tx, work);
    await forgetWords(tx, [...person.mentions, ...person.logins, ...person.mails]);
    await addToErasure(tx, number, { projects: 0, rows });
    await endPass(tx, number, { kept, done: true });
    if (uid !== null) await dropQuotaSums(tx, person);
  });
}

async function personOf(pool: Pool, { uid, person }: ErasureRow): Promise<Person | null> {
  return person ?? (uid === null ? null : readPerson(pool, { uid }));
}

/** One pass: every project without retention, then the rest. Idempotent, hence resumable after a crash. */
export async function erasePerson(
  { pool, store }: Pick<Work, 'pool' | 'store'>,
  row: ErasureRow,
  signal: AbortSignal,
): Promise<void> {
  const person = await personOf(pool, row);
  const { number } = row;
  // The account is deleted, and with it all that identifies the person.
  if (person === null) return inTransaction(pool, (tx) => endPass(tx, number, { kept: 0, done: true }));
  const types = await readColumnTypes(pool);
  const work = { pool, store, types, row, number, person, pseudonym: pseudonymOf(number, person) };
  const { free, ...others } = await sortProjects(pool, await projectsNaming(pool, person), person);
  // An account is made anonymous all at once: its name is one.
  let kept = others.running.count + others.kept.count;
  if (person.uid === null || kept === 0) {
    if (!(await beginErasure(work))) return;
    for (let from = 0; from < free.length; from += AT_ONCE) {
      const stayed = signal.aborted ? null : await eraseBatch(work, free.slice(from, from + AT_ONCE));
      if (stayed === null) return;
      kept += stayed;
    }
  }
  await endErasure(work, kept);
}
