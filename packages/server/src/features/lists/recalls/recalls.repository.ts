import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { PieceState } from '@ardoise/domain/rules/pieces.ts';
import type { RecallList } from '@ardoise/domain/rules/recalls.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { scopeSql } from '../../project/projects/scope.repository.ts';
import { type PieceFilter, piecesWhere } from '../pieces/piece-filter.repository.ts';

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

/** Freezes the pieces at outlets that meet a condition in one of its lists; those that are in another already stay there. */
export async function freezePieces(
  tx: Transaction,
  actor: Actor,
  recall: { id: string; list: RecallList },
  filter: PieceFilter,
): Promise<void> {
  const values = new Values(recall.id, recall.list);
  await tx.query(
    `insert into recall_pieces (recall_id, piece_id, project_id, list, dc, n_outlet, outlet, ville, name, shown, copies, state, since)
     select $1, p.id, p.project_id, $2, p.dc, p.n_outlet, p.outlet, p.ville, p.name, '', p.copies, p.state, p.since
     from pieces p where ${piecesWhere(actor, { ...filter, there: true }, values)} on conflict do nothing`,
    values.list,
  );
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

/** A list of which something is in scope, or that the reader made; null otherwise. */
export async function findRecall(
  db: Db,
  actor: Actor,
  id: string,
  { lock = false } = {},
): Promise<StoredRecall | null> {
  const values = new Values(id, actor.name);
  const { rows } = await db.query<StoredRecall>(
    `select r.id, r.made_by as "madeBy", r.shows, r.terms, r.t_creation as "madeAt", r.told_at as "toldAt"
     from recalls r where r.id = $1 and (r.made_by = $2 or ${inScope(actor, values)})${lock ? ' for update' : ''}`,
    values.list,
  );
  return rows[0] ?? null;
}

function inScope(actor: Actor, values: Values): string {
  const scope = scopeSql(actor, values);
  return `${scope === 'true' ? 'true or ' : ''}exists (select from recall_pieces l join projects p on p.id = l.project_id
    where l.recall_id = r.id and ${scope})`;
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

/** How much each delegate has, list by list. */
export async function countParts(db: Db, actor: Actor, id: string): Promise<RecallPart[]> {
  const values = new Values(id);
  const { rows } = await db.query<RecallPart>(
    `select l.list, l.dc, count(*)::int as pieces, count(distinct l.n_outlet)::int as points
     ${linesSql(actor, values)} group by 1, 2`,
    values.list,
  );
  return rows;
}

/** How many outlets a list has in scope. */
export async function countPoints(db: Db, actor: Actor, id: string, list: RecallList): Promise<number> {
  const values = new Values(id, list);
  const { rows } = await db.query<{ points: number }>(
    `select count(distinct l.n_outlet)::int as points ${linesSql(actor, values)} and l.list = $2`,
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
  address: string;
  name: string;
  shown: string;
  copies: number;
  state: PieceState;
  since: string;
  contact: string;
  phone: string;
}

/** Lines by delegate, town and outlet; of one list, or of all. */
export async function listLines(
  db: Db,
  actor: Actor,
  id: string,
  { list, limit }: { list: RecallList | null; limit: number },
): Promise<RecallRow[]> {
  const values = new Values(id, list);
  const said = (field: string) => `coalesce(p.doc -> 'pdv' ->> '${field}', '')`;
  const { rows } = await db.query<RecallRow>(
    `select l.piece_id::int as piece, l.project_id as project, p.num_projet as "numProjet", l.list, l.dc, l.n_outlet as "nOutlet",
       l.outlet, concat_ws(', ', nullif(${said('adresse')}, ''), nullif(concat_ws(' ', nullif(${said('codePostal')}, ''), nullif(l.ville, '')), '')) as address,
       l.name, l.shown, l.copies, l.state, l.since::text as since, ${said('nomClient')} as contact,
       coalesce(nullif(${said('telephoneCLient')}, ''), ${said('telephone')}) as phone
     ${linesSql(actor, values)} and ($2::text is null or l.list = $2)
     order by array_position(array['sure', 'doute', 'sans_texte'], l.list), l.dc, l.ville, l.outlet, l.piece_id
     limit ${values.add(limit)}`,
    values.list,
  );
  return rows;
}

export async function writeTold(tx: Transaction, id: string, message: string): Promise<void> {
  await tx.query('update recalls set told_at = now(), message = $2 where id = $1', [id, message]);
}

/** Lists are kept for three years. */
export async function deleteOldRecalls(db: Db): Promise<void> {
  await db.query(`delete from recalls where t_creation < now() - interval '3 years'`);
}
