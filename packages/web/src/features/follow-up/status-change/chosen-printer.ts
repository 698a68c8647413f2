import { type Target, TRANSITIONS } from '@ardoise/domain/projects/statuses.ts';

/** Whether a project that goes there is given a printer, as the table says. */
export function asksForPrinter(target: Target | ''): boolean {
  return TRANSITIONS.some((row) => row.target === target && row.effects.includes('printer:set'));
}

/** What the printer's question is answered with: the agency prints itself, or another, named, does. */
export interface PrinterAnswer {
  who: 'agence' | 'autre';
  /** Username, empty while none is chosen. */
  other: string;
}

export const AGENCY_PRINTS: PrinterAnswer = { who: 'agence', other: '' };

/** Said by the specification where no printer is chosen. */

/** The username to send; null while there is none. */
export function printerOf({ who, other }: PrinterAnswer, agency: string | null): string | null {
  return (who === 'agence' ? agency : other) || null;
}

/** The people whose name has every word that is typed, whatever case and accents. */
export function matchingPeople<Person extends { name: string }>(
  all: readonly Person[],
  words: string,
): Person[] {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return all.filter(({ name }) => wanted.every((word) => plain(name).includes(word)));
}
