import type { Target } from '@ardoise/domain/projects/statuses.ts';
import { TRANSITIONS } from '@ardoise/domain/projects/transition-table.ts';

/** Whether a move to this target requires a printer, from the table. */
export function asksForPrinter(target: Target | ''): boolean {
  return TRANSITIONS.some((row) => row.target === target && row.effects.includes('printer:set'));
}

/** Answer to the printer's question: the agency itself, or another, named printer. */
export interface PrinterAnswer {
  who: 'agence' | 'autre';
  /** Username, empty without a choice. */
  other: string;
}

export const AGENCY_PRINTS: PrinterAnswer = { who: 'agence', other: '' };

/** The specification's message without a choice. */

/** The username to send; null without a choice. */
export function printerOf({ who, other }: PrinterAnswer, agency: string | null): string | null {
  return (who === 'agence' ? agency : other) || null;
}

/** The people whose name contains every typed word, ignoring case and accents. */
export function matchingPeople<Person extends { name: string }>(
  all: readonly Person[],
  words: string,
): Person[] {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return all.filter(({ name }) => wanted.every((word) => plain(name).includes(word)));
}
