import type { CardFormat } from '@ardoise/domain/catalogue/card-format.ts';
import type { CardMaterial } from '@ardoise/domain/catalogue/card-material.ts';
import type { InfoCarte } from '@ardoise/domain/projects/project.ts';
import { flapsOf } from '@ardoise/domain/wizards/steps/card-format.ts';

/** Whether a material exists in the chosen number of flaps. */
export function suits(material: CardMaterial, flaps: string | undefined): boolean {
  return flaps !== undefined && flapsOf(material).includes(flaps);
}

/** Sets the number of flaps; clears a material that does not exist in it. */
export function withFlaps(
  infocarte: InfoCarte | undefined,
  flaps: string | undefined,
  materials: readonly CardMaterial[],
): InfoCarte {
  const { matiere, matiereFormat: _before, ...rest } = infocarte ?? {};
  const kept = materials.find(({ id }) => id === matiere?.id);
  const suited = kept !== undefined && suits(kept, flaps);
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
  materials: readonly CardMaterial[],
): InfoCarte {
  const flaps = flapsOf(item);
  const chosen = flaps.length === 1 ? flaps[0] : flaps.find((count) => count === infocarte?.matiereFormat);
  return withFlaps({ ...infocarte, format: item }, chosen, materials);
}
