import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { PieceState } from '@ardoise/domain/rules/pieces.ts';
import { RECALL_LISTS, type RecallList } from '@ardoise/domain/rules/recalls.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { scopeSql } from '../../project/projects/scope.repository.ts';
import {
  type PieceFilter,
  type PieceReader,
  piecesWhere,
  rowWhere,
} from '../pieces/piece-filter.repository.ts';

/** A list as it was made. */
export interface StoredRecall {
  id: string;
  madeBy: string;
  shows: string;
  terms: string[];
  /** ISO 8601. */
  madeAt: string;
  toldAt: string | null;
}

export async function insertRecall(
  tx: Transaction,
  { id, madeBy, shows, terms }: Pick<StoredRecall, 'id' | 'madeBy' | 'shows' | 'terms'>,
): Promise<void> {
  await tx.query('insert into recalls (id, made_by, shows, terms) values ($1, $2, $3, $4)', [
    id,
    madeBy,
    shows,
    terms,
  ]);
}

/** Pieces by their ids: those after one to another. `bornTo`: the last that there was when the list was asked for. */
export interface Span {
  after: number;
  to: number;
  bornTo: number;
}

/** Of `pieces p`: those of a span that were at outlets when the list was asked for, also where one that is newer replaced it since. */
const spannedWhere = ({ after, to, bornTo }: Span, values: Values) =>
  `p.id > ${values.add(after)} and p.id <= ${values.add(to)} and (p.there or p.replaced_by > ${values.add(bornTo)})`;

/**
 * Freezes the pieces at outlets that meet a condition in one of its lists; those that are in another already stay there.
 * Returns how many were added.
 */
export async function freezePieces(
  tx: Transaction,
  reader: PieceReader,
  recall: { id: string; list: RecallList },
  { filter, span }: { filter: PieceFilter; span: Span | undefined },
): Promise<number> {
  const values = new Values(recall.id, recall.list);
  const where =
    span === undefined
      ? piecesWhere(reader, { ...filter, there: true }, values)
      : `${spannedWhere(span, values)} and ${rowWhere(reader, filter, values)}`;
  const { rowCount } = await tx.query(
    `insert into recall_pieces (recall_id, piece_id, project_id, list, dc, n_outlet, outlet, ville, name, shown, copies, state, since)
     select $1, p.id, p.project_id, $2, p.dc, p.n_outlet, p.outlet, p.ville, p.name, '', p.copies,
       case when p.there then p.state else 'en_place' end, p.since
     from pieces p where ${where} on conflict do nothing`,
    values.list,
  );
  return rowCount ?? 0;
}

/** Frozen pieces that do not say yet where they show it, after an id. */
export async function nextUnsaid(
  tx: Transaction,
  id: string,
  after: number,
  limit: number,
): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select piece_id::int as id from recall_pieces where recall_id = $1 and piece_id > $2 and list <> 'sans_texte'
     order by piece_id limit $3`,
    [id, after, limit],
  );
  return rows.map((row) => row.id);
}

export async function writeShown(
  tx: Transaction,
  id: string,
  shown: readonly { piece: number; words: string }[],
): Promise<void> {
  await tx.query(
    `update recall_pieces r set shown = g.words from json_to_recordset($2) as g (piece bigint, words text)
     where r.recall_id = $1 and r.piece_id = g.piece`,
    [id, JSON.stringify(shown)],
  );
}

/** A list as it is found. */
export interface FoundRecall extends StoredRecall {
  /** While it is frozen: how many pieces it has so far, and how much of the register was read, in percent. */
  preparation: { pieces: number; read: number } | null;
}

/**
 * A list that the reader made, or of which something is in scope: while it is being frozen, only of those who read everything.
 * Null otherwise.
 */
export async function findRecall(
  db: Db,
  actor: Actor,
  id: string,
  { lock = false } = {},
): Promise<FoundRecall | null> {
  const values = new Values(id, actor.name);
  const { rows } = await db.query<StoredRecall & { pieces: number | null; read: number | null }>(
    `select r.id, r.made_by as "madeBy", r.shows, r.terms, r.t_creation as "madeAt", r.told_at as "toldAt", n.pieces,
       (n.done_to * 100 / greatest(n.born_to, 1))::int as read
     from recalls r left join recall_preparations n on n.recall_id = r.id
     where r.id = $1 and (r.made_by = $2 or ${inScope(actor, values)})${lock ? ' for update of r' : ''}`,
    values.list,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { pieces, read, ...recall } = row;
  return { ...recall, preparation: pieces === null || read === null ? null : { pieces, read } };
}

/** The same, whole. @throws Refusal INTROUVABLE; STATUT while it is being frozen, with this sentence */
export async function findWholeRecall(
  db: Db,
  actor: Actor,
  id: string,
  { message, lock = false }: { message: string; lock?: boolean },
): Promise<StoredRecall> {
  const recall = required(await findRecall(db, actor, id, { lock }));
  if (recall.preparation !== null) throw new Refusal('STATUT', { message });
  return recall;
}

/** Of `recalls r`, and `recall_preparations n` where it has one. */
function inScope(actor: Actor, values: Values): string {
  const scope = scopeSql(actor, values);
  if (scope === 'true') return scope;
  return `exists (select from recall_pieces l join projects p on p.id = l.project_id where l.recall_id = r.id and ${scope})
    and n.recall_id is null`;
}

/** A delegate's part of a list. */
export interface RecallPart {
  list: RecallList;
  dc: string;
  pieces: number;
  points: number;
}

/** Of `recall_pieces l`: the lines of list $1 in scope. */
const linesSql = (actor: Actor, values: Values) =>
  `from recall_pieces l join projects p on p.id = l.project_id where l.recall_id = $1 and ${scopeSql(actor, values)}`;

/** The same to be counted, without their orders where the reader sees all: a list may have hundreds of thousands. */
function countedSql(actor: Actor, values: Values): string {
  const scope = scopeSql(actor, values);
  const orders = scope === 'true' ? '' : 'join projects p on p.id = l.project_id';
  return `from recall_pieces l ${orders} where l.recall_id = $1 and ${scope}`;
}

/** How much each delegate has, list by list. Outlets are grouped first: distinct ones would be sorted. */
export async function countParts(db: Db, actor: Actor, id: string): Promise<RecallPart[]> {
  const values = new Values(id);
  const { rows } = await db.query<RecallPart>(
    `select list, dc, sum(pieces)::int as pieces, count(*)::int as points from (
       select l.list, l.dc, l.n_outlet, count(*) as pieces ${countedSql(actor, values)} group by 1, 2, 3) outlets
     group by 1, 2`,
    values.list,
  );
  return rows;
}

/** How many outlets a list has in scope. */
export async function countPoints(db: Db, actor: Actor, id: string, list: RecallList): Promise<number> {
  const values = new Values(id, list);
  const { rows } = await db.query<{ points: number }>(
    `select count(*)::int as points from (
       select l.n_outlet ${countedSql(actor, values)} and l.list = $2 group by 1) outlets`,
    values.list,
  );
  return rows[0]?.points ?? 0;
}

/** A line, with what its order says today of its outlet and whom to call. */
export interface RecallRow {
  piece: number;
  project: string;
  numProjet: string;
  list: RecallList;
  dc: string;
  nOutlet: string;
  outlet: string;
  ville: string;
  address: string;
  name: string;
  shown: string;
  copies: number;
  state: PieceState;
  since: string;
  contact: string;
  phone: string;
}

const LINE_KEYS = 'l.dc, l.ville, l.outlet, l.piece_id';

/** Lines of one list by delegate, town and outlet, as its index has them; after a line. */
export async function listLines(
  db: Db,
  actor: Actor,
  id: string,
  { list, after, limit }: { list: RecallList; after?: RecallRow | undefined; limit: number },
): Promise<RecallRow[]> {
  const values = new Values(id, list);
  const said = (field: string) => `coalesce(p.doc -> 'pdv' ->> '${field}', '')`;
  const keys = after && [after.dc, after.ville, after.outlet, after.piece];
  const later =
    keys === undefined ? '' : ` and (${LINE_KEYS}) > (${keys.map((key) => values.add(key)).join(', ')})`;
  const { rows } = await db.query<RecallRow>(
    `select l.piece_id::int as piece, l.project_id as project, p.num_projet as "numProjet", l.list, l.dc, l.n_outlet as "nOutlet",
       l.outlet, l.ville, concat_ws(', ', nullif(${said('adresse')}, ''), nullif(concat_ws(' ', nullif(${said('codePostal')}, ''), nullif(l.ville, '')), '')) as address,
       l.name, l.shown, l.copies, l.state, l.since::text as since, ${said('nomClient')} as contact,
       coalesce(nullif(${said('telephoneCLient')}, ''), ${said('telephone')}) as phone
     ${linesSql(actor, values)} and l.list = $2${later} order by ${LINE_KEYS} limit ${values.add(limit)}`,
    values.list,
  );
  return rows;
}

/** Every line in scope, list by list, in batches. */
export async function* everyLine(
  db: Db,
  actor: Actor,
  id: string,
  limit: number,
): AsyncGenerator<RecallRow[]> {
  for (const list of RECALL_LISTS) {
    let after: RecallRow | undefined;
    do {
      const rows = await listLines(db, actor, id, { list, after, limit });
      if (rows.length > 0) yield rows;
      after = rows.length < limit ? undefined : rows.at(-1);
    } while (after !== undefined);
  }
}

export async function writeTold(tx: Transaction, id: string, message: string): Promise<void> {
  await tx.query('update recalls set told_at = now(), message = $2 where id = $1', [id, message]);
}

/** Lists are kept for three years. */
export async function deleteOldRecalls(db: Db): Promise<void> {
  await db.query(`delete from recalls where t_creation < now() - interval '3 years'`);
}
