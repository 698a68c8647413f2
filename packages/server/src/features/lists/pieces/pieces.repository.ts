import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { PieceState, RemovalReason } from '@ardoise/domain/rules/pieces.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { ownedWhere } from './piece-filter.repository.ts';
import { PICTURE_COLUMNS, type PiecePictures } from './piece-pictures.repository.ts';
import type { ListedId } from './piece-search.repository.ts';

/** A piece with what its order says of it. Days are yyyy-MM-dd in Europe/Paris. */
export interface PieceRow extends PiecePictures {
  id: number;
  part: string;
  project: string;
  numProjet: string;
  type: ProjectType;
  name: string;
  detail: string;
  copies: number;
  state: PieceState;
  deliveredOn: string;
  since: string;
  goneOn: string | null;
  nOutlet: string;
  outlet: string;
  ville: string;
  medal: string;
  dc: string;
  readable: boolean;
  asks: boolean;
  same: string;
  reason: RemovalReason | null;
  replacedBy: number | null;
  decided: boolean;
  doc: ProjectDocument;
}

const COLUMNS = `p.id::int as id, p.part, p.project_id as project, o.num_projet as "numProjet", p.type, p.name, p.detail, p.copies,
  p.state, p.delivered_on::text as "deliveredOn", p.since::text as since, p.gone_on::text as "goneOn", p.n_outlet as "nOutlet",
  p.outlet, p.ville, coalesce(o.doc -> 'pdv' ->> 'medaillePDV', '') as medal, p.dc, p.readable, p.asks, p.same, p.reason,
  p.replaced_by::int as "replacedBy", p.decided, o.image, o.doc, ${PICTURE_COLUMNS}`;

/** Whole pieces, in this order of their ids. */
export async function readPieces(db: Db, ids: readonly number[]): Promise<PieceRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<Omit<PieceRow, 'doc'> & { doc: string }>(
    `select ${COLUMNS} from unnest($1::bigint[]) with ordinality asked (id, place)
       join pieces p on p.id = asked.id join projects o on o.id = p.project_id order by asked.place`,
    [ids],
  );
  return rows.map((row) => ({ ...row, doc: JSON.parse(row.doc) as ProjectDocument }));
}

/** An outlet's newest piece there, and how many it has. */
export interface OutletRow extends ListedId {
  pieces: number;
}

/** Outlets by their newest piece, after a position. */
export async function listNewestOfOutlets(
  db: Db,
  actor: Actor,
  { after, limit }: { after: readonly string[] | null; limit: number },
): Promise<OutletRow[]> {
  const values = new Values();
  const own = (table: string) => ownedWhere(actor, table, values);
  const later =
    after === null
      ? ''
      : ` and (p.since, p.id) < (${values.add(after[0])}::date, ${values.add(after[1])}::bigint)`;
  const { rows } = await db.query<OutletRow>(
    `select p.id::int as id, array[p.since::text, p.id::text] as position,
       (select count(*)::int from pieces n where n.n_outlet = p.n_outlet and n.there and ${own('n')}) as pieces
     from pieces p where p.there and ${own('p')}${later} and not exists (
       select from pieces n where n.n_outlet = p.n_outlet and n.there and (n.since, n.id) > (p.since, p.id) and ${own('n')})
     order by p.since desc, p.id desc limit ${values.add(limit)}`,
    values.list,
  );
  return rows;
}

/** Every piece of an outlet in scope, newest first. */
export async function listOutletPieceIds(db: Db, actor: Actor, outlet: string): Promise<number[]> {
  const values = new Values(outlet);
  const { rows } = await db.query<{ id: number }>(
    `select p.id::int as id from pieces p where p.n_outlet = $1 and ${ownedWhere(actor, 'p', values)}
     order by p.there desc, p.since desc, p.id`,
    values.list,
  );
  return rows.map(({ id }) => id);
}
