import type { Drink } from '@ardoise/domain/catalogue/drink.ts';
import type { SelectionField as Asked } from '@ardoise/domain/wizards/field.ts';
import type { OwnAnswers } from '@ardoise/domain/wizards/fields/own-answers.ts';
import { type PickerItem, type PickerNoun, tally } from '../../../components/picker-items.ts';

/** Chosen drinks, by family then by id. */
export type Drinks = OwnAnswers['drinks'];

export const DRINKS: PickerNoun = { one: 'boisson', many: 'boissons', feminine: true };

/** '3 choisies, 4 au minimum' */
export function drinksTally(drinks: Drinks | undefined, min: number): string {
  return tally(chosenDrinks(drinks).length, DRINKS, min);
}

/** The range by family; within one, in head office's order. */
export function drinkItems(drinks: readonly Drink[]): PickerItem[] {
  const families = [...new Set(drinks.map(({ name }) => name))];
  return families.flatMap((family) =>
    drinks
      .filter(({ name }) => name === family)
      .sort((a, b) => a.weight_children - b.weight_children)
      .map((drink) => ({
        id: drink.id,
        name: drink.name_1,
        detail: drink.field_gamme_format_boissons,
        image: drink.field_gamme_image_boissons_1,
        family,
      })),
  );
}

/** Ids of the chosen drinks over all families. */
export function chosenDrinks(drinks: Drinks | undefined): string[] {
  return Object.values(drinks ?? {}).flatMap((family) => Object.keys(family));
}

/**
 * The map of chosen drinks, by family then by id. A drink that left the range keeps its copy; empty families are
 * The map of chosen drinks, by family then by id. A drink removed from the range keeps its copy; empty families are
 */
export function withDrinks(
  drinks: Drinks | undefined,
  items: readonly PickerItem[],
  ids: readonly string[],
): Drinks {
  const kept = Object.entries(drinks ?? {}).map(
    ([family, members]) =>
      [family, Object.fromEntries(Object.entries(members).filter(([id]) => ids.includes(id)))] as const,
  );
  const known = new Set(chosenDrinks(drinks));
  const chosen: Drinks = Object.fromEntries(kept);
  for (const { id, name, detail, image, family = '' } of items) {
    if (ids.includes(id) && !known.has(id))
      chosen[family] = { ...chosen[family], [id]: { id, name, image, format: detail } };
  }
  return Object.fromEntries(Object.entries(chosen).filter(([, members]) => Object.keys(members).length > 0));
}

type Selection = OwnAnswers['selection'] | undefined;

export function chosenIds(selection: Selection, none: string): string[] {
  return Object.values(selection ?? {}).flatMap(({ id, name }) => (id && name !== none ? [id] : []));
}

/** '3 choisis' */
export function selectionTally(
  selection: Selection,
  { none, noun }: Pick<Asked<never>, 'none' | 'noun'>,
): string {
  return tally(chosenIds(selection, none).length, noun);
}
