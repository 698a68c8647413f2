import { printSummary } from '../../wizards/steps/print-modes.ts';
import type { KindColumns } from '../kind.ts';

/** Derived columns of a Direct Agence. */
export const pdaColumns: KindColumns = {
  boards: () => 0,
  toBePrinted: () => true,
  withMenu: () => false,
  drinks: ({ boissons }) => [boissons],
  image: ({ infocarte }) => infocarte?.format?.image,
  printed: ({ infocarte }) => printSummary(infocarte),
};
