import type { PriceLine } from '../projects/board.ts';

type Drinks = NonNullable<PriceLine['boissons']>;

const idsOf = (drinks: Drinks | undefined) =>
  Object.values(drinks ?? {}).flatMap((family) => Object.keys(family));

/** The line of each drink sold at another price, by the drink's id. */
export function soldElsewhere(
  lines: readonly PriceLine[],
  entree: string | undefined,
): ReadonlyMap<string, PriceLine> {
  const others = lines.filter((line) => line.entree !== entree);
  return new Map(others.flatMap((line) => idsOf(line.boissons).map((id) => [id, line] as const)));
}

function without(drinks: Drinks | undefined, ids: ReadonlySet<string>): Drinks {
  const kept = Object.entries(drinks ?? {}).map(([family, members]) => [
    family,
    Object.fromEntries(Object.entries(members).filter(([id]) => !ids.has(id))),
  ]);
  return Object.fromEntries(kept.filter(([, members]) => Object.keys(members ?? {}).length > 0));
}

/** Sets the drinks of one line: a drink has a single price, hence is removed from its former line. */
export function withDrinksAt(
  lines: readonly PriceLine[],
  entree: string | undefined,
  boissons: Drinks,
): PriceLine[] {
  const moved = new Set(idsOf(boissons));
  return lines.map((line) => {
    if (line.entree === entree) return { ...line, boissons };
    return idsOf(line.boissons).some((id) => moved.has(id))
      ? { ...line, boissons: without(line.boissons, moved) }
      : line;
  });
}

/** A drink moved from its line to another: its name, and the price of the former line. */
export interface MovedDrink {
  name: string;
  prix: string | undefined;
}

/** The drinks that a choice for one line takes from the others. */
export function drinksTaken(
  lines: readonly PriceLine[],
  entree: string | undefined,
  boissons: Drinks,
): MovedDrink[] {
  const elsewhere = soldElsewhere(lines, entree);
  return Object.values(boissons).flatMap((family) =>
    Object.entries(family).flatMap(([id, { name = '' }]) => {
      const line = elsewhere.get(id);
      return line === undefined ? [] : [{ name, prix: line.prix }];
    }),
  );
}

/**
 * The drinks of these former lines, restored to the present lines. A drink still has a single price, and a line that
 * was deleted since stays so.
 */
export function withDrinksBack(lines: readonly PriceLine[], before: readonly PriceLine[]): PriceLine[] {
  return before
    .filter(({ entree }) => lines.some((line) => line.entree === entree))
    .reduce((now, { entree, boissons = {} }) => withDrinksAt(now, entree, boissons), [...lines]);
}
