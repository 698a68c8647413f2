import type { Db, Transaction } from '../../../db/transaction.ts';
import {
  columnMatches,
  IDENTITY_VALUES,
  identityValues,
  ownRowsOf,
  rowsOf,
} from '../people/match.repository.ts';
import { type Person, quotedPattern } from '../people/person.ts';
import { PERSONAL_TABLES } from '../register/personal-tables.ts';
import { type Holding, type PersonalTable, partsOf } from '../register/register.ts';

/** What stands in the place of somebody; the same everywhere. */
export interface Pseudonym {
  number: number;
  login: string;
  mail: string;
  name: string;
}

export function pseudonymOf(number: number, person: Person): Pseudonym {
  const mail = `efface-${number}@efface.invalid`;
  // Whoever signs in with an address keeps the form of one: screens tell clients by it.
  const login = person.logins.some((name) => name.includes('@')) ? mail : `efface-${number}`;
  return { number, login, mail, name: `Personne effacée n° ${number}` };
}

const AFTER = IDENTITY_VALUES;
const TO = {
  login: `$${AFTER + 1}::text`,
  mail: `$${AFTER + 2}::text`,
  name: `$${AFTER + 3}::text`,
  /** A username, or a name of one word, as a whole string of a JSON document. */
  quoted: `$${AFTER + 4}::text`,
};

function valuesOf(person: Person, projects: readonly string[], { login, mail, name }: Pseudonym): unknown[] {
  return [...identityValues(person, projects), login, mail, name, quotedPattern(person)];
}

/** Kept by other means: quotas by their triggers, words of the search by what is indexed. */
const APART = [
  'quota_folded_sums',
  'quota_changes',
  'quota_days',
  'project_search',
  'search_words_by_gap',
  'search_new_words',
];

/** Type by `table.column`; generated columns are not among them. */
export type ColumnTypes = ReadonlyMap<string, { type: string; nullable: boolean }>;

export async function readColumnTypes(db: Db): Promise<ColumnTypes> {
  const { rows } = await db.query<{ place: string; type: string; nullable: boolean }>(
    `select table_name || '.' || column_name as place, data_type as type, is_nullable = 'YES' as nullable
     from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' and data_type <> 'tsvector'`,
  );
  return new Map(rows.map(({ place, ...column }) => [place, column]));
}

const scrubbed = (column: string, type: string) =>
  `coalesce(regexp_replace(regexp_replace(${column}::text, coalesce($6::text, '(?!)'), ${TO.name}, 'g'), ${TO.quoted}, '"' || ${TO.login} || '"', 'g'), ${column}::text)::${type}`;

type Becomes = (column: string, type: string, matches: string, own: string | null) => string;

/** What a column becomes, by what it holds; columns of another kind stay. */
const BECOMES: Partial<Record<Holding, Becomes>> = {
  identifiant: (column) =>
    `case when lower(${column}) = any($1::text[]) then ${TO.login} when lower(${column}) = any($2::text[]) then ${TO.mail} else ${column} end`,
  identifiants: (column) =>
    `array(select case when lower(one) = any($1::text[]) then ${TO.login} else one end from unnest(${column}) one)`,
  courriel: (column, _type, matches) => `case when ${matches} then ${TO.mail} else ${column} end`,
  nom: (column, _type, matches) =>
    `case when ${matches} then ${TO.name} else coalesce(regexp_replace(${column}, $6::text, ${TO.name}, 'g'), ${column}) end`,
  // Of an owner's row a number alone says little: colleagues share one.
  telephone: (column, _type, matches, own) =>
    `case when ${own ?? `${matches} or ${column} ~ $6::text`} then '' else ${column} end`,
  texte: (column, type) => scrubbed(column, type),
};

interface Change {
  sets: string[];
  where: string;
}

/** Whether a text names them, beside the columns that say whose a row is. */
function mentions(column: string, holding: Holding): string[] {
  if (holding === 'texte') return [`${column}::text ~ $6::text`, `${column}::text ~ ${TO.quoted}`];
  return holding === 'nom' || holding === 'telephone' ? [`${column} ~ $6::text`] : [];
}

function withinSql({ project }: PersonalTable, outside: boolean): string {
  if (project === undefined) return '';
  return outside ? ` and ${project} is null` : ` and ${project} = any($7::text[])`;
}

function changeOf(name: string, table: PersonalTable, { types, outside = false }: Pass): Change {
  const theirs = rowsOf(name, table) ?? 'false';
  const own = ownRowsOf(name, table) ?? 'false';
  const sets: string[] = [];
  const found = [theirs];
  for (const [column, declared] of Object.entries(table.personal)) {
    const { holding } = partsOf(declared);
    const known = types.get(`${name}.${column}`);
    if (known === undefined) continue;
    const matches = columnMatches(column, table) ?? 'false';
    const becomes = BECOMES[holding]?.(column, known.type, matches, table.owner === undefined ? null : own);
    if (becomes !== undefined) sets.push(`${column} = ${becomes}`);
    if (holding === 'reseau') sets.push(`${column} = case when ${own} then '' else ${column} end`);
    if (holding === 'secret' && known.nullable)
      sets.push(`${column} = case when ${own} then null else ${column} end`);
    found.push(...mentions(column, holding));
  }
  return { sets, where: `(${found.join(' or ')})${withinSql(table, outside)} and ${TYPED}` };
}

/** Every parameter once, so that PostgreSQL knows its type. */
const TYPED =
  '(select true from (select $1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text, $7::text[], ' +
  `${Object.values(TO).join(', ')}) typed)`;

/** In the order of the passes: rows that another table tells the person of, those of projects, the others. */
export function tablesOf(pass: 'through' | 'projects' | 'others'): [string, PersonalTable][] {
  const passOf = ({ project, through }: PersonalTable) =>
    through !== undefined ? 'through' : project === undefined ? 'others' : 'projects';
  return Object.entries(PERSONAL_TABLES).filter(
    ([name, table]) => !APART.includes(name) && passOf(table) === pass,
  );
}

export interface Pass {
  person: Person;
  pseudonym: Pseudonym;
  types: ColumnTypes;
  /** Of these projects; for tables of none they tell which names are the person's. */
  projects: readonly string[];
  /** Of tables of projects the rows that belong to none. */
  outside?: boolean;
}

/** How many rows a pass would change. */
export async function countRows(db: Db, [name, table]: [string, PersonalTable], pass: Pass): Promise<number> {
  const { sets, where } = changeOf(name, table, pass);
  if (sets.length === 0 && !table.rowsGo) return 0;
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from ${name} where ${where}`,
    valuesOf(pass.person, pass.projects, pass.pseudonym),
  );
  return rows[0]?.count ?? 0;
}

/** Makes a person anonymous in one table. Returns the number of rows. */
export async function anonymiseTable(
  tx: Transaction,
  [name, table]: [string, PersonalTable],
  pass: Pass,
): Promise<number> {
  const values = valuesOf(pass.person, pass.projects, pass.pseudonym);
  const { sets, where } = changeOf(name, table, pass);
  const own = table.rowsGo === true ? rowsOf(name, table) : null;
  const gone = own === null ? null : await tx.query(`delete from ${name} where ${own} and ${TYPED}`, values);
  const deleted = gone?.rowCount ?? 0;
  if (sets.length === 0) return deleted;
  const update = `update ${name} set ${sets.join(', ')} where ${where}`;
  const { rowCount } = await tx.query(update, values);
  // A trigger of projects writes who left a column into another.
  if (name === 'projects' && rowCount) await tx.query(update, values);
  return deleted + (rowCount ?? 0);
}

/** Lets this transaction change names in the two logs. */
export async function allowAnonymising(tx: Transaction): Promise<void> {
  await tx.query(`select set_config('ardoise.anonymising', 'oui', true)`);
}
