import { kindOf, POSED_TYPES } from '../kind-facts/kind-facts.ts';
import type { ProjectType } from '../projects/kinds.ts';
import type { ProjectDocument } from '../projects/project.ts';
import type { KindColumns } from './kind.ts';
import { KINDS } from './kinds.ts';

/** Facts of an order that lists, guards and the print shop use, whatever its kind. */
export interface OrderFacts {
  /** Number of boards or made-to-measure supports. */
  boards: number;
  /** It is installed on site (specification/kinds.md#what-has-a-pose). */
  hasPose: boolean;
  toBePrinted: boolean;
  /** An exterior menu, created after the card's approval. */
  withMenu: boolean;
  /** Number of distinct drinks. */
  drinks: number;
  /** Of the card's text; 0 without one. */
  cardLines: number;
  /** Thumbnail of the order in lists; empty without one. */
  image: string;
  /** Format, material and copies, separated by ' · '; empty where nothing is printed. */
  printSummary: string;
}

/** Number of distinct drinks in these selections. */
function countDifferent(choices: ReturnType<KindColumns['drinks']>): number {
  const ids = choices.flatMap((families) =>
    Object.values(families ?? {}).flatMap((family) => Object.keys(family)),
  );
  return new Set(ids).size;
}

/** Derives the facts of an order of this support from its document (specification/kinds.md). */
export function orderFacts(type: ProjectType, document: ProjectDocument): OrderFacts {
  const { columns } = KINDS[kindOf(type)];
  const toBePrinted = columns.toBePrinted(document);
  return {
    boards: columns.boards(document),
    hasPose: POSED_TYPES.includes(type) && document.pose?.pose === 'oui',
    toBePrinted,
    withMenu: columns.withMenu(document),
    drinks: countDifferent(columns.drinks(document)),
    cardLines: document.texteCarte?.lignes?.length ?? 0,
    image: columns.image(document) ?? '',
    printSummary: toBePrinted ? columns.printed(document) : '',
  };
}
