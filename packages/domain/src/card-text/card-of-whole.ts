import type { Card } from './edit-card.ts';
import type { WholeCardSection } from './whole-card.ts';

/** A card of another's lines, with ids of its own. */
export function cardOfWhole(card: readonly WholeCardSection[], newId: () => string): Card {
  const sections = card.map(({ titre }) => ({ entree: newId(), titre }));
  const lignes = card.flatMap(({ lignes: lines }, rank) =>
    lines.map((line) => ({ ...line, entree: newId(), section: sections[rank]?.entree ?? '' })),
  );
  return { text: { sections, lignes }, reading: { origine: { type: 'saisi' } } };
}
