import type { Pool } from 'pg';
import { ownPool } from '../../../../db/own-connection.ts';
import { inTransaction, type Transaction } from '../../../../db/transaction.ts';
import type { FileStore } from '../../../../storage/file-store.ts';
import { readSetting } from '../../../base/settings/settings.repository.ts';
import { removeUnreferenced } from '../../../project/documents/files/remove-unreferenced.ts';
import { namesOfWhole, type Person } from '../people/person.ts';
import { reachWithin } from '../people/reach.repository.ts';
import { allowAnonymising, type ColumnTypes, pseudonymOf, readColumnTypes } from './anonymise.repository.ts';
import { anonymiseProjects, eraseEvidenceOf, logEmptied } from './erase-person.ts';
import { erasedHashes, forgetWords } from './erased-projects.repository.ts';
import { nextNumber } from './erasures.repository.ts';
import {
  findOldProjects,
  forgetDownloads,
  lockOldProject,
  markPeopleErased,
  type NamedPerson,
  peopleOfProject,
} from './project-people.repository.ts';
import { rethrow } from './rethrow.ts';

const AT_ONCE = 100;

/** Looks through all projects for those that are due. */
const PATIENCE_MS = 6 * 3_600_000;

interface Group {
  names: string[];
  mails: string[];
  phones: string[];
}

const joined = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])];
const meets = (one: readonly string[], other: readonly string[]) => one.some((text) => other.includes(text));
const only = (text: string) => (text.trim() === '' ? [] : [text.trim().toLowerCase()]);

/** Ways of naming one person: those that share an address or a name. */
export function groupPeople(named: readonly NamedPerson[]): Person[] {
  let groups: Group[] = [];
  for (const { nom, courriel, telephone } of named) {
    const found: Group = { names: only(nom), mails: only(courriel), phones: only(telephone) };
    const same = groups.filter(({ names, mails }) => meets(names, found.names) || meets(mails, found.mails));
    const merged = [found, ...same].reduce((all, { names, mails, phones }) => ({
      names: joined(all.names, names),
      mails: joined(all.mails, mails),
      phones: joined(all.phones, phones),
    }));
    groups = [...groups.filter((group) => !same.includes(group)), merged];
  }
  return groups.map((group) => ({
    ...group,
    uid: null,
    shown: '',
    logins: [],
    mentions: [...group.names.flatMap(namesOfWhole), ...group.mails, ...group.phones],
  }));
}

async function anonymiseProject(tx: Transaction, types: ColumnTypes, id: string): Promise<boolean> {
  if (!(await lockOldProject(tx, id))) return false;
  await allowAnonymising(tx);
  const emptied = await eraseEvidenceOf(tx, [id]);
  await forgetDownloads(tx, id);
  for (const person of groupPeople(await peopleOfProject(tx, id))) {
    const pseudonym = pseudonymOf(await nextNumber(tx), person);
    await anonymiseProjects(tx, { types, person, pseudonym }, await reachWithin(tx, person, id));
    await forgetWords(tx, person.mentions);
  }
  await logEmptied(tx, emptied);
  await markPeopleErased(tx, id);
  return true;
}

/**
 * Makes clients, contacts, signers and guests anonymous in projects that have been over for longer than the setting says,
 * each under a pseudonym of its own for that project (specification/security.md#one-persons-data). One transaction a project,
 * resumable at any point. Returns their number.
 * @param onFailure called for each project that fails, before the next one; without it the first failure throws
 */
export async function eraseProjectPeople(
  main: Pool,
  store: FileStore,
  signal: AbortSignal = new AbortController().signal,
  onFailure: (error: unknown) => void = rethrow,
): Promise<number> {
  const pool = ownPool(main, { patienceMs: PATIENCE_MS });
  try {
    return await eraseOldPeople({ pool, store, signal, onFailure });
  } finally {
    await pool.end();
  }
}

interface Erasing {
  pool: Pool;
  store: FileStore;
  signal: AbortSignal;
  onFailure: (error: unknown) => void;
}

async function eraseOldPeople({ pool, store, signal, onFailure }: Erasing): Promise<number> {
  const types = await readColumnTypes(pool);
  let erased = 0;
  let after = '';
  while (!signal.aborted) {
    const months = await readSetting(pool, 'conservationPersonnes');
    if (months === null) break;
    const due = await findOldProjects(pool, { months, after, limit: AT_ONCE });
    for (const id of due) {
      if (signal.aborted) return erased;
      try {
        if (await inTransaction(pool, (tx) => anonymiseProject(tx, types, id))) erased += 1;
        await removeUnreferenced(pool, store, await erasedHashes(pool, [id]));
      } catch (error) {
        // Retried the next day: it must not block the others.
        onFailure(error);
      }
    }
    after = due.at(-1) ?? '';
    if (due.length < AT_ONCE) break;
  }
  return erased;
}
