import type { CardFormat } from '@ardoise/domain/catalogue/card-format.ts';
import type { CardMaterial } from '@ardoise/domain/catalogue/card-material.ts';
import type { InfoCarte } from '@ardoise/domain/projects/project.ts';
import { flapsOf } from '@ardoise/domain/wizards/steps/card-format.ts';

/** A material is offered for the number of flaps that was chosen. */
export function suits(material: CardMaterial, flaps: string | undefined): boolean {
  return flaps !== undefined && flapsOf(material).includes(flaps);
}

/** The card with this number of flaps; a material that does not come in it is given up. */
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

/** The card in this format; its only number of flaps goes with it, else the one chosen stays where it can. */
export function withFormat(
  infocarte: InfoCarte | undefined,
  item: CardFormat,
  materials: readonly CardMaterial[],
): InfoCarte {
  const flaps = flapsOf(item);
  const chosen = flaps.length === 1 ? flaps[0] : flaps.find((count) => count === infocarte?.matiereFormat);
  return withFlaps({ ...infocarte, format: item }, chosen, materials);
}
