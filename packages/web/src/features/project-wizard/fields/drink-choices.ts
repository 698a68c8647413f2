import type { Drink } from '@ardoise/domain/catalogue/drink.ts';
import type { OwnAnswers } from '@ardoise/domain/wizards/fields/field.ts';
import type { PickerItem } from '../../../components/Picker.tsx';

/** Drinks chosen, by family then by id. */
export type Drinks = OwnAnswers['drinks'];

/** The range in its families; within one, in head office's order. */
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

/** Ids of the drinks chosen, whatever their family. */
export function chosenDrinks(drinks: Drinks | undefined): string[] {
  return Object.values(drinks ?? {}).flatMap((family) => Object.keys(family));
}

/**
 * The map of drinks chosen, by family then by id. One that left the range since stays as it was copied;
 * a family without any is left out.
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
