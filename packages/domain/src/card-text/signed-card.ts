import type { CardText } from '../projects/card-text.ts';
import { sectionsWithLines } from './card-sections.ts';

/**
 * The text of a card as its signature covers it: sections with their lines, whose ids say nothing, and the prices of
 * drinks in the order of their ids, since the catalogue's families decide where they are drawn.
 */
export function signedCard(text: CardText): unknown {
  return {
    sections: sectionsWithLines(text).map(({ section, lines }) => ({
      titre: section?.titre,
      lignes: lines.map(({ nom, detail, volume, prix }) => ({ nom, detail, volume, prix })),
    })),
    boissons: (text.boissons ?? []).toSorted((a, b) => (a.cle < b.cle ? -1 : 1)),
  };
}
