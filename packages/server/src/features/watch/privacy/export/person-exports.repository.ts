import type { AskedPerson } from '@ardoise/domain/contract/privacy-people.ts';
import type { PoolClient, QueryResultRow } from 'pg';
import type { Db } from '../../../../db/transaction.ts';
import { hashOfToken, newLinkToken } from '../../../../secrets/link-token.ts';
import {
  identityValues,
  mayName,
  ownRowsOf,
  type Reach,
  rowsOf,
  whereOf,
} from '../people/match.repository.ts';
import type { Person } from '../people/person.ts';
import { PERSONAL_TABLES } from '../register/personal-tables.ts';
import { type PersonalTable, partsOf, type Whose } from '../register/register.ts';

/** Records a requested zip and returns its token, of which only the hash is stored. */
export async function createPersonExport(db: Db, uid: number, person: AskedPerson): Promise<string> {
  const token = newLinkToken();
  await db.query(
    `insert into person_exports (token_hash, asked_by, person, expires) values ($1, $2, $3, now() + interval '1 hour')`,
    [hashOfToken(token), uid, JSON.stringify(person)],
  );
  return token;
}

/** The person of a token's zip; null for any account but the one that requested it. */
export async function findPersonExport(
  db: Db,
  token: string,
  uid: number,
): Promise<{ person: AskedPerson; expired: boolean } | null> {
  const { rows } = await db.query<{ person: AskedPerson; expired: boolean }>(
    'select person, expires <= now() as expired from person_exports where token_hash = $1 and asked_by = $2',
    [hashOfToken(token), uid],
  );
  return rows[0] ?? null;
}

export async function deleteExpiredPersonExports(db: Db): Promise<void> {
  await db.query('delete from person_exports where expires < now()');
}

/** Clients and others beside whom an employee worked: their copy says nothing of them. */
const THIRD_PARTIES: readonly Whose[] = ['client', 'contact', 'signataire', 'invite'];

/** What is exported of a row: neither secrets nor bytes, nor what is about others where its person has an account. */
function columnsOf(table: PersonalTable, person: Person): string[] {
  const others = person.uid === null ? [] : (table.ofOthers ?? '').split(' ');
  const theirs = Object.entries(table.personal)
    .map(([column, declared]) => ({ column, ...partsOf(declared) }))
    .filter(({ holding }) => !['secret', 'piece'].includes(holding))
    .filter(({ whose }) => person.staff !== true || !THIRD_PARTIES.includes(whose))
    .map(({ column }) => column);
  return [...theirs, ...table.impersonal.split(' ')].filter(
    (column) => column !== '' && !others.includes(column),
  );
}

/** Derived for the search: the same words in another form. */
const DERIVED = ['project_search', 'search_words_by_gap', 'search_new_words'];

/** The tables that may contain rows about this person, with the query of each. */
export function exportedTables(person: Person): { name: string; table: PersonalTable; text: string }[] {
  return Object.entries(PERSONAL_TABLES).flatMap(([name, table]) => {
    const where = DERIVED.includes(name) || !mayName(person, table) ? null : whereOf(ownRowsOf(name, table));
    if (where === null) return [];
    const columns = columnsOf(table, person).map((column) => `'${column}', ${column}`);
    // Two lists: a function takes a hundred arguments.
    const halves = [columns.slice(0, 40), columns.slice(40)].map(
      (part) => `jsonb_build_object(${part.join(', ')})`,
    );
    return [
      { name, table, text: `select (${halves.join(' || ')})::text as line from ${name} where ${where}` },
    ];
  });
}

/** Advisory lock of an account's export, beside its number. */
const EXPORT_LOCK = 7_305_831;

/** False while this account gets another zip; otherwise none begins before this transaction ends. */
export async function holdExport(client: PoolClient, uid: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_xact_lock($1, $2) as locked',
    [EXPORT_LOCK, uid],
  );
  return rows[0]?.locked === true;
}

const AT_ONCE = 200;

interface Cursor {
  name: string;
  text: string;
  values: unknown[];
}

/** The rows of one query, through a cursor of the transaction that the client is in. */
async function* readRows<Row extends QueryResultRow>(
  client: PoolClient,
  { name, text, values }: Cursor,
): AsyncGenerator<Row[]> {
  await client.query(`declare person_${name} no scroll cursor for ${text}`, values);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${AT_ONCE} from person_${name}`);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) break;
  }
  await client.query(`close person_${name}`);
}

export async function* rowsAsJson(client: PoolClient, cursor: Cursor): AsyncGenerator<string[]> {
  for await (const rows of readRows<{ line: string }>(client, cursor)) yield rows.map(({ line }) => line);
}

const SIGNED_PAPERS = ['bon_commande', 'preuve_accord', 'copie_accord'];

export interface ExportedFile {
  id: string;
  project_id: string;
  sha256: string;
  filename: string;
  file_type: string;
  size: number;
  t_creation: string;
}

/**
 * Files that this person joined, and the order form and copies of evidence that bear their name as a signer, which are
 * still there. Evidence with addresses and browsers is head office's; of an account, signed papers are their client's.
 */
export function filesOfPerson(client: PoolClient, person: Person): AsyncGenerator<ExportedFile[]> {
  return readRows(client, {
    name: 'joined',
    text: `select id, project_id, encode(sha256, 'hex') as sha256, filename, file_type, size, t_creation from files
      where lower(uploaded_by) = any($1::text[]) and deleted_at is null and erased_at is null
        and file_type <> all($2::text[]) order by project_id, id`,
    values: [[...person.logins, ...person.mails], person.uid === null ? ['preuve_accord'] : SIGNED_PAPERS],
  });
}

export interface ExportedDrawing {
  id: number;
  project_id: string;
  kind: 'signature' | 'accord';
}

/** Drawings of this person's signatures and approvals; of an account their own, not those that clients drew on their tablet. */
export async function* drawingsOf(
  client: PoolClient,
  person: Person,
  reach: Reach,
): AsyncGenerator<ExportedDrawing[]> {
  for (const [name, kind] of [
    ['signatures', 'signature'],
    ['approvals', 'accord'],
  ] as const) {
    const table = PERSONAL_TABLES[name];
    const where = table && whereOf(rowsOf(name, table));
    const own = person.uid === null ? 'true' : name === 'signatures' ? `role = 'dc'` : 'false';
    const text = `select id, project_id, '${kind}' as kind from ${name} where ${where} and ${own} and erased_at is null
      order by project_id, id`;
    yield* readRows<ExportedDrawing>(client, {
      name: `drawn_${name}`,
      text,
      values: identityValues(person, reach),
    });
  }
}

export async function readDrawing(db: Db, { kind, id }: ExportedDrawing): Promise<Buffer> {
  const { rows } = await db.query<{ image: Buffer }>(
    `select image from ${kind === 'signature' ? 'signatures' : 'approvals'} where id = $1`,
    [id],
  );
  return rows[0]?.image ?? Buffer.alloc(0);
}
