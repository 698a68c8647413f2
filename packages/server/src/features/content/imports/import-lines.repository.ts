import type { ImportEffect } from '@ardoise/domain/content/imports/import-effects.ts';
import type { ImportLine } from '@ardoise/domain/contract/imports.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import type { ImportCounts } from './imports.repository.ts';

/** A line as it was read; without cells an entry that the file does not name. */
export interface StoredLine {
  line: number;
  cells: string[] | null;
  key: string;
  keyTwin: number | null;
  alikeTwin: number | null;
  fingerprint: string | null;
}

/** What is shown of a judged line. */
export type ShownLine = Pick<ImportLine, 'nom' | 'precision' | 'image' | 'differences' | 'notes' | 'motif'>;

export interface JudgedLine {
  line: number;
  effect: ImportEffect;
  rank: number;
  flag: boolean;
  differs: boolean;
  shown: ShownLine;
  fingerprint: string;
}

export async function insertLines(
  tx: Transaction,
  id: number,
  lines: readonly Pick<StoredLine, 'line' | 'cells' | 'key'>[],
): Promise<void> {
  await tx.query(
    `insert into import_lines (import_id, line, cells, key)
     select $1, line, cells, key from unnest($2::int[], $3::jsonb[], $4::text[]) given (line, cells, key)`,
    [
      id,
      lines.map(({ line }) => line),
      lines.map(({ cells }) => JSON.stringify(cells)),
      lines.map(({ key }) => key),
    ],
  );
}

/** Above so many the planner needs figures of its own before autovacuum has them. */
const MANY = 10_000;

/** Runs `analyze`, so that the planner has current statistics after so many inserts. */
export async function analyzeLines(tx: Transaction, count: number): Promise<void> {
  if (count > MANY) await tx.query('analyze import_lines');
}

/** Notes, once all lines are stored, their highest number and those with the same key or alike. */
export async function markTwins(tx: Transaction, id: number, alikePlace: number | null): Promise<void> {
  await tx.query(
    `update import_lines l set key_twin = t.twin
     from (select line, coalesce(lag(line) over same, lead(line) over same) as twin
       from import_lines where import_id = $1 and key <> '' window same as (partition by key order by line)) t
     where l.import_id = $1 and l.line = t.line and t.twin is not null`,
    [id],
  );
  if (alikePlace !== null)
    await tx.query(
      `update import_lines l set alike_twin = t.twin
       from (select line, coalesce(lag(line) over same, lead(line) over same) as twin
         from (select line, lower(regexp_replace(cells ->> $2::int, '\\s', '', 'g')) as alike
           from import_lines where import_id = $1) read
         where alike <> '' window same as (partition by alike order by line)) t
       where l.import_id = $1 and l.line = t.line and t.twin is not null`,
      [id, alikePlace],
    );
  await tx.query(
    'update imports set total = (select coalesce(max(line), 0) from import_lines where import_id = $1) where id = $1',
    [id],
  );
}

/** Adds the entries that a complete file does not name, in their order; those that it names are left out. */
export async function insertAbsent(tx: Transaction, id: number, keys: readonly string[]): Promise<void> {
  await tx.query(
    `insert into import_lines (import_id, line, cells, key)
     select $1, last + row_number() over (order by known.place), null, key
     from unnest($2::text[]) with ordinality known (key, place),
       (select coalesce(max(line), 0) as last from import_lines where import_id = $1) lines
     where not exists (select 1 from import_lines l where l.import_id = $1 and l.key = known.key)`,
    [id, keys],
  );
  await tx.query(
    'update imports set total = (select coalesce(max(line), 0) from import_lines where import_id = $1) where id = $1',
    [id],
  );
}

const STORED = `line, cells, key, key_twin as "keyTwin", alike_twin as "alikeTwin", fingerprint`;

/** The lines after this one, in their order; `effects` are those of the dry run, null for all. */
export async function nextLines(
  db: Db,
  id: number,
  after: number,
  effects: readonly ImportEffect[] | null,
  limit: number,
): Promise<StoredLine[]> {
  const { rows } = await db.query<StoredLine>(
    `select ${STORED} from import_lines
     where import_id = $1 and line > $2 and ($3::text[] is null or effect = any($3)) order by line limit $4`,
    [id, after, effects, limit],
  );
  return rows;
}

export async function writeJudged(tx: Transaction, id: number, lines: readonly JudgedLine[]): Promise<void> {
  await tx.query(
    `update import_lines l set effect = j.effect, rank = j.rank, flag = j.flag, differs = j.differs, shown = j.shown,
       fingerprint = j.fingerprint
     from unnest($2::int[], $3::text[], $4::smallint[], $5::bool[], $6::bool[], $7::jsonb[], $8::text[])
       j (line, effect, rank, flag, differs, shown, fingerprint)
     where l.import_id = $1 and l.line = j.line`,
    [
      id,
      lines.map(({ line }) => line),
      lines.map(({ effect }) => effect),
      lines.map(({ rank }) => rank),
      lines.map(({ flag }) => flag),
      lines.map(({ differs }) => differs),
      lines.map(({ shown }) => JSON.stringify(shown)),
      lines.map(({ fingerprint }) => fingerprint),
    ],
  );
}

export async function countLines(db: Db, id: number): Promise<ImportCounts> {
  const { rows } = await db.query<{ effect: ImportEffect; lines: number; flags: number; differs: number }>(
    `select effect, count(*)::int as lines, count(*) filter (where flag)::int as flags,
       count(*) filter (where differs)::int as differs
     from import_lines where import_id = $1 group by effect`,
    [id],
  );
  const sum = (of: 'flags' | 'differs') => rows.reduce((total, row) => total + row[of], 0);
  const byEffect = Object.fromEntries(rows.map(({ effect, lines }) => [effect, lines]));
  return { ...byEffect, signalee: sum('flags'), differente: sum('differs') };
}

export interface LineFilters {
  effect: ImportEffect | null;
  flag: boolean;
  differs: boolean;
  /** Cursor: rank and line of the last one shown. */
  after: { rank: number; line: number };
}

export interface ListedLine extends Omit<JudgedLine, 'fingerprint'> {
  key: string;
  absent: boolean;
}

/** Lines for the screen, refused first; without a filter all but the unchanged ones. */
export async function listLines(
  db: Db,
  id: number,
  { effect, flag, differs, after }: LineFilters,
  limit: number,
): Promise<ListedLine[]> {
  const { rows } = await db.query<ListedLine>(
    `select line, key, cells is null as absent, effect, rank, flag, differs, shown from import_lines
     where import_id = $1 and (rank, line) > ($2, $3) and rank is not null
       and (effect = $4 or ($4::text is null and (effect <> 'inchangee' or $6)))
       and (flag or not $5) and (differs or not $6)
     order by rank, line limit $7`,
    [id, after.rank, after.line, effect, flag, differs, limit],
  );
  return rows;
}

/** The refused lines as they were read, with their reason. */
export async function listRefused(
  db: Db,
  id: number,
  after: number,
  limit: number,
): Promise<{ line: number; cells: string[]; reason: ShownLine['motif'] }[]> {
  const { rows } = await db.query<{ line: number; cells: string[]; reason: ShownLine['motif'] }>(
    `select line, cells, shown -> 'motif' as reason from import_lines
     where import_id = $1 and line > $2 and effect = 'refusee' order by line limit $3`,
    [id, after, limit],
  );
  return rows;
}
