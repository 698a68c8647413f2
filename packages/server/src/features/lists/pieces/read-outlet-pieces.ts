import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { OutletPiece, OutletPieces } from '@ardoise/domain/contract/pieces.ts';
import { medalInWords } from '@ardoise/domain/outlets/outlet-prefill.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { roleMay } from '@ardoise/domain/rules/permissions.ts';
import type { Db } from '../../../db/transaction.ts';
import { displayNames, type NameOf } from '../../base/people/display-names.ts';
import { listOutletCodes, listOutletOrders } from './outlet-pieces.repository.ts';
import { listOutletPieceIds, type PieceRow, readPieces } from './pieces.repository.ts';
import { presentPiece } from './present-piece.ts';

const candidateOf = ({ id, name, detail, since }: PieceRow) => ({ id, nom: name, detail, depuis: since });

/** What a piece that asks could replace: the older ones in place of other orders that are the same. */
function candidatesOf(row: PieceRow, rows: readonly PieceRow[]) {
  if (!row.asks) return [];
  return rows.filter(
    (other) =>
      other.state === 'en_place' &&
      other.same === row.same &&
      other.project !== row.project &&
      (other.since < row.since || (other.since === row.since && other.id < row.id)),
  );
}

function presentOf(row: PieceRow, rows: readonly PieceRow[], nameOf: NameOf): OutletPiece {
  const by = rows.find(({ id }) => id === row.replacedBy);
  return {
    ...presentPiece(row, [], nameOf),
    raison: row.reason,
    remplaceePar: by === undefined ? null : { nom: by.name, depuis: by.since },
    remplace: rows.filter(({ replacedBy }) => replacedBy === row.id).map(candidateOf),
    question: candidatesOf(row, rows).map(candidateOf),
  };
}

/** What stands and hangs at an outlet, with its orders and codes. @throws Refusal INTROUVABLE where nothing is in scope */
export async function readOutletPieces(db: Db, actor: Actor, outlet: string): Promise<OutletPieces> {
  const rows = await readPieces(db, await listOutletPieceIds(db, actor, outlet));
  const orders = await listOutletOrders(db, actor, outlet);
  const [newest] = orders;
  if (newest === undefined) throw new Refusal('INTROUVABLE');
  const nameOf = await displayNames(db);
  const [piece] = rows;
  return {
    nOutlet: outlet,
    point: piece?.outlet ?? newest.nom,
    adresse: newest.adresse,
    medaille: medalInWords(newest.medaille),
    pieces: rows.map((row) => presentOf(row, rows, nameOf)),
    commandes: orders.map(({ adresse: _address, nom: _name, medaille: _medal, ...order }) => order),
    codes: await listOutletCodes(db, [...new Set(rows.map(({ project }) => project))]),
    peutMarquer: roleMay('piece.mark', actor.role),
  };
}
