import type { DrinkChoice } from '../../projects/draft-fields.ts';

const VOLUME = /\d+(?:[.,]\d+)?[\s\u00a0]?(?:cl|l)\b/i;

/**
 * The volume that is printed under a drink, its format's: 'Verre 33 cl' prints '33 cl'. None for a syrup, whose format is the
 * bottle that it is poured from (specification/boards.md#previews).
 */
export function drinkVolume({ name, format }: DrinkChoice): string {
  if (/^sirops?\b/i.test(name ?? '')) return '';
  return VOLUME.exec(format ?? '')?.[0] ?? '';
}
