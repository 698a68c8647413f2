import { printSummary } from '../../wizards/steps/print-modes.ts';
import type { KindColumns } from '../kind.ts';

/** What the columns of a Direct Agence are derived from. */
export const pdaColumns: KindColumns = {
  boards: () => 0,
  toBePrinted: () => true,
  withMenu: () => false,
  drinks: ({ boissons }) => [boissons],
  image: ({ infocarte }) => infocarte?.format?.image,
  printed: ({ infocarte }) => printSummary(infocarte),
};
