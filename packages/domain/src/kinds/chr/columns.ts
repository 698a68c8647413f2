import { printSummary, printsOf } from '../../wizards/steps/print-modes.ts';
import type { KindColumns } from '../kind.ts';

/** Derived columns of a Carte Brasserie. */
export const chrColumns: KindColumns = {
  boards: () => 0,
  toBePrinted: ({ infocarte }) => infocarte?.impression !== 'aucun',
  withMenu: ({ infocarte }) => printsOf(infocarte?.impression).menu,
  drinks: ({ infocarte }) => [infocarte?.boissons],
  image: ({ infocarte }) => infocarte?.template?.image,
  printed: ({ infocarte }) => printSummary(infocarte),
};
