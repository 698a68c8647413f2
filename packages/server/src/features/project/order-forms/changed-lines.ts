import { isPriceNature } from '@ardoise/domain/card-text/differences-in-words.ts';
import type { CardChanges } from '@ardoise/domain/new-prices/card-changes.ts';
import { changesInWords, toldChange, WHAT_CHANGES } from '@ardoise/domain/new-prices/changes-in-words.ts';
import { cardHeading, cardLine } from './card-line.ts';
import { INK_2 } from './ink.ts';
import type { Block } from './lay-out.ts';
import { leaderLine } from './leader-line.ts';
import type { TextStyle } from './printed-text.ts';
import { sectionTitle } from './section-title.ts';

const SUM: TextStyle = { font: 'body', size: 9.5, colour: INK_2, leading: 1.45 };

const bothSides = (before: string, after: string) => [before, after].filter(Boolean).join(' → ');

/** What an order changes of the card that it was made from, whole: nothing opens on paper. */
export function changeBlocks(changes: CardChanges | undefined): Block[] {
  if (changes === undefined) return [];
  const blocks: Block[] = [
    {
      opens: true,
      draw: (sheet) => {
        sectionTitle(sheet, WHAT_CHANGES);
        sheet.paragraph(`${changesInWords(changes)}.`, SUM);
      },
    },
  ];
  for (const { titre, lignes } of changes.sections) {
    if (titre !== '') blocks.push({ opens: true, draw: (sheet) => cardHeading(sheet, titre) });
    for (const change of lignes) {
      const { nom, avant, apres } = toldChange(change);
      const said = bothSides(avant, apres);
      const isShort =
        isPriceNature(change.nature) || change.nature === 'en plus' || change.nature === 'absent';
      blocks.push({
        opens: false,
        draw: (sheet) =>
          isShort ? cardLine(sheet, { name: nom, price: said }) : leaderLine(sheet, nom, said),
      });
    }
  }
  for (const { label, avant, apres } of changes.reponses)
    blocks.push({
      opens: false,
      draw: (sheet) => leaderLine(sheet, label, bothSides(avant || 'rien', apres || 'rien')),
    });
  return blocks;
}
