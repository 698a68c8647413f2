import type { CardLine, CardSection, CardText } from '../projects/card-text.ts';

/** A section with its lines, in the order of the card. */
export interface SectionWithLines {
  /** Undefined for lines of a card without a section. */
  section: CardSection | undefined;
  lines: CardLine[];
}

/**
 * The sections of a card with their lines; a line whose section is gone stands in the last
 * (specification/card-text.md#shape).
 */
export function sectionsWithLines({ sections = [], lignes = [] }: CardText): SectionWithLines[] {
  const found = sections.map((section): SectionWithLines => ({ section, lines: [] }));
  if (found.length === 0) return lignes.length === 0 ? [] : [{ section: undefined, lines: [...lignes] }];
  const byId = new Map(found.map((one) => [one.section?.entree, one]));
  for (const line of lignes) (byId.get(line.section) ?? found.at(-1))?.lines.push(line);
  return found;
}

/** All its texts, in characters. */
export function lengthOfCard({ sections = [], lignes = [], boissons = [] }: CardText): number {
  const lengths = [
    ...sections.map(({ titre = '' }) => titre.length),
    ...lignes.map(
      ({ nom = '', detail = '', volume = '', prix = '' }) =>
        nom.length + detail.length + volume.length + prix.length,
    ),
    ...boissons.map(({ prix = '' }) => prix.length),
  ];
  return lengths.reduce((sum, length) => sum + length, 0);
}
