import type { Drink } from '@ardoise/domain/catalogue/drink.ts';
import type { InfoCarte } from '@ardoise/domain/projects/project.ts';
import type { PickerItem } from '../../../../components/Picker.tsx';

type Boissons = NonNullable<InfoCarte['boissons']>;

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
export function chosenDrinks(boissons: Boissons | undefined): string[] {
  return Object.values(boissons ?? {}).flatMap((family) => Object.keys(family));
}

/**
 * The map of drinks chosen, by family then by id. One that left the range since stays as it was copied;
 * a family without any is left out.
 */
export function withDrinks(
  boissons: Boissons | undefined,
  items: readonly PickerItem[],
  ids: readonly string[],
): Boissons {
  const kept = Object.entries(boissons ?? {}).map(
    ([family, drinks]) =>
      [family, Object.fromEntries(Object.entries(drinks).filter(([id]) => ids.includes(id)))] as const,
  );
  const known = new Set(chosenDrinks(boissons));
  const chosen: Boissons = Object.fromEntries(kept);
  for (const { id, name, detail, image, family = '' } of items) {
    if (ids.includes(id) && !known.has(id))
      chosen[family] = { ...chosen[family], [id]: { id, name, image, format: detail } };
  }
  return Object.fromEntries(Object.entries(chosen).filter(([, drinks]) => Object.keys(drinks).length > 0));
}
