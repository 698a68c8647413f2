import type { CardFormat } from '@ardoise/domain/catalogue/card-format.ts';
import type { CatalogueItem } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { InfoCarte } from '@ardoise/domain/projects/project.ts';
import { flapsOf, madeInFlaps } from '@ardoise/domain/wizards/steps/card-format.ts';

export type Material = CatalogueItem<'matieres_chr' | 'matieres'>;

/** The materials of the chosen format; none before its number of flaps is known. */
export function materialsFor(infocarte: InfoCarte, materials: readonly Material[]): readonly Material[] {
  const { format, matiereFormat } = infocarte;
  return madeInFlaps(format, matiereFormat)
    ? materials.filter((material) => madeInFlaps(material, matiereFormat))
    : [];
}

/** Sets the number of flaps; clears a material that does not exist in it. */
export function withFlaps(
  infocarte: InfoCarte | undefined,
  flaps: string | undefined,
  materials: readonly Material[],
): InfoCarte {
  const { matiere, matiereFormat: _before, ...rest } = infocarte ?? {};
  const kept = materials.find(({ id }) => id === matiere?.id);
  const suited = kept !== undefined && madeInFlaps(kept, flaps);
  return {
    ...rest,
    ...(flaps === undefined ? {} : { matiereFormat: flaps }),
    ...(suited ? { matiere } : {}),
  };
}

/** Sets the format; with its only number of flaps, else keeps the chosen one if possible. */
export function withFormat(
  infocarte: InfoCarte | undefined,
  item: CardFormat,
  materials: readonly Material[],
): InfoCarte {
  const flaps = flapsOf(item);
  const chosen = flaps.length === 1 ? flaps[0] : flaps.find((count) => count === infocarte?.matiereFormat);
  return withFlaps({ ...infocarte, format: item }, chosen, materials);
}
