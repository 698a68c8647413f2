import type { Db, Transaction } from '../../../../db/transaction.ts';
import {
  columnMatches,
  IDENTITY_VALUES,
  identityValues,
  mayName,
  mentionSql,
  ownRowsOf,
  P,
  type Reach,
  rowsOf,
  typed,
  withinSql,
} from '../people/match.repository.ts';
import { quotedLogins, quotedParts } from '../people/mention-pattern.ts';
import type { Person } from '../people/person.ts';
import { PERSONAL_TABLES } from '../register/personal-tables.ts';
import { type Holding, type PersonalTable, partsOf } from '../register/register.ts';

/** Placeholder for an erased person's data; the same everywhere. */
export interface Pseudonym {
  number: number;
  login: string;
  mail: string;
  name: string;
}

export function pseudonymOf(number: number, person: Person): Pseudonym {
  const mail = `efface-${number}@efface.invalid`;
  // Usernames that are addresses keep that form: screens recognise clients by it.
  const login = person.logins.some((name) => name.includes('@')) ? mail : `efface-${number}`;
  return { number, login, mail, name: `Personne effacée n° ${number}` };
}

const AFTER = IDENTITY_VALUES;
const TO = {
  login: `$${AFTER + 1}::text`,
  mail: `$${AFTER + 2}::text`,
  name: `$${AFTER + 3}::text`,
  /** A username as an entire string of a JSON document. */
  quotedLogins: `$${AFTER + 4}::text`,
  /** The same of names and their parts, beside an address. */
  quotedParts: `$${AFTER + 5}::text`,
};
function valuesOf({ person, pseudonym: { login, mail, name }, ...reach }: Pass): unknown[] {
  return [...identityValues(person, reach), login, mail, name, quotedLogins(person), quotedParts(person)];
}

/** Kept by other means: quotas and sums of figures by their triggers, words of the search by what is indexed. */
const APART = [
  'quota_folded_sums',
  'quota_changes',
  'quota_days',
  'figure_days',
  'figure_weeks',
  'figure_changes',
  'piece_sums',
  'piece_changes',
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

/** The texts of a column, by what finds and what replaces the person there. */
interface Texts {
  finds: string;
  replaces: string;
  /** Whether the row is of one of their projects: names that are entire strings of a document are theirs. */
  within: string | null;
}

const replaced = (text: string, pattern: string, by: string) =>
  `regexp_replace(${text}, coalesce(${pattern}, '(?!)'), ${by}, 'g')`;

/** Beside an address or username of theirs, each string that is a part of their name. */
const beside = (text: string, { finds }: Texts) =>
  `case when ${text} ~ ${finds} or ${text} ~ ${TO.quotedLogins} then ${TO.quotedParts} else '(?!)' end`;

function scrubbed(column: string, type: string, texts: Texts): string {
  const text = `${column}::text`;
  const names =
    texts.within === null
      ? beside(text, texts)
      : `case when ${texts.within} then ${P.quotedNames} else ${beside(text, texts)} end`;
  const named = replaced(replaced(text, texts.replaces, TO.name), names, `'"' || ${TO.name} || '"'`);
  const whole = replaced(named, TO.quotedLogins, `'"' || ${TO.login} || '"'`);
  // A username that is all of a text: the entry of a log.
  const said =
    type === 'text'
      ? `case when lower(${column}) = any($1::text[]) then ${TO.login} else ${whole} end`
      : whole;
  return `(${said})::${type}`;
}

type Becomes = (
  column: string,
  type: string,
  row: { matches: string; own: string | null; texts: Texts },
) => string;

/** The anonymised value of a column, by its type of content; other columns are unchanged. */
const BECOMES: Partial<Record<Holding, Becomes>> = {
  identifiant: (column) =>
    `case when lower(${column}) = any($1::text[]) then ${TO.login} when lower(${column}) = any($2::text[]) then ${TO.mail} else ${column} end`,
  identifiants: (column) =>
    `array(select case when lower(one) = any($1::text[]) then ${TO.login} else one end from unnest(${column}) one)`,
  courriel: (column, _type, { matches }) => `case when ${matches} then ${TO.mail} else ${column} end`,
  nom: (column, _type, { matches, texts }) =>
    `case when ${matches} then ${TO.name} else ${replaced(column, texts.replaces, TO.name)} end`,
  // Of an owner's row a number alone says little: colleagues share one.
  telephone: (column, _type, { matches, own, texts }) =>
    `case when ${own ?? `${matches} or ${column} ~ ${texts.finds}`} then '' else ${column} end`,
  texte: (column, type, { texts }) => scrubbed(column, type, texts),
};

interface Change {
  sets: string[];
  where: string;
}

/** Whether a text names them, beside the columns that say whose a row is. */
function mentions(column: string, type: string, holding: Holding, { finds, within }: Texts): string[] {
  if (holding === 'nom' || holding === 'telephone') return [`${column} ~ ${finds}`];
  if (holding !== 'texte') return [];
  const text = `${column}::text`;
  return [
    `${text} ~ ${finds}`,
    `${text} ~ ${TO.quotedLogins}`,
    ...(within === null ? [] : [`(${within} and ${text} ~ ${P.quotedNames})`]),
    ...(type === 'text' ? [`lower(${column}) = any($1::text[])`] : []),
  ];
}

function limitedTo(table: PersonalTable, { outside, batch }: Pass): string {
  if (table.project !== undefined)
    return outside ? ` and ${table.project} is null` : ` and ${withinSql(table)}`;
  return batch ? ` and ${withinSql(table) ?? 'false'}` : '';
}

function changeOf(name: string, table: PersonalTable, pass: Pass): Change {
  const theirs = rowsOf(name, table) ?? 'false';
  const own = ownRowsOf(name, table) ?? 'false';
  const texts = { ...mentionSql(table, pass.outside === true), within: withinSql(table) };
  const becoming: [column: string, value: string][] = [];
  const found = [theirs];
  for (const [column, declared] of Object.entries(table.personal)) {
    const { holding } = partsOf(declared);
    const known = pass.types.get(`${name}.${column}`);
    if (known === undefined) continue;
    const matches = columnMatches(column, table) ?? 'false';
    const row = { matches, own: table.owner === undefined ? null : own, texts };
    const becomes = BECOMES[holding]?.(column, known.type, row);
    if (becomes !== undefined) becoming.push([column, becomes]);
    if (holding === 'reseau')
      becoming.push([column, `case when ${own} then ${table.emptied ?? "''"} else ${column} end`]);
    if (holding === 'secret' && known.nullable)
      becoming.push([column, `case when ${own} then null else ${column} end`]);
    found.push(...mentions(column, known.type, holding, texts));
  }
  // A row that stays as it is, is none: what is announced is what is done, however often.
  const differs = becoming.map(([column, value]) => `${column}::text is distinct from (${value})::text`);
  const changes = differs.length === 0 ? 'false' : `(${differs.join(' or ')})`;
  return {
    sets: becoming.map(([column, value]) => `${column} = ${value}`),
    where: `((${found.join(' or ')}) and ${changes})${limitedTo(table, pass)} and ${TYPED}`,
  };
}

const TYPED = typed(Object.values(TO));

/**
 * In the order of the passes: rows whose person another table identifies, those of projects or tied to them, others.
 */
export function tablesOf(
  pass: 'through' | 'projects' | 'tied' | 'others',
  person: Person,
): [string, PersonalTable][] {
  const passOf = ({ project, through }: PersonalTable) =>
    through !== undefined ? 'through' : project === undefined ? 'others' : 'projects';
  const isOf = (table: PersonalTable) =>
    pass === 'tied' ? table.tied !== undefined : passOf(table) === pass;
  const found = Object.entries(PERSONAL_TABLES).filter(
    ([name, table]) => !APART.includes(name) && isOf(table) && mayName(person, table),
  );
  // Last: triggers of a project delete rows of others, that were counted.
  return found.toSorted(([one], [other]) => Number(one === 'projects') - Number(other === 'projects'));
}

export interface Pass extends Reach {
  person: Person;
  pseudonym: Pseudonym;
  types: ColumnTypes;
  /** Of tables of projects the rows that belong to none. */
  outside?: boolean;
  /** Of other tables those rows alone that are of these projects. */
  batch?: boolean;
}

function ownRowsThatGo(name: string, table: PersonalTable): string | null {
  return table.rowsGo === true ? rowsOf(name, table) : null;
}

/** How many rows a pass would change. */
export async function countRows(db: Db, [name, table]: [string, PersonalTable], pass: Pass): Promise<number> {
  const { where } = changeOf(name, table, pass);
  const gone = ownRowsThatGo(name, table);
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from ${name} where ${gone === null ? where : `(${gone} or (${where}))`} and ${TYPED}`,
    valuesOf(pass),
  );
  return rows[0]?.count ?? 0;
}

/** Makes a person anonymous in one table. Returns the number of rows. */
export async function anonymiseTable(
  tx: Transaction,
  [name, table]: [string, PersonalTable],
  pass: Pass,
): Promise<number> {
  const values = valuesOf(pass);
  const { sets, where } = changeOf(name, table, pass);
  const own = ownRowsThatGo(name, table);
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
