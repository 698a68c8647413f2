import { expect, it } from 'vitest';
import { randomCard, score, seeded } from '../../testing/card-corpus.ts';
import { type CardLayout, placeCard } from '../../testing/placed-cards.ts';
import { placeLines } from './place-lines.ts';
import { readCard } from './read-card.ts';

const LAYOUTS: Record<string, CardLayout> = {
  'one column': { columns: 1 },
  'one column with leaders': { columns: 1, leaders: true },
  'one column, bold names, word by word': { columns: 1, bold: true, words: true },
  'two columns': { columns: 2 },
  'two columns, capitals, leaders': { columns: 2, capitals: true, leaders: true },
  'three columns': { columns: 3, words: true },
  centred: { columns: 1, centred: true },
  'centred in two columns': { columns: 2, centred: true, bold: true },
};

it.each(Object.entries(LAYOUTS))(
  '%s: names and prices are those of the card, nothing is invented',
  (_, layout) => {
    const random = seeded(31);
    let [exact, all] = [0, 0];
    const wrong: string[] = [];
    for (let card = 0; card < 12; card += 1) {
      const drawn = randomCard(random);
      const told = score(drawn, readCard(placeLines(placeCard(drawn, layout))));
      exact += told.exact;
      all += told.all;
      wrong.push(...told.missing.map((line) => `- ${line}`), ...told.invented.map((line) => `+ ${line}`));
    }
    expect({ wrong: wrong.slice(0, 10), share: exact / all >= 0.98 }).toEqual({
      wrong: wrong.slice(0, 10),
      share: true,
    });
    expect(wrong.filter((line) => line.startsWith('+'))).toEqual([]);
  },
);
