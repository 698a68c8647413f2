import type { ListedPiece } from '@ardoise/domain/contract/pieces.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { OrderPiece } from '@ardoise/domain/kinds/pieces.ts';
import { medalInWords } from '@ardoise/domain/outlets/outlet-prefill.ts';
import type { NameOf } from '../../base/people/display-names.ts';
import { type AskedCondition, whereShown } from './piece-conditions.ts';
import type { PieceRow } from './pieces.repository.ts';

/** The thing of its order that a piece is; null once the order has it no longer. */
export function orderPieceOf(
  { type, doc, part }: Pick<PieceRow, 'type' | 'doc' | 'part'>,
  conditions: readonly AskedCondition[],
): OrderPiece | null {
  const mentions = conditions.flatMap(({ nature, nom }) => (nature === 'mention' ? [{ name: nom }] : []));
  const pieces = KINDS[kindOf(type)].pieces(doc, { type, mentions });
  return pieces.find(({ key }) => key === part) ?? null;
}

/** A piece as its readers see it. */
export function presentPiece(
  row: PieceRow,
  conditions: readonly AskedCondition[],
  nameOf: NameOf,
): ListedPiece {
  const piece = conditions.length === 0 ? null : orderPieceOf(row, conditions);
  return {
    id: row.id,
    projet: row.project,
    numProjet: row.numProjet,
    support: row.type,
    nom: row.name,
    detail: row.detail,
    montre: piece === null ? '' : whereShown(piece, conditions),
    exemplaires: row.copies,
    etat: row.state,
    livreeLe: row.deliveredOn,
    depuis: row.since,
    partieLe: row.goneOn,
    nOutlet: row.nOutlet,
    point: row.outlet,
    ville: row.ville,
    medaille: medalInWords(row.medal),
    dc: row.dc,
    nomDc: nameOf(row.dc),
    lisible: row.readable,
    creation: row.creation,
    photo: row.photo,
    image: row.image,
  };
}
