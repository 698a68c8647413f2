import type { Db } from '../../../db/transaction.ts';
import { PERSONAL_TABLES } from '../register/personal-tables.ts';
import { type Holding, type PersonalTable, partsOf } from '../register/register.ts';
import { mentionPattern, type Person, phoneDigits } from './person.ts';

/** What conditions compare with, in the order of their parameters. */
export function identityValues(person: Person, projects: readonly string[] | null): unknown[] {
  return [
    person.logins,
    person.mails,
    person.uid === null ? [] : [person.uid],
    person.phones.map(phoneDigits),
    person.names.map((name) => name.toLowerCase()),
    mentionPattern(person.mentions),
    projects,
  ];
}
/** The parameters that `identityValues` fills. */
const P = {
  logins: '$1::text[]',
  mails: '$2::text[]',
  uids: '$3::int[]',
  phones: '$4::text[]',
  names: '$5::text[]',
  mention: '$6::text',
  projects: '$7::text[]',
} as const;
export const IDENTITY_VALUES = Object.keys(P).length;

/** Every parameter named once, so that PostgreSQL knows its type in statements that use a few. */
const TYPED = `(select true from (select ${Object.values(P).join(', ')}) typed)`;

/** SQL of a telephone's national digits. */
const digitsSql = (column: string) =>
  `regexp_replace(regexp_replace(${column}, '\\D', '', 'g'), '^(0033|33(?=\\d{9}$))', '0')`;

const IDENTIFIES: Partial<Record<Holding, (column: string, table: PersonalTable) => string>> = {
  identifiant: (column) => `lower(${column}) = any(${P.logins} || ${P.mails})`,
  identifiants: (column) =>
    `exists (select from unnest(${column}) one where lower(one) = any(${P.logins} || ${P.mails}))`,
  uid: (column) => `${column} = any(${P.uids})`,
  courriel: (column) => `lower(${column}) = any(${P.mails} || ${P.logins})`,
  telephone: (column) => `${digitsSql(column)} = any(${P.phones})`,
  nom: (column, { project }) =>
    project === undefined
      ? `lower(${column}) = any(${P.names})`
      : `(lower(${column}) = any(${P.names}) and (${P.projects} is null or ${project} = any(${P.projects})))`,
};

/** Whether a column names its person by itself. */
export function isIdentity(holding: Holding): boolean {
  return holding in IDENTIFIES;
}

/** The condition on one column; null for one that does not tell whose the row is. */
export function columnMatches(column: string, table: PersonalTable): string | null {
  const declared = table.personal[column];
  if (declared === undefined) return null;
  const { holding, whose } = partsOf(declared);
  // A record about one person, which has no column of its own for them.
  if (holding === 'texte' && whose === 'client') return `${column}::text ~ ${P.mention}`;
  return IDENTIFIES[holding]?.(column, table) ?? null;
}

/** The rows of a table that are about this person; null for a table that never tells. */
export function rowsOf(name: string, table: PersonalTable): string | null {
  const { through } = table;
  const found = Object.keys(table.personal).flatMap((column) => columnMatches(column, table) ?? []);
  if (through !== undefined) {
    const [other, otherTable] = [through.table, PERSONAL_TABLES[through.table]];
    const of = otherTable && rowsOf(other, otherTable);
    if (of) found.push(`${name}.${through.column} in (select ${through.column} from ${other} where ${of})`);
  }
  return found.length === 0 ? null : `(${found.join(' or ')})`;
}

/** The rows of this person themselves: all that they hold is about them, not only the columns that name them. */
export function ownRowsOf(name: string, table: PersonalTable): string | null {
  return table.owner === undefined ? rowsOf(name, table) : `${table.owner} = any(${P.uids})`;
}

/** A condition as a whole `where`, with every parameter typed. */
export function whereOf(rows: string | null): string | null {
  return rows === null ? null : `${rows} and ${TYPED}`;
}

/** The projects that name this person; by their name alone only where there is nothing else to go by. */
export async function projectsNaming(db: Db, person: Person): Promise<string[]> {
  const values = identityValues(person, person.uid === null && person.mails.length === 0 ? null : []);
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
