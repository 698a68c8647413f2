import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { isBeforeSubmission, STATUSES } from '@ardoise/domain/projects/statuses.ts';
import type { Db } from '../../../db/transaction.ts';

const DRAFT_STATUSES = STATUSES.filter(isBeforeSubmission);
/** A draft that follows the catalogue: one with a signature counts as signed. `$1` are its statuses. */
const FOLLOWING =
  'p.statut = any($1::text[]) and not p.client_signed and not p.dc_signed and p.deleted_at is null';

/**
 * Drafts that have chosen entries of a list, by the key that they call them by. Counted on demand: drafts are
 * few beside orders, found by their status, and name what they chose in one column.
 */
export async function countDraftsByKey(db: Db, list: CatalogueList): Promise<Map<string, number>> {
  const { rows } = await db.query<{ key: string; drafts: number }>(
    `select chosen.key, count(*)::int as drafts from projects p, jsonb_object_keys(p.choices) chosen (key)
     where ${FOLLOWING} and (starts_with(chosen.key, $2 || '/') or starts_with(chosen.key, $2 || ':'))
     group by chosen.key`,
    [DRAFT_STATUSES, list],
  );
  return new Map(rows.map(({ key, drafts }) => [key, drafts]));
}

/** Drafts that have chosen one entry. */
export async function countDrafts(db: Db, keys: readonly string[]): Promise<number> {
  const { rows } = await db.query<{ drafts: number }>(
    `select count(*)::int as drafts from projects p where ${FOLLOWING} and p.choices ?| $2::text[]`,
    [DRAFT_STATUSES, keys],
  );
  return rows[0]?.drafts ?? 0;
}

/** How often an entry is used, by any name it had: by drafts that follow it, by what is signed. Reads all projects. */
export async function countUsage(
  db: Db,
  keys: readonly string[],
): Promise<{ brouillons: number; signees: number }> {
  const { rows } = await db.query<{ brouillons: number; signees: number }>(
    `select count(*) filter (where ${FOLLOWING})::int as brouillons,
       count(*) filter (where not (${FOLLOWING}))::int as signees
     from projects p where p.choices ?| $2::text[]`,
    [DRAFT_STATUSES, keys],
  );
  return rows[0] ?? { brouillons: 0, signees: 0 };
}

/** Which of these keys any order has chosen, deleted ones included. Reads all projects. */
export async function listUsedKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ key: string }>(
    `select distinct chosen.key from projects p, jsonb_object_keys(p.choices) chosen (key)
     where p.choices ?| $1::text[] and chosen.key = any($1::text[])`,
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

export interface DraftToTell {
  dc: string;
  id: string;
  type: string;
  name_projet: string;
  ville: string;
}

/** The drafts that have chosen an entry, by delegate. */
export async function listDraftsOf(db: Db, keys: readonly string[]): Promise<DraftToTell[]> {
  const { rows } = await db.query<DraftToTell>(
    `select p.dc, p.id, p.type, p.name_projet, p.ville from projects p
     where ${FOLLOWING} and p.choices ?| $2::text[] order by p.dc, p.t_update desc, p.id`,
    [DRAFT_STATUSES, keys],
  );
  return rows;
}

/** Addresses of these delegates and of who stands in for them today, by the delegate's name in lower case. */
export async function addressesOf(
  db: Db,
  delegates: readonly string[],
): Promise<{ dc: string; mail: string }[]> {
  const { rows } = await db.query<{ dc: string; mail: string }>(
    `select distinct lower(told.dc) as dc, u.mail from (
       select unnest($1::text[]) as dc, unnest($1::text[]) as name
       union select absent, replacement from replacements_today where lower(absent) = any (
         select lower(name) from unnest($1::text[]) name)) told
     join users u on lower(u.name) = lower(told.name) and u.active and u.mail <> ''`,
    [delegates],
  );
  return rows;
}
