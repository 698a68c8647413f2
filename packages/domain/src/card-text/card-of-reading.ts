import type { CardTextReading } from '../projects/card-text.ts';
import type { CardParts } from './card-changes.ts';
import { withRead } from './edit-card.ts';
import type { ReadSection } from './reading/read-section.ts';

/** A card of what was read, and nothing else. */
export function cardOfReading(
  read: readonly ReadSection[],
  origine: NonNullable<CardTextReading['origine']>,
  newId: () => string,
): Required<CardParts> {
  const { text, reading } = withRead({ text: {}, reading: { origine } }, read, { newId }).card;
  return { texteCarte: text, lectureCarte: reading };
}
