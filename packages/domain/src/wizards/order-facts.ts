import type * as z from 'zod/mini';
import { kindOf, POSED_TYPES } from '../kinds/kind-facts.ts';
import type { Board } from '../projects/board.ts';
import type { drinkMap } from '../projects/draft-fields.ts';
import type { ProjectKind, ProjectType } from '../projects/kinds.ts';
import type { ProjectDocument, Support } from '../projects/project.ts';
import { printSummary, printsOf } from './steps/print-modes.ts';

type Drinks = z.output<typeof drinkMap>;

/** What lists, guards and the print shop ask of an order, whatever its kind. */
export interface OrderFacts {
  /** Boards or made-to-measure supports: what an installer puts up, what an agency draws. */
  boards: number;
  /** Somebody comes to put it up (3-decisions.md section 2, hasPose). */
  hasPose: boolean;
  toBePrinted: boolean;
  /** A CHR's exterior menu, made once the card is agreed. */
  withMenu: boolean;
  /** Different drinks chosen. */
  drinks: number;
  /** The picture that stands for the order in lists; empty where it has none. */
  image: string;
  /** Format, material and copies, parted by ' · '; empty where nothing is printed. */
  printSummary: string;
}

interface KindFacts {
  boards: (document: ProjectDocument) => number;
  toBePrinted: (document: ProjectDocument) => boolean;
  drinks: (document: ProjectDocument) => (Drinks | undefined)[];
  image: (document: ProjectDocument) => string | undefined;
  printed: (document: ProjectDocument) => string;
}

const copies = (number: string | undefined) => (number?.trim() ? `${number.trim()} ex.` : '');
const joined = (parts: readonly (string | undefined)[], by: string) => parts.filter(Boolean).join(by);

/** `5 × Horizontal 40x60cm · 2 × stop-trottoir 75x47 cm (bois)`: copies of the boards, by format. */
function printedBoards(boards: readonly Board[]): string {
  const byFormat = new Map<string, number>();
  const add = (format: string | undefined, number: string | undefined) => {
    if (format?.trim()) byFormat.set(format, (byFormat.get(format) ?? 0) + (Number(number) || 0));
  };
  for (const { format, nombreExemplaire } of boards) add(format, nombreExemplaire);
  // One a board, whatever the copies of the board itself.
  for (const { optionStopTrottoir, formatStopTrottoir } of boards)
    if (optionStopTrottoir && formatStopTrottoir?.trim()) add(`stop-trottoir ${formatStopTrottoir}`, '1');
  return [...byFormat].map(([format, count]) => (count > 0 ? `${count} × ${format}` : format)).join(' · ');
}

/** `Store 300 x 80 cm, bâche, 2 ex. · …` */
function printedSupports(supports: readonly Support[]): string {
  return supports
    .map(({ type, name, largeur, hauteur, matiere, nombreExemplaire }) => {
      const size = largeur?.trim() && hauteur?.trim() ? `${largeur.trim()} x ${hauteur.trim()} cm` : '';
      return joined([joined([type || name, size], ' '), matiere, copies(nombreExemplaire)], ', ');
    })
    .filter(Boolean)
    .join(' · ');
}

const ofBoards = {
  boards: ({ boards = [] }) => boards.length,
  drinks: ({ boards = [] }) =>
    boards.flatMap(({ brief }) => (brief?.['gamme-prix'] ?? []).map((line) => line.boissons)),
  image: ({ boards = [] }) => boards[0]?.imageBoard,
} satisfies Partial<KindFacts>;

const KIND_FACTS: Record<ProjectKind, KindFacts> = {
  CHR: {
    boards: () => 0,
    toBePrinted: ({ infocarte }) => infocarte?.impression !== 'aucun',
    drinks: ({ infocarte }) => [infocarte?.boissons],
    image: ({ infocarte }) => infocarte?.template?.image,
    printed: ({ infocarte }) => printSummary(infocarte),
  },
  VAE: { ...ofBoards, toBePrinted: () => true, printed: ({ boards = [] }) => printedBoards(boards) },
  VAE_DIGITAL: { ...ofBoards, toBePrinted: () => false, printed: () => '' },
  PSM: {
    boards: ({ supports = [] }) => supports.length,
    toBePrinted: ({ autresInfos }) => autresInfos?.impression === 'oui',
    drinks: ({ supports = [] }) => supports.map(({ boissons }) => boissons),
    image: () => undefined,
    printed: ({ supports = [] }) => printedSupports(supports),
  },
  PDA: {
    boards: () => 0,
    toBePrinted: () => true,
    drinks: ({ boissons }) => [boissons],
    image: ({ infocarte }) => infocarte?.format?.image,
    printed: ({ infocarte }) => printSummary(infocarte),
  },
};

/** How many different drinks stand in these choices. */
function countDifferent(choices: readonly (Drinks | undefined)[]): number {
  const ids = choices.flatMap((families) =>
    Object.values(families ?? {}).flatMap((family) => Object.keys(family)),
  );
  return new Set(ids).size;
}

/** What an order of this support is, from its document (3-decisions.md section 2). */
export function orderFacts(type: ProjectType, document: ProjectDocument): OrderFacts {
  const kind = kindOf(type);
  const facts = KIND_FACTS[kind];
  const toBePrinted = facts.toBePrinted(document);
  return {
    boards: facts.boards(document),
    hasPose: POSED_TYPES.includes(type) && document.pose?.pose === 'oui',
    toBePrinted,
    withMenu: kind === 'CHR' && printsOf(document.infocarte?.impression).menu,
    drinks: countDifferent(facts.drinks(document)),
    image: facts.image(document) ?? '',
    printSummary: toBePrinted ? facts.printed(document) : '',
  };
}
