import {
  PIECE_ORDERS,
  PIECE_STANDINGS,
  type PieceOrder,
  type PieceStanding,
  type PiecesQuery,
} from '@ardoise/domain/contract/pieces.ts';
import { PROJECT_TYPES, type ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { searchChoice, searchText } from '../../components/projects/list-order.ts';

/** What the list shows, as its address has it; empty filters are inactive. */
export interface PieceView {
  /** Terms that all pieces show. */
  terms: readonly string[];
  type: ProjectType | '';
  standing: PieceStanding;
  /** Only those whose text is not known. */
  unread: boolean;
  /** Username. */
  dc: string;
  order: PieceOrder;
}

const USUAL_STANDING: PieceStanding = 'la';
const USUAL_ORDER: PieceOrder = 'ville';

/** Parses the address; ignores what it does not know. */
export function readView(search: Readonly<Record<string, string>>): PieceView {
  return {
    terms: searchText(search.montre)
      .split(',')
      .filter((term) => term !== ''),
    type: searchChoice(search.type, PROJECT_TYPES),
    standing: searchChoice(search.etat, PIECE_STANDINGS) || USUAL_STANDING,
    unread: search.texte === 'non',
    dc: searchText(search.dc),
    order: searchChoice(search.tri, PIECE_ORDERS) || USUAL_ORDER,
  };
}

/** The address of a view: omits defaults. */
export function writeView({ terms, type, standing, unread, dc, order }: PieceView): Record<string, string> {
  const all = {
    montre: terms.join(','),
    type,
    etat: standing === USUAL_STANDING ? '' : standing,
    texte: unread ? 'non' : '',
    dc,
    tri: order === USUAL_ORDER ? '' : order,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Whether pieces are listed; otherwise outlets are. */
export const asksForPieces = (view: PieceView): boolean => Object.keys(writeView(view)).length > 0;

export function queryOf({ terms, type, standing, unread, dc, order }: PieceView): Omit<PiecesQuery, 'apres'> {
  return {
    montre: terms.length > 0 ? terms.join(',') : undefined,
    type: type || undefined,
    etat: standing,
    texte: unread ? 'non' : undefined,
    dc: dc || undefined,
    tri: order,
  };
}
