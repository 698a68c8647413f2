import type { WholeCardSection } from './whole-card.ts';

/** A cell that a spreadsheet would take for a formula is text. */
const FORMULA = /^[=+\-@]/;

const cell = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return FORMULA.test(line) ? `'${line}` : line;
};

/** The whole card as cells to paste: section, name, detail, volume, price; separated by tabs (specification/card-text.md#copies). */
export function cardAsCells(card: readonly WholeCardSection[]): string {
  return card
    .flatMap(({ titre, lignes }) =>
      lignes.map(({ nom, detail, volume, prix }) => [titre, nom, detail, volume, prix].map(cell).join('\t')),
    )
    .join('\n');
}
