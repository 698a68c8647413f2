import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DRAWINGS_FOLDER } from '@ardoise/demo/drawings-folder.ts';
import { NEUTRAL_LOOK } from '@ardoise/domain/drawing/boards/board-look.ts';
import { layoutBoard } from '@ardoise/domain/drawing/boards/layout-board.ts';
import { cardLookOf } from '@ardoise/domain/drawing/cards/card-look.ts';
import { layoutCard } from '@ardoise/domain/drawing/cards/layout-card.ts';
import type { Drawing } from '@ardoise/domain/drawing/mark.ts';
import { FILLINGS, FORMATS, filledBrief, STATES } from '@ardoise/domain/drawing/testing/board-cases.ts';
import { CARD_FILLINGS, type CardFilling, filledCard } from '@ardoise/domain/drawing/testing/card-cases.ts';
import { ornamentSheet } from '@ardoise/domain/drawing/testing/ornament-sheet.ts';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { THEMES } from '../packages/demo/src/catalogue/themes.ts';
import { drawPdf } from '../packages/server/src/testing/drawn-pdf.ts';
import { inVolume } from '../packages/server/src/testing/volume.ts';
import { previewMarkup } from '../packages/web/src/components/preview/testing/preview-markup.ts';
import { leaveBrowser, processBrowser } from './browser.ts';

/**
 * Pixels per millimetre at which Chromium rasterises the SVG, and PDF.js the PDF; they are compared at half: Chromium
 * positions type on whole pixels, so that a coarse raster shifts lines by half a pixel. Cards have smaller type.
 */
const RASTER = { board: 4, card: 8 };
/** Maximum fraction of differing pixels. */
const MOST = 0.001;
/** Maximum difference of a channel, of 255, within one colour: antialiasing differs. */
const CHANNEL = 64;
const LOOK = {
  ...NEUTRAL_LOOK,
  drink: { image: '/catalogue/boissons/cola-classique-pet-50.svg', height: 1 },
};

const WEB = path.resolve(import.meta.dirname, '../packages/web/src');
const require = createRequire(import.meta.url);

type Case = readonly [state: string, format: string, filling: (typeof FILLINGS)[number]];

const USUAL: Case[] = [['pricelist', 'Vertical 60x40cm', 'longest']];
const ALL: Case[] = STATES.flatMap((state) =>
  FORMATS.flatMap((format) => FILLINGS.map((filling) => [state, format, filling] as const)),
);

function styleSheet(): string {
  const css = readFileSync(path.join(WEB, 'components/preview/Preview.css'), 'utf8');
  return css.replace(/url\('(@ardoise\/[^']+)'\)/g, (_, file: string) => {
    const font = readFileSync(require.resolve(file)).toString('base64');
    return `url(data:font/ttf;base64,${font})`;
  });
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await processBrowser();
  page = await browser.newPage();
  await page.route('http://board.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/')
      return route.fulfill({
        contentType: 'text/html',
        body: `<style>body{margin:0}${styleSheet()}</style><main></main>`,
      });
    return route.fulfill({
      path: path.join(DRAWINGS_FOLDER, decodeURI(pathname).replace('/catalogue/', '')),
      contentType: 'image/svg+xml',
    });
  });
  await page.goto('http://board.test/');
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
});
afterAll(() => leaveBrowser(browser));

async function onScreen(drawing: Drawing, raster: number): Promise<Buffer> {
  const size = { width: Math.round(drawing.width * raster), height: Math.round(drawing.height * raster) };
  await page.setViewportSize(size);
  const svg = previewMarkup(drawing);
  await page.evaluate(async (markup) => {
    const main = document.querySelector('main');
    if (main) main.innerHTML = markup;
    const pictures = [...document.querySelectorAll('image')].map((image) => image.href.baseVal);
    await Promise.all(
      pictures.map((src) => {
        const picture = new Image();
        picture.src = src;
        return picture.decode();
      }),
    );
  }, svg);
  return page.screenshot();
}

/** The colours of a raster, averaged to half its resolution. */
async function pixelsOf(picture: Buffer, { width, height }: Drawing, raster: number) {
  const size = [Math.round((width * raster) / 2), Math.round((height * raster) / 2)] as const;
  return sharp(picture)
    .resize(...size, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Fraction of the pixels whose colour differs between screen and print. */
async function difference(drawing: Drawing, raster: number): Promise<number> {
  const [one, other] = [await onScreen(drawing, raster), await drawPdf(drawing, raster)];
  const [a, b] = [await pixelsOf(one, drawing, raster), await pixelsOf(other, drawing, raster)];
  let different = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    const off = (channel: number) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0));
    if (Math.max(off(0), off(1), off(2)) > CHANNEL) different += 1;
  }
  return different / (a.info.width * a.info.height);
}

it.each(inVolume(USUAL, ALL))(
  '%s in %s, %s: screen and PDF render the same',
  async (state, format, filling) => {
    const drawing = layoutBoard({ state, brief: filledBrief(state, filling) }, format, LOOK);
    if (drawing === null) throw new Error(`${state} has no drawing`);
    expect(await difference(drawing, RASTER.board)).toBeLessThan(MOST);
  },
);

it('the ornaments of cards: screen and PDF render the same', async () => {
  expect(await difference(ornamentSheet(), RASTER.board)).toBeLessThan(MOST);
});

type CardCase = readonly [theme: string, flaps: 1 | 2, filling: CardFilling];

const USUAL_CARDS: CardCase[] = [['belle-epoque', 2, 'middle']];
const ALL_CARDS: CardCase[] = THEMES.flatMap(({ id }) =>
  ([1, 2] as const).flatMap((flaps) => CARD_FILLINGS.map((filling) => [id, flaps, filling] as const)),
);

it.each(inVolume(USUAL_CARDS, ALL_CARDS))(
  'a card in %s, flaps %s, %s: screen and PDF render the same',
  async (id, flaps, filling) => {
    const look = cardLookOf(THEMES.find((theme) => theme.id === id));
    const drawing = layoutCard(filledCard(filling, { width: 210, height: 297 }, flaps), look);
    expect(await difference(drawing, RASTER.card)).toBeLessThan(MOST);
  },
);
