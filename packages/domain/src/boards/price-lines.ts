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
