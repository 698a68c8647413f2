import { kindOf } from '../kind-facts/kind-facts.ts';
import type { Answer } from '../new-prices/former-card.ts';
import type { ProjectType } from '../projects/kinds.ts';
import type { ProjectDocument } from '../projects/project.ts';
import { KIND_DOCKETS } from './kind-dockets.ts';

/**
 * The choices of an order beside its prices, in the words of its docket: what a copy with new prices may change as well.
 * Without what is known of the reading of its text, which no copy has.
 */
export function answersInWords(type: ProjectType, document: ProjectDocument): Answer[] {
  const { lectureCarte: _reading, ...answered } = document;
  const { lines, items } = KIND_DOCKETS[kindOf(type)]({ ...answered, type, agence: null });
  return [
    ...lines.map(({ label, value }) => ({ label, value })),
    ...items.map(({ name, detail }) => ({ label: name, value: detail })),
  ];
}
