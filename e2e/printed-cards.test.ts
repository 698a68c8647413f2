import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seeded } from '@ardoise/domain/testing/card-corpus.ts';
import { readCardFile } from '@ardoise/server/card-files/read-file.ts';
import { HTML_LAYOUTS, htmlCard } from '@ardoise/server/testing/owner-cards/html-cards.ts';
import { ownerCard } from '@ardoise/server/testing/owner-cards/owner-card.ts';
import { ReadingFigures } from '@ardoise/server/testing/owner-cards/reading-figures.ts';
import { truthOf } from '@ardoise/server/testing/owner-cards/truth.ts';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leaveBrowser, processBrowser } from './browser.ts';

let browser: Browser;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'printed-cards-'));
  browser = await processBrowser();
});
afterAll(async () => {
  await leaveBrowser(browser);
  await rm(folder, { recursive: true, force: true });
});

/** Cards as Chromium prints them, read. */
async function readPrinted(layouts: readonly string[], seeds: readonly number[]): Promise<ReadingFigures> {
  const figures = new ReadingFigures();
  const page = await browser.newPage();
  for (const layout of layouts)
    for (const seed of seeds) {
      const card = ownerCard(seeded(seed + Object.keys(HTML_LAYOUTS).indexOf(layout)), 45);
      await page.setContent(htmlCard(card, layout));
      const file = path.join(folder, `${seed}.pdf`);
      await writeFile(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
      const started = performance.now();
      const { sections } = await readCardFile(file);
      const truth = truthOf(card, layout, HTML_LAYOUTS[layout]?.capitals);
      figures.add('Chromium .pdf', layout, truth, sections, performance.now() - started);
    }
  await page.close();
  return figures;
}

it('a printed card in three columns and one of spaced capitals are read as they stand', async () => {
  const figures = await readPrinted(['three columns, small', 'spaced capitals'], [1000]);
  expect({ wrong: figures.wrong, share: figures.share }).toEqual({ wrong: [], share: 1 });
});

it('98 % of the lines of all printed cards are exact, none is invented or has another’s price', {
  tags: 'long',
}, async () => {
  const figures = await readPrinted(Object.keys(HTML_LAYOUTS), [1000, 2000, 3000, 4000, 5000]);
  figures.print();
  expect(figures.share).toBeGreaterThan(0.98);
  expect(figures.wrong).toEqual([]);
});
