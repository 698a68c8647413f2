import type { DrinkChoice } from './draft-fields.ts';
import type { ProjectDocument } from './project.ts';

/** A drink of an order. */
export interface ChosenDrink {
  family: string;
  name: string;
  format: string;
  /** The boards or supports that show it; empty where the order has a single selection. */
  places: string[];
}

type DrinkMap = Record<string, Record<string, DrinkChoice>>;

interface DrinkPlace {
  place: string;
  drinks: DrinkMap | undefined;
}

function placesOf({ infocarte, boissons, boards = [], supports = [] }: ProjectDocument): DrinkPlace[] {
  return [
    { place: '', drinks: infocarte?.boissons },
    { place: '', drinks: boissons },
    ...boards.flatMap(({ displayName, name, brief }) =>
      (brief?.['gamme-prix'] ?? []).map((line) => ({
        place: displayName ?? name ?? '',
        drinks: line.boissons,
      })),
    ),
    ...supports.map((support) => ({ place: support.name ?? '', drinks: support.boissons })),
  ];
}

/** Distinct drinks of an order over all selections, in the order of the choices. */
export function chosenDrinks(document: ProjectDocument): ChosenDrink[] {
  const found = new Map<string, ChosenDrink>();
  for (const { place, drinks = {} } of placesOf(document)) {
    for (const [family, chosen] of Object.entries(drinks)) {
      for (const [id, { name = '', format = '' }] of Object.entries(chosen)) {
        const key = JSON.stringify([family, id]);
        const drink = found.get(key) ?? { family, name, format, places: [] };
        if (place !== '' && !drink.places.includes(place)) drink.places.push(place);
        found.set(key, drink);
      }
    }
  }
  return [...found.values()];
}
