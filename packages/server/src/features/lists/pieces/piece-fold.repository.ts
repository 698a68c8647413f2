import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { STAGES } from '@ardoise/domain/projects/stages.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { PieceInPlace, Settled } from '@ardoise/domain/rules/pieces.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { sqlList } from '../../../db/values.ts';

const DELIVERED = sqlList(STAGES.delivered);
const FINISHED = sqlList(STAGES.finished);

/** A delivered order, as its pieces are made of it; days in Europe/Paris. */
export interface DeliveredOrder {
  id: string;
  type: ProjectType;
  statut: Status;
  hasPose: boolean;
  doc: ProjectDocument;
  deliveredOn: string;
  /** Since when it is posed; null before. */
  posedOn: string | null;
}

/** The day of the first line of the last stay in these statuses. */
const enteredSql = (statuses: string) => `(
  select min(h.t_creation at time zone 'Europe/Paris')::date from project_history h
  where h.project_id = p.id and h.statut_arr in ${statuses} and h.id > coalesce(
    (select max(o.id) from project_history o where o.project_id = p.id and o.statut_arr not in ${statuses}), 0))`;

/** Those of these orders that are delivered and not deleted. */
export async function readDelivered(tx: Transaction, ids: readonly string[]): Promise<DeliveredOrder[]> {
  const { rows } = await tx.query<Omit<DeliveredOrder, 'doc'> & { doc: string }>(
    prepared(
      `select p.id, p.type, p.statut, p.has_pose as "hasPose", p.doc,
         coalesce(p.delivered_on, ${enteredSql(DELIVERED)}, (p.t_statut at time zone 'Europe/Paris')::date)::text as "deliveredOn",
         case when p.statut in ${FINISHED} then
           coalesce(least(p.t_pose, ${enteredSql(FINISHED)}), ${enteredSql(FINISHED)}, (p.t_statut at time zone 'Europe/Paris')::date)::text end as "posedOn"
       from projects p where p.id = any($1) and p.statut in ${DELIVERED} and p.deleted_at is null order by p.id`,
      [ids],
    ),
  );
  return rows.map((row) => ({ ...row, doc: JSON.parse(row.doc) as ProjectDocument }));
}

/** A piece as it is written. */
export interface WrittenPiece {
  project: string;
  part: string;
  sort: string;
  same: string;
  name: string;
  detail: string;
  copies: number;
  state: 'livree' | 'en_place';
  deliveredOn: string;
  placedOn: string | null;
  terms: readonly string[];
  /** Words of it, of no catalogue. */
  text: string;
  readable: boolean;
}

const GIVEN = `g (project text, part text, sort text, same text, name text, detail text, copies int, state text,
  "deliveredOn" date, "placedOn" date, terms json, text text, readable boolean)`;

const SET = [
  ...['sort', 'type', 'same', 'name', 'detail', 'copies', 'n_outlet', 'outlet', 'ville', 'dc', 'mdv', 'smhf'],
  ...['state', 'delivered_on', 'placed_on', 'terms', 'words', 'readable'],
];
/** What stays of a piece that was replaced or taken away is that it was. */
const BECOMES = SET.map((column) =>
  column === 'state'
    ? "case when p.state in ('remplacee', 'retiree') then p.state else excluded.state end"
    : `excluded.${column}`,
).join(', ');

/** Takes away what these orders no longer have: what it replaced is in place again. */
export async function deletePieces(
  tx: Transaction,
  ids: readonly string[],
  kept: readonly { project: string; part: string }[],
): Promise<void> {
  await tx.query(
    `with kept as (select * from json_to_recordset($2) as kept (project text, part text)),
     gone as (
       select p.id from pieces p where p.project_id = any($1)
         and not exists (select from kept where (kept.project, kept.part) = (p.project_id, p.part)))
     update pieces set state = 'en_place', gone_on = null, replaced_by = null
     where replaced_by in (select id from gone) and state = 'remplacee'`,
    [ids, JSON.stringify(kept)],
  );
  await tx.query(
    `delete from pieces p where p.project_id = any($1) and not exists (
       select from json_to_recordset($2) as kept (project text, part text)
       where (kept.project, kept.part) = (p.project_id, p.part))`,
    [ids, JSON.stringify(kept)],
  );
}

/** Inserts pieces, or corrects those that are there; what was replaced or taken away stays so. */
export async function writePieces(tx: Transaction, pieces: readonly WrittenPiece[]): Promise<void> {
  if (pieces.length === 0) return;
  await tx.query(
    `insert into pieces as p (project_id, part, ${SET.join(', ')})
     select o.id, g.part, g.sort, o.type, g.same, g.name, g.detail, g.copies, o.n_outlet,
       coalesce(nullif(o.doc -> 'pdv' ->> 'nomPDV', ''), o.name_projet), o.ville, o.dc, o.mdv, o.smhf, g.state, g."deliveredOn",
       g."placedOn", array(select json_array_elements_text(g.terms)),
       array_to_tsvector(array(select 'mot:' || stem from unnest(search_stems(g.text)) stem)), g.readable
     from json_to_recordset($1) as ${GIVEN} join projects o on o.id = g.project
     on conflict (project_id, part) do update set (${SET.join(', ')}) = (${BECOMES})
     where (${SET.map((column) => `p.${column}`).join(', ')}) is distinct from (${BECOMES})`,
    [JSON.stringify(pieces)],
  );
}

/** Keeps the names of what pieces show. */
export async function writeTerms(
  tx: Transaction,
  terms: readonly { term: string; nature: string; name: string }[],
): Promise<void> {
  if (terms.length === 0) return;
  await tx.query(
    `insert into piece_terms (term, nature, name)
     select term, nature, name from json_to_recordset($1) as given (term text, nature text, name text)
     order by term on conflict do nothing`,
    [JSON.stringify(terms)],
  );
}

interface GroupedPiece extends PieceInPlace {
  same: string;
  nOutlet: string;
}

/** What is in place at the outlets of these orders and is the same as a piece of theirs. */
export async function readRivals(tx: Transaction, ids: readonly string[]): Promise<GroupedPiece[]> {
  const { rows } = await tx.query<GroupedPiece>(
    `select distinct o.id, o.project_id as "order", o.since::text as since, o.decided, o.asks, o.same, o.n_outlet as "nOutlet"
     from pieces p join pieces o on o.n_outlet = p.n_outlet and o.same = p.same
     where p.project_id = any($1) and p.n_outlet <> '' and o.state = 'en_place'`,
    [ids],
  );
  return rows;
}

/** Writes who replaces whom, and who asks, of the pieces that were settled. */
export async function writeSettled(
  tx: Transaction,
  pieces: readonly number[],
  { replaced, asks }: Settled,
): Promise<void> {
  await tx.query('update pieces set asks = id = any($2) where id = any($1) and asks <> (id = any($2))', [
    pieces,
    asks,
  ]);
  if (replaced.length === 0) return;
  await tx.query(
    `update pieces p set state = 'remplacee', replaced_by = g.by, gone_on = n.since, asks = false
     from json_to_recordset($1) as g (piece bigint, by bigint) join pieces n on n.id = g.by where p.id = g.piece`,
    [JSON.stringify(replaced)],
  );
}

/** Folds what pieces added and took away into the sums (migration 0081), under the lock of the fold alone. */
export async function foldPieceSums(tx: Transaction): Promise<void> {
  await tx.query(
    `with folded as (delete from piece_changes returning *)
     insert into piece_sums as sums (term, dc, mdv, smhf, n)
     select term, dc, coalesce(mdv, ''), coalesce(smhf, ''), sum(sign) from folded cross join lateral unnest(terms) term
     group by 1, 2, 3, 4 having sum(sign) <> 0
     on conflict (term, dc, mdv, smhf) do update set n = sums.n + excluded.n`,
  );
  await tx.query('delete from piece_sums where n = 0');
}

/** Orders whose answers changed since; taken, for the transaction that writes their pieces. */
export async function takeRefolds(tx: Transaction, limit: number): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `delete from piece_refolds where project_id in (
       select project_id from piece_refolds order by project_id limit $1 for update skip locked) returning project_id as id`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

/** Its row of `background_fills` (migration 0081). */
const FILL = 'pieces';

/** The next delivered orders from before, in the order of their creation; null once all are filled in. */
export async function nextOfBefore(tx: Transaction, limit: number): Promise<string[] | null> {
  const { rows: fills } = await tx.query<{ done: string }>(
    'select done_to as done from background_fills where name = $1 for update skip locked',
    [FILL],
  );
  const [fill] = fills;
  if (fill === undefined) return null;
  const { rows } = await tx.query<{ id: string }>(
    `select id from projects where id > $1 and statut in ${DELIVERED} order by id limit $2`,
    [fill.done, limit],
  );
  const ids = rows.map(({ id }) => id);
  const last = ids.at(-1);
  if (last === undefined) await tx.query('delete from background_fills where name = $1', [FILL]);
  else await tx.query('update background_fills set done_to = $2 where name = $1', [FILL, last]);
  return ids;
}

export async function analyzePieces(db: Db): Promise<void> {
  await db.query('analyze pieces, piece_sums');
}
