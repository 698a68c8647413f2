import type { ContentAct, ContentArea } from '@ardoise/domain/content/content-log.ts';
import { NOT_UNDOABLE, UNDO_DAYS } from '@ardoise/domain/content/undo.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import type { RequestOrigin } from '../../../http/request-origin.ts';
import type { ContentChange } from './content-change.ts';

/** Inserts lines as the person and by the key of $1 to $3; `source` selects them. */
const insertSql = (source: string) => `insert into content_changes
  (uid, name, key_name, area, list, entry, label, act, before, after, reason, import_id, undoes) ${source}`;

/** The values of $1 to $3. */
const originValues = ({ who, key }: Origin) => [who?.uid ?? null, who?.name ?? null, key ?? null];

type Origin = Pick<RequestOrigin, 'who' | 'key'>;

/** Inserts lines in their order; returns their ids. */
export async function insertContentChanges(
  tx: Transaction,
  origin: Origin,
  changes: readonly ContentChange[],
): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    insertSql(`select $1, $2, $3, area, coalesce(list, ''), coalesce(entry, ''), coalesce(label, ''), act, before, after,
       coalesce(reason, ''), "importId", undoes
     from jsonb_to_recordset($4::jsonb) change (area text, list text, entry text, label text, act text, before jsonb,
       after jsonb, reason text, "importId" bigint, undoes bigint)
     returning id`),
    [...originValues(origin), JSON.stringify(changes)],
  );
  return rows.map(({ id }) => id);
}

/** Inserts each entry of an import as taken back, last first, as parts of the line `undoneBy`; without reading them. */
export async function insertUndoneEntries(
  tx: Transaction,
  origin: Origin,
  { importId, undoneBy }: { importId: number; undoneBy: number },
): Promise<void> {
  await tx.query(
    insertSql(`select $1, $2, $3, area, list, entry, label, 'annulation', after, before, '', $5, id
     from content_changes where import_id = $4 order by id desc`),
    [...originValues(origin), importId, undoneBy],
  );
}

/** A line of the log for its page. */
export interface ContentChangeRow {
  id: number;
  at: string;
  username: string | null;
  shown: string;
  area: ContentArea;
  list: string;
  entry: string;
  label: string;
  act: ContentAct;
  before: unknown;
  after: unknown;
  reason: string;
  entries: number;
  undone: boolean;
  undoable: boolean;
}

/** For a line `c`: as features/content/content-undo judges it, the entries of an import aside. */
const UNDOABLE = `not exists (select 1 from content_changes back where back.undoes = c.id)
  and c.act <> all($10) and c.at > now() - make_interval(days => $11)
  and (c.entry = '' or c.after is not distinct from (
    select after from content_changes newest
    where newest.area = c.area and newest.list = c.list and newest.entry = c.entry
    order by newest.id desc limit 1))`;

export interface ContentChangeFilters {
  area: ContentArea | null;
  list: string | null;
  entry: string | null;
  act: ContentAct | null;
  /** Words of the entry's name; words of the person's, or their username. */
  label: string | null;
  person: string | null;
  /** Days in Europe/Paris, inclusive. */
  from: string | null;
  to: string | null;
  /** Cursor: only lines older than this. */
  before: number | null;
}

/** Every word of a parameter is in this text; accents and case aside. */
const HAS_WORDS = (text: string, words: string) => `not exists (
  select from unnest(string_to_array(search_text(${words}), ' ')) word where strpos(search_text(${text}), word) = 0)`;

/** An outlet within an import by its number alone: they are hundreds of thousands, and each comparison of words costs. */
const NAMED = `case when c.import_id is not null and c.area = 'points-de-vente' then c.entry = $12
  else ${HAS_WORDS('c.label', '$12')} end`;

/** After the person's name: the API key that was used. */
const BY_KEY = `coalesce(E' (cl\\u00e9 \\u00ab\\u00a0' || c.key_name || E'\\u00a0\\u00bb)', '')`;

/** Newest first; the entries of an import are one line, unless the filter names one of them. */
export async function listContentChanges(
  db: Db,
  { area, list, entry, act, label, person, from, to, before }: ContentChangeFilters,
  limit: number,
): Promise<ContentChangeRow[]> {
  const { rows } = await db.query<ContentChangeRow>(
    `select c.id, c.at, c.name as username,
       coalesce(nullif(trim(concat(u.prenom, ' ', u.nom)), ''), c.name, '') || ${BY_KEY} as shown, c.area, c.list, c.entry,
       c.label, c.act, c.before, c.after, c.reason,
       case when c.act = 'import' then (select count(*)::int from content_changes part where part.import_id = c.id)
         else 0 end as entries,
       exists (select 1 from content_changes back where back.undoes = c.id) as undone, ${UNDOABLE} as undoable
     from content_changes c left join users u on u.uid = c.uid
     where ($3::text is not null or $12::text is not null or c.import_id is null)
       and ($1::text is null or c.area = $1) and ($2::text is null or c.list = $2)
       and ($3::text is null or c.entry = $3) and ($4::text is null or c.act = $4)
       and ($5::text is null or c.name = $5
         or ${HAS_WORDS("concat_ws(' ', u.prenom, u.nom, c.name)", '$5')})
       and ($12::text is null or ${NAMED})
       and ($6::date is null or c.at >= $6::date::timestamp at time zone 'Europe/Paris')
       and ($7::date is null or c.at < ($7::date + 1)::timestamp at time zone 'Europe/Paris')
       and ($8::bigint is null or c.id < $8)
     order by c.id desc limit $9`,
    [area, list, entry, act, person, from, to, before, limit, Object.keys(NOT_UNDOABLE), UNDO_DAYS, label],
  );
  return rows;
}
