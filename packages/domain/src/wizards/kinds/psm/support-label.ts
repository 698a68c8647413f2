import type { Support } from '../../../projects/project.ts';
import { line } from '../../summary-lines.ts';
import type { SummaryLine } from '../../wizard-project.ts';

/** What a support is called in the order. */
export function supportLabel({ name, type }: Support, index: number): string {
  return name?.trim() || type?.trim() || `Support ${index + 1}`;
}

/** A line a support, by what it is called; one line that says so where there is none yet. */
export function supportLines(
  supports: readonly Support[] | undefined,
  wordsOf: (support: Support) => string,
): SummaryLine[] {
  if (supports === undefined || supports.length === 0) return [line('Supports', '')];
  return supports.map((support, index) => line(supportLabel(support, index), wordsOf(support)));
}
