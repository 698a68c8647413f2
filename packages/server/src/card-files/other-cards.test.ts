import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readCard } from '@ardoise/domain/card-text/reading/read-card.ts';
import { linesOfText } from '@ardoise/domain/card-text/reading/read-line.ts';
import { seeded } from '@ardoise/domain/testing/card-corpus.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MEMORY_FOLDER } from '../testing/memory-folder.ts';
import { DOCX_LAYOUTS, docxCard } from '../testing/owner-cards/docx-cards.ts';
import { KIT_LAYOUTS, kitCard } from '../testing/owner-cards/kit-cards.ts';
import { type OwnerCard, ownerCard } from '../testing/owner-cards/owner-card.ts';
import { PASTED_LAYOUTS } from '../testing/owner-cards/pasted-cards.ts';
import { ReadingFigures } from '../testing/owner-cards/reading-figures.ts';
import { SHEET_LAYOUTS, sheetCard } from '../testing/owner-cards/sheet-cards.ts';
import { truthOf } from '../testing/owner-cards/truth.ts';
import { readCardFile } from './read-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(MEMORY_FOLDER, 'ardoise-other-cards-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readBytes(bytes: Buffer) {
  const file = path.join(folder, 'carte');
  await writeFile(file, bytes);
  return (await readCardFile(file)).sections;
}

type Reading = ReturnType<typeof readCard>;
/** Who makes the cards of a layout, and what is read of one. */
interface Maker {
  layouts: readonly string[];
  read: (card: OwnerCard, layout: string) => Promise<Reading> | Reading;
}
const MAKERS: Record<string, Maker> = {
  pasted: {
    layouts: Object.keys(PASTED_LAYOUTS),
    read: (card, layout) => readCard(linesOfText(PASTED_LAYOUTS[layout]?.(card) ?? '')),
  },
  docx: {
    layouts: Object.keys(DOCX_LAYOUTS),
    read: async (card, layout) => readBytes(await docxCard(card, layout)),
  },
  pdfkit: {
    layouts: Object.keys(KIT_LAYOUTS),
    read: async (card, layout) => readBytes(await kitCard(card, layout)),
  },
  xlsx: {
    layouts: Object.keys(SHEET_LAYOUTS),
    read: (card, layout) => readBytes(sheetCard(card, layout)),
  },
};

async function readAll(seeds: readonly number[]): Promise<ReadingFigures> {
  const figures = new ReadingFigures();
  for (const [maker, { layouts, read }] of Object.entries(MAKERS))
    for (const layout of layouts)
      for (const seed of seeds) {
        const card = ownerCard(seeded(seed), 40);
        const started = performance.now();
        const sections = await read(card, layout);
        figures.add(maker, layout, truthOf(card, layout), sections, performance.now() - started);
      }
  return figures;
}

it('reads a card of each layout, with no line invented and no price of another', {
  tags: 'long',
}, async () => {
  const figures = await readAll([11]);
  expect(figures.wrong).toEqual([]);
  expect(figures.share).toBeGreaterThan(0.98);
});

it('98 % of the lines of ten cards of each layout are exact', { tags: 'long' }, async () => {
  const figures = await readAll([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  figures.print();
  expect(figures.wrong).toEqual([]);
  expect(figures.share).toBeGreaterThan(0.98);
});
