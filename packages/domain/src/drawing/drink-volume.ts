import type { DrinkChoice } from '../projects/draft-fields.ts';

const VOLUME = /\d+(?:[.,]\d+)?[\s\u00a0]?(?:cl|l)\b/i;

/**
 * The volume printed with a drink, from its format: 'Verre 33 cl' prints '33 cl'. Empty for a syrup, whose format is
 * its bottle's (specification/boards.md#previews).
 */
export function drinkVolume({ name, format }: DrinkChoice): string {
  if (/^sirops?\b/i.test(name ?? '')) return '';
  return VOLUME.exec(format ?? '')?.[0] ?? '';
}
