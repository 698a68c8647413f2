import type { PreparedCard, PreparedFamily } from './prepare-card.ts';
import type { CocktailGrid } from './set-cocktail.ts';

/**
 * Content of each flap. `whole`: all on one. On a spread: drinks facing the rest, drinks and formulas facing the
 * cocktails, a cover facing the drinks or everything, cocktails facing drinks and formulas; the card's text on both,
 * the rest below it.
 */
export type Spread =
  | 'whole'
  | 'drinks-rest'
  | 'drinks-formulas-cocktails'
  | 'cover-drinks'
  | 'cover-all'
  | 'cocktails-drinks-formulas'
  | 'text';

/** One arrangement of a card's parts. */
export interface Arrangement {
  spread: Spread;
  /** Null without cocktails. */
  cocktails: CocktailGrid | null;
  /** Columns of drinks. */
  columns: number;
  /** Two pictures beside the name. */
  flanked: boolean;
  /** Of a text on two flaps: how many of its sections are on the left one. */
  cut?: number;
}

const hasSome = (list: readonly unknown[] | undefined) => list !== undefined && list.length > 0;
/** A missing answer reserves its place too. */
const takesPlace = (list: readonly unknown[] | undefined) => list === undefined || list.length > 0;

function gridsFor({ cocktails, glasses }: PreparedCard, width: number): (CocktailGrid | null)[] {
  if (!hasSome(cocktails)) return [null];
  const [grid, beside] = [
    (columns: number) => ({ columns, beside: false }),
    (columns: number) => ({ columns, beside: true }),
  ];
  if (!glasses) return width > 110 ? [beside(2), beside(1)] : [beside(1)];
  if (width > 140) return [grid(4), beside(2)];
  return width > 100 ? [beside(2), grid(3), beside(1)] : [beside(1)];
}

function columnsFor({ drinks, families, flaps }: PreparedCard, width: number): number[] {
  if (drinks > 8 || families.length > 4) return width > 150 ? [2, 3] : width > 96 ? [2, 1] : [1];
  return width > 150 && flaps === 1 && drinks > 5 ? [1, 2] : [1];
}

function spreadsFor({ flaps, formulas, cocktails, drinks }: PreparedCard): Spread[] {
  if (flaps === 1) return ['whole'];
  const some = takesPlace(formulas) || takesPlace(cocktails);
  const both = hasSome(formulas) && hasSome(cocktails);
  const little = drinks + (formulas?.length ?? 0) * 3 + (cocktails?.length ?? 0) * 2 <= 14;
  return [
    ...(some ? (['drinks-rest'] as const) : []),
    ...(both ? (['drinks-formulas-cocktails'] as const) : []),
    ...(some ? [] : (['cover-drinks'] as const)),
    ...(some && little ? (['cover-all'] as const) : []),
    ...(both ? (['cocktails-drinks-formulas'] as const) : []),
  ];
}

/** What the name of a place takes, in lines; a head, and a line with its detail. */
const [NAME_LINES, HEAD_LINES, DETAIL_LINES] = [7, 2, 0.8];

/** The cuts of a text between two flaps at which both are about as full. */
function cutsFor({ sections, families, formulas = [], cocktails = [] }: PreparedCard): number[] {
  const linesOf = ({ drinks }: PreparedFamily) =>
    drinks.reduce((sum, { detail }) => sum + 1 + (detail.isEmpty ? 0 : DETAIL_LINES), HEAD_LINES);
  const rest =
    families.reduce((sum, family) => sum + linesOf(family), 0) + formulas.length * 4 + cocktails.length * 3;
  const weights = sections.map(linesOf);
  const all = weights.reduce((sum, weight) => sum + weight, NAME_LINES + rest);
  let left = NAME_LINES;
  let cut = 0;
  for (const weight of weights) {
    if (left + weight / 2 > all / 2) break;
    left += weight;
    cut += 1;
  }
  return [...new Set([cut, cut - 1, cut + 1])].filter((one) => one >= 0 && one <= sections.length);
}

/** A card with its text: as many columns as the width has room for, cut between its flaps where they are as full. */
function textArrangements(card: PreparedCard, width: number): Arrangement[] {
  const columns = width > 150 ? [2, 3] : width > 96 ? [2, 1] : [1];
  const cuts = card.flaps === 1 ? [undefined] : cutsFor(card);
  const grids = gridsFor(card, width);
  return columns.flatMap((count) =>
    cuts.flatMap((cut) =>
      grids.map((cocktails) => ({
        spread: 'text' as const,
        cocktails,
        columns: count,
        flanked: false,
        ...(cut === undefined ? {} : { cut }),
      })),
    ),
  );
}

/** Every arrangement worth trying, on flaps whose words have this width. */
export function arrangementsOf(card: PreparedCard, width: number): Arrangement[] {
  if (card.sections.length > 0) return textArrangements(card, width);
  const flanks = (card.illustrations?.length ?? 0) >= 2 && width > 150 ? [false, true] : [false];
  return spreadsFor(card).flatMap((spread) =>
    gridsFor(card, width).flatMap((cocktails) =>
      columnsFor(card, width).flatMap((columns) =>
        flanks.map((flanked) => ({ spread, cocktails, columns, flanked })),
      ),
    ),
  );
}

/** Whether two arrangements are the same. */
export function isSameArrangement(one: Arrangement, other: Arrangement): boolean {
  return (
    one.spread === other.spread &&
    one.cut === other.cut &&
    one.columns === other.columns &&
    one.flanked === other.flanked &&
    one.cocktails?.columns === other.cocktails?.columns &&
    one.cocktails?.beside === other.cocktails?.beside
  );
}
