import type { Db } from '../../../../db/transaction.ts';
import { PERSONAL_TABLES } from '../register/personal-tables.ts';
import { type Holding, type PersonalTable, partsOf } from '../register/register.ts';
import { mentionPattern, quotedNames } from './mention-pattern.ts';
import { mentionsByReach, type Person, phoneDigits } from './person.ts';

/** Projects of a person, of which `shared` have another person of the same last name, and their outlets. */
export interface Reach {
  projects: readonly string[];
  shared?: readonly string[];
  outlets?: readonly string[];
}

/** What conditions compare with, in the order of their parameters. */
export function identityValues(person: Person, { projects, shared = [], outlets = [] }: Reach): unknown[] {
  const { anywhere, whole } = mentionsByReach(person);
  return [
    person.logins,
    person.mails,
    person.uid === null ? [] : [person.uid],
    person.phones.map(phoneDigits),
    person.names.map((name) => name.toLowerCase()),
    mentionPattern(person.mentions),
    projects,
    mentionPattern(anywhere),
    mentionPattern(whole),
    shared,
    quotedNames(person),
    outlets,
  ];
}
/** The parameters that `identityValues` fills. */
export const P = {
  logins: '$1::text[]',
  mails: '$2::text[]',
  uids: '$3::int[]',
  phones: '$4::text[]',
  names: '$5::text[]',
  /** All the ways in which texts name them. */
  mention: '$6::text',
  projects: '$7::text[]',
  /** Those that identify the person, in any row. */
  anywhere: '$8::text',
  /** The same with full names: in rows that are found otherwise. */
  whole: '$9::text',
  shared: '$10::text[]',
  quotedNames: '$11::text',
  outlets: '$12::text[]',
} as const;
export const IDENTITY_VALUES = Object.keys(P).length;

/** Uses every parameter once, so that PostgreSQL infers its type in statements that use a few. */
export const typed = (others: readonly string[] = []) =>
  `(select true from (select ${[...Object.values(P), ...others].join(', ')}) typed)`;

/** SQL of a telephone's national digits. */
export const digitsSql = (column: string) =>
  `regexp_replace(regexp_replace(${column}, '\\D', '', 'g'), '^(0033|33(?=\\d{9}$))', '0')`;

/** Whether a row belongs to one of the person's projects or outlets; null for tables that say nothing of them. */
export function withinSql({ project, tied }: PersonalTable): string | null {
  if (project !== undefined) return `${project} = any(${P.projects})`;
  return tied?.replaceAll(':projects', P.projects).replaceAll(':outlets', P.outlets) ?? null;
}

/** How texts of a row name the person: an initial or a title only if nobody else of the project has the last name. */
export function mentionSql(table: PersonalTable, outside: boolean): { finds: string; replaces: string } {
  const { project } = table;
  if (project === undefined && table.tied !== undefined)
    return {
      finds: `case when ${withinSql(table)} then ${P.whole} else ${P.anywhere} end`,
      replaces: P.whole,
    };
  if (project === undefined || outside) return { finds: P.anywhere, replaces: P.whole };
  const within = `case when ${project} = any(${P.shared}) then ${P.whole} else ${P.mention} end`;
  return { finds: within, replaces: within };
}

/** An outlet's record: by address and telephone; in outlets of the person's projects by their name as well. */
function recordSql(column: string, table: PersonalTable): string {
  const named = `${column}::text ~ ${P.whole} or ${column}::text ~ ${P.quotedNames}`;
  return `(${column}::text ~ ${P.anywhere} or (${withinSql(table) ?? 'false'} and (${named})))`;
}

const IDENTIFIES: Partial<Record<Holding, (column: string, table: PersonalTable) => string>> = {
  identifiant: (column) => `lower(${column}) = any(${P.logins} || ${P.mails})`,
  identifiants: (column) =>
    `exists (select from unnest(${column}) one where lower(one) = any(${P.logins} || ${P.mails}))`,
  uid: (column) => `${column} = any(${P.uids})`,
  courriel: (column) => `lower(${column}) = any(${P.mails} || ${P.logins})`,
  telephone: (column, table) => withinProjects(`${digitsSql(column)} = any(${P.phones})`, table),
  nom: (column, table) => withinProjects(`lower(${column}) = any(${P.names})`, table),
};

/** Outside the person's projects a name or a telephone identifies nobody. */
function withinProjects(condition: string, { project }: PersonalTable): string {
  return project === undefined ? 'false' : `(${condition} and ${project} = any(${P.projects}))`;
}

/** The condition on one column; null if it does not identify the row's person. */
export function columnMatches(column: string, table: PersonalTable): string | null {
  const declared = table.personal[column];
  if (declared === undefined) return null;
  const { holding, whose } = partsOf(declared);
  // A record about one person, which has no column of its own for them.
  if (holding === 'texte' && whose === 'client') return recordSql(column, table);
  return IDENTIFIES[holding]?.(column, table) ?? null;
}

/** The rows of a table about this person; null for a table that identifies nobody. */
export function rowsOf(name: string, table: PersonalTable): string | null {
  const { through } = table;
  const found = matchesOf(table);
  if (through !== undefined) {
    const other = PERSONAL_TABLES[through.table];
    const of = other === undefined ? [] : matchesOf(other, through.by);
    if (of.length > 0)
      found.push(
        `${name}.${through.column} in (select ${through.of ?? through.column} from ${through.table} where ${of.join(' or ')})`,
      );
  }
  return found.length === 0 ? null : `(${found.join(' or ')})`;
}

function matchesOf(table: PersonalTable, columns: readonly string[] = Object.keys(table.personal)): string[] {
  return columns.flatMap((column) => columnMatches(column, table) ?? []);
}

/** Rows of this person themselves: all of their columns are about them, not only those that name them. */
export function ownRowsOf(name: string, table: PersonalTable): string | null {
  return table.owner === undefined ? rowsOf(name, table) : `${table.owner} = any(${P.uids})`;
}

/** Tables that can contain data of this person: an account's row only with one, an outlet not of an employee. */
export function mayName(person: Person, { owner, personal }: PersonalTable): boolean {
  if (Object.values(personal).includes('texte:client')) return person.staff !== true;
  return owner === undefined || person.uid !== null;
}

/** A condition as a complete `where`, with every parameter typed. */
export function whereOf(rows: string | null): string | null {
  return rows === null ? null : `${rows} and ${typed()}`;
}

/** The projects that name this person. */
export async function projectsNaming(db: Db, person: Person): Promise<string[]> {
  if (person.uid === null && person.mails.length === 0) return projectsOfName(db, person);
  const values = identityValues(person, { projects: [] });
  const found = new Set<string>();
  for (const [name, table] of Object.entries(PERSONAL_TABLES)) {
    const where = table.project === undefined ? null : whereOf(rowsOf(name, table));
    if (where === null) continue;
    const { rows } = await db.query<{ id: string }>(
      `select distinct ${table.project} as id from ${name} where ${where} and ${table.project} is not null`,
      values,
    );
    for (const { id } of rows) found.add(id);
  }
  return [...found].sort();
}

/** Names that one project `p` has in columns and documents, and the telephones beside them. */
const NAMES = `
  select p.client_name as nom, p.doc #>> '{pdv,telephoneCLient}' as telephone
  union all select p.doc #>> '{pdv,nomClient}', p.doc #>> '{pdv,telephoneCLient}'
  union all select p.pose_contact, p.pose_phone
  union all select p.doc #>> '{pdv,adresseLivraison,gerant}', p.doc #>> '{pdv,adresseLivraison,telephone}'
  union all select nom, '' from signatures where project_id = p.id and role = 'client'
  union all select nom, '' from approvals where project_id = p.id`;

/** Without an address: this telephone beside the name, or the name alone at one outlet or in one project. */
async function projectsOfName(db: Db, { names, phones, place = '' }: Person): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select p.id from projects p
     where (cardinality($2::text[]) > 0 or $3::text in (p.n_outlet, p.id)) and exists (
       select from (${NAMES}) named
       where (cardinality($1::text[]) = 0 or lower(nom) = any($1))
         and (cardinality($2::text[]) = 0 or ${digitsSql('telephone')} = any($2)))
     order by p.id`,
    [names, phones.map(phoneDigits), place],
  );
  return rows.map(({ id }) => id);
}
