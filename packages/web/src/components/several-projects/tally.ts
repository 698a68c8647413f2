import type { ProjectResult } from '@ardoise/domain/contract/project-result.ts';
import { counted } from '../format-number.ts';

/** Summary of results for several projects. */
export interface Tally {
  done: number;
  refused: number;
  left: number;
  total: number;
}

/** `left`: those without a result yet. */
export function tallyOf(results: readonly ProjectResult[], left = 0): Tally {
  const done = results.filter(({ fait }) => fait).length;
  return { done, refused: results.length - done, left, total: results.length + left };
}

/** '12 projets réaffectés, 1 refusé, 3 restants' */
export function tallyInWords(
  { done, refused, left }: Tally,
  words: readonly [one: string, many: string],
): string {
  return [
    counted(done, ...words),
    ...(refused === 0 ? [] : [counted(refused, 'refusé', 'refusés')]),
    ...(left === 0 ? [] : [counted(left, 'restant', 'restants')]),
  ].join(', ');
}
