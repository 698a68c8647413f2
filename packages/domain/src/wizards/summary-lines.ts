import { plainTextOf } from '../base/rich-text/plain-text-of.ts';
import type { SummaryLine } from './wizard-project.ts';

/** Text of an unanswered question in the summary. */
export const UNANSWERED = 'à compléter';

/** A question and its answer in words. */
export function line(label: string, value: string | undefined): SummaryLine {
  return { label, value: value?.trim() || UNANSWERED };
}

/** A question answered by a rich text. */
export function richLine(label: string, stored: string | undefined): SummaryLine {
  const words = plainTextOf(stored);
  return words === '' || stored === undefined ? line(label, words) : { ...line(label, words), rich: stored };
}

/** A question answered by one or more catalogue pictures. */
export function pictured(
  label: string,
  choices: ({ name?: string | undefined; image?: string | undefined } | undefined)[],
): SummaryLine {
  const chosen = choices.filter((choice) => choice?.name);
  return {
    label,
    value: chosen.map((choice) => choice?.name).join(', ') || UNANSWERED,
    images: chosen.flatMap((choice) =>
      choice?.name && choice.image ? [{ name: choice.name, image: choice.image }] : [],
    ),
  };
}

/** `1 post-it`, `3 post-its`. */
export function countInWords(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? 's' : ''}`;
}

/** The lines of the questions that have an answer. */
export function answeredLines(answers: readonly (readonly [string, string | undefined])[]): SummaryLine[] {
  return answers.flatMap(([label, value]) => (value?.trim() ? [{ label, value: value.trim() }] : []));
}
