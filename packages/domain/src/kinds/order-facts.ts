import type { ProjectType } from '../projects/kinds.ts';
import type { ProjectDocument } from '../projects/project.ts';
import type { KindColumns } from './kind.ts';
import { kindOf, POSED_TYPES } from './kind-facts.ts';
import { KINDS } from './kinds.ts';

/** What lists, guards and the print shop ask of an order, whatever its kind. */
export interface OrderFacts {
  /** Boards or made-to-measure supports: what an installer puts up, what an agency draws. */
  boards: number;
  /** Somebody comes to put it up (specification/kinds.md#what-has-a-pose). */
  hasPose: boolean;
  toBePrinted: boolean;
  /** An exterior menu, made once the card is agreed. */
  withMenu: boolean;
  /** Different drinks chosen. */
  drinks: number;
  /** The picture that stands for the order in lists; empty where it has none. */
  image: string;
  /** Format, material and copies, parted by ' · '; empty where nothing is printed. */
  printSummary: string;
}

/** How many different drinks stand in these choices. */
function countDifferent(choices: ReturnType<KindColumns['drinks']>): number {
  const ids = choices.flatMap((families) =>
    Object.values(families ?? {}).flatMap((family) => Object.keys(family)),
  );
  return new Set(ids).size;
}

/** What an order of this support is, from its document (specification/kinds.md). */
export function orderFacts(type: ProjectType, document: ProjectDocument): OrderFacts {
  const { columns } = KINDS[kindOf(type)];
  const toBePrinted = columns.toBePrinted(document);
  return {
    boards: columns.boards(document),
    hasPose: POSED_TYPES.includes(type) && document.pose?.pose === 'oui',
    toBePrinted,
    withMenu: columns.withMenu(document),
    drinks: countDifferent(columns.drinks(document)),
    image: columns.image(document) ?? '',
    printSummary: toBePrinted ? columns.printed(document) : '',
  };
}
