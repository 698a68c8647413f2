import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { AskedPerson, previewErasure } from '@ardoise/domain/contract/privacy-people.ts';
import type { Db } from '../../../../db/transaction.ts';
import { readSetting } from '../../../base/settings/settings.repository.ts';
import { projectsNaming } from '../people/match.repository.ts';
import { readPerson } from '../people/people.repository.ts';
import type { Person } from '../people/person.ts';
import { reachOf } from '../people/reach.repository.ts';
import { countRows, pseudonymOf, readColumnTypes, tablesOf } from './anonymise.repository.ts';
import { isClosed, isHelpContact } from './erased-account.repository.ts';
import { type Counted, type NamingProject, sortProjects } from './erased-projects.repository.ts';

export type ErasurePlan = ReplyOf<typeof previewErasure>;
type Blocked = ErasurePlan['blocages'][number];

const presentProject = ({ id, name, statut }: NamingProject) => ({
  _id: { $oid: id },
  nameProjet: name,
  statut,
});

const NONE: Counted = { count: 0, first: [] };

async function obstacles(db: Db, person: Person, running: Counted): Promise<Blocked[]> {
  const found: Blocked[] = [];
  const say = (motif: Blocked['motif'], { count, first }: Counted = NONE) =>
    found.push({ motif, nombre: count, projets: first.map(presentProject) });
  if (person.uid !== null && !(await isClosed(db, person.uid))) say('compte_ouvert');
  if (running.count > 0) say('projets_en_cours', running);
  if (await isHelpContact(db, person)) say('contact_aide');
  return found;
}

/** What an erasure would change: the same conditions as it uses, counted. */
async function effects(
  db: Db,
  person: Person,
  free: readonly string[],
  waits: boolean,
): Promise<ErasurePlan['effets']> {
  const reach = await reachOf(db, person, free);
  const pass = { ...reach, person, pseudonym: pseudonymOf(0, person), types: await readColumnTypes(db) };
  const found: ErasurePlan['effets'] = [];
  const add = (titre: string, supprime: boolean, lignes: number) => {
    if (lignes > 0) found.push({ titre, supprime, lignes });
  };
  const others = tablesOf('others', person).filter(([, { rowsGo }]) => rowsGo || !waits);
  for (const table of [...(waits ? [] : tablesOf('through', person)), ...others])
    add(table[1].title, table[1].rowsGo === true, await countRows(db, table, pass));
  for (const table of waits ? [] : tablesOf('projects', person)) {
    const within = await countRows(db, table, pass);
    const outside = await countRows(db, table, { ...pass, outside: true });
    add(table[1].title, false, within + outside);
  }
  return found;
}

/** The requested person. @throws Refusal INTROUVABLE if there is none */
export async function requirePerson(db: Db, asked: AskedPerson): Promise<Person> {
  const person = await readPerson(db, asked);
  if (person === null || person.shown.trim() === '') throw new Refusal('INTROUVABLE');
  return person;
}

/**
 * Preview: what prevents it, what is kept and until when, and how many rows change. Reads only, each
 * table through.
 */
export async function planErasure(db: Db, person: Person): Promise<ErasurePlan> {
  const { free, running, kept } = await sortProjects(db, await projectsNaming(db, person), person);
  // An account's name is one: it stays as long as something that it signed is kept.
  const waits = person.uid !== null && kept.count > 0;
  return {
    nom: person.shown,
    blocages: await obstacles(db, person, running),
    gardes: {
      nombre: kept.count,
      projets: kept.first.map(presentProject),
      conservation: await readSetting(db, 'conservation'),
      attend: waits,
    },
    projets: waits ? 0 : free.length,
    effets: await effects(db, person, free, waits),
  };
}
