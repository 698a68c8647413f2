import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { AskedPerson, previewErasure } from '@ardoise/domain/contract/privacy-people.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import type { Db } from '../../../db/transaction.ts';
import { readSetting } from '../../settings/settings.repository.ts';
import { projectsNaming } from '../people/match.repository.ts';
import { readPerson } from '../people/people.repository.ts';
import type { Person } from '../people/person.ts';
import { countRows, pseudonymOf, readColumnTypes, tablesOf } from './anonymise.repository.ts';
import { isClosed, isHelpContact } from './erased-account.repository.ts';
import { findNamingProjects, type NamingProject } from './erased-projects.repository.ts';

export type ErasurePlan = ReplyOf<typeof previewErasure>;
type Blocked = ErasurePlan['blocages'][number];

const MOST_NAMED = 10;

const presentProject = ({ id, name, statut }: NamingProject) => ({
  _id: { $oid: id },
  nameProjet: name,
  statut,
});

async function obstacles(db: Db, person: Person, projects: readonly NamingProject[]): Promise<Blocked[]> {
  const found: Blocked[] = [];
  const say = (motif: Blocked['motif'], of: readonly NamingProject[] = []) =>
    found.push({ motif, nombre: of.length, projets: of.slice(0, MOST_NAMED).map(presentProject) });
  if (person.uid !== null && !(await isClosed(db, person.uid))) say('compte_ouvert');
  const running = projects.filter(({ runs }) => runs);
  if (running.length > 0) say('projets_en_cours', running);
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
  const pass = { person, pseudonym: pseudonymOf(0, person), types: await readColumnTypes(db), projects: [] };
  const found: ErasurePlan['effets'] = [];
  const add = (titre: string, supprime: boolean, lignes: number) => {
    if (lignes > 0) found.push({ titre, supprime, lignes });
  };
  const first = waits ? [] : tablesOf('through');
  for (const table of [...first, ...tablesOf('others').filter(([, { rowsGo }]) => rowsGo || !waits)])
    add(table[1].title, table[1].rowsGo === true, await countRows(db, table, pass));
  for (const table of waits ? [] : tablesOf('projects')) {
    const within = await countRows(db, table, { ...pass, projects: free });
    const outside = await countRows(db, table, { ...pass, outside: true });
    add(table[1].title, false, within + outside);
  }
  return found;
}

/** The person that is asked for. @throws Refusal INTROUVABLE for nobody */
export async function requirePerson(db: Db, asked: AskedPerson): Promise<Person> {
  const person = await readPerson(db, asked);
  if (person === null || person.shown.trim() === '') throw new Refusal('INTROUVABLE');
  return person;
}

/**
 * What would happen: what stands in the way, what is kept and until when, and how many rows change. Reads only.
 * @throws Refusal INTROUVABLE
 */
export async function planErasure(db: Db, asked: AskedPerson): Promise<ErasurePlan> {
  const person = await requirePerson(db, asked);
  const projects = await findNamingProjects(db, await projectsNaming(db, person), person);
  const free = projects.filter(({ runs, kept }) => !runs && !kept);
  const kept = projects.filter((project) => project.kept && !project.runs);
  // An account's name is one: it stays as long as something that it signed is kept.
  const waits = person.uid !== null && kept.length > 0;
  return {
    nom: person.shown,
    blocages: await obstacles(db, person, projects),
    gardes: {
      nombre: kept.length,
      projets: kept.slice(0, MOST_NAMED).map(presentProject),
      conservation: await readSetting(db, 'conservation'),
      attend: waits,
    },
    projets: waits ? 0 : free.length,
    effets: await effects(
      db,
      person,
      free.map(({ id }) => id),
      waits,
    ),
  };
}
