import { cardPieces } from '../card-pieces.ts';
import { type PiecesOf, shownDrinks } from '../pieces.ts';
import { pdaPrint } from './print.ts';

/** Cards and codes of a Direct Agence: the agency draws them from files, so that their text is not known. */
export const pdaPieces: PiecesOf = (document, { type }) =>
  cardPieces(type, pdaPrint.items(document), document, {
    shows: shownDrinks(document.boissons, (family) => `à la carte, ${family}`),
    lines: [],
    readable: false,
  });
