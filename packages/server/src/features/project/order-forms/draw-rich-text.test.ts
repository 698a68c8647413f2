import { parseRichText } from '@ardoise/domain/base/rich-text/parse-rich-text.ts';
import { visibleLength } from '@ardoise/domain/base/rich-text/visible-length.ts';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { drawRichText } from './draw-rich-text.ts';
import { CONTENT_WIDTH, PAGE } from './ink.ts';
import { Sheet } from './sheet.ts';

const FULL = { x: PAGE.left, width: CONTENT_WIDTH };

async function print(stored: string, column = FULL): Promise<Buffer> {
  const sheet = new Sheet({ title: 'Brief', foot: '', issuedAt: new Date('2026-11-20T10:00:00Z') });
  drawRichText(sheet, stored, column);
  return (await sheet.finish()).content;
}

interface Drawn {
  text: string;
  font: string;
  size: number;
  x: number;
  right: number;
  /** From the top of its page. */
  y: number;
  page: number;
}

/** Texts as PDF.js joins them, a marker with its item, between head and footer. */
async function drawnIn(content: Buffer): Promise<Drawn[]> {
  const document = await getDocument({ data: new Uint8Array(content), fontExtraProperties: true }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const page = await document.getPage(index + 1);
    await page.getOperatorList();
    const { items } = await page.getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [size, , , , x, bottom] = item.transform;
      const { name } = page.commonObjs.get(item.fontName) as { name: string };
      const font = name.replace(/^[A-Z]+\+/, '');
      return [
        { text: item.str, font, size, x, right: x + item.width, y: PAGE.height - bottom, page: index + 1 },
      ];
    });
  });
  return (await Promise.all(pages)).flat().filter(({ y }) => y < PAGE.bottom + 10);
}

const round = (points: number) => Math.round(points * 10) / 10;

it('is printed in its sizes, bold, italic and both, two thirds of a point a px', async () => {
  const stored =
    '<p>Les <strong>horaires</strong> en <em>italique</em></p>' +
    ['9', '11', '13', '17', '19', '21']
      .map((size) => `<p><span class="taille-${size}"><strong><em>T${size}</em></strong></span></p>`)
      .join('');
  const drawn = await drawnIn(await print(stored));
  expect(drawn.map(({ text, font, size }) => [text.trim(), font, round(size)])).toEqual([
    ['Les', 'RadioCanada-Regular', 10],
    ['horaires', 'RadioCanada-SemiBold', 10],
    ['en', 'RadioCanada-Regular', 10],
    ['italique', 'RadioCanada-Italic', 10],
    ['T9', 'RadioCanada-SemiBoldItalic', 6],
    ['T11', 'RadioCanada-SemiBoldItalic', 7.3],
    ['T13', 'RadioCanada-SemiBoldItalic', 8.7],
    ['T17', 'RadioCanada-SemiBoldItalic', 11.3],
    ['T19', 'RadioCanada-SemiBoldItalic', 12.7],
    ['T21', 'RadioCanada-SemiBoldItalic', 14],
  ]);
  expect(new Set(drawn.slice(0, 4).map(({ y }) => round(y))).size).toBe(1);
});

it('keeps its lists, its line breaks and its blank lines', async () => {
  const drawn = await drawnIn(
    await print(
      `<p>Avec :</p><ul><li>les heures</li><li>le nom<br>en grand</li></ul><ol>${'<li>rang</li>'.repeat(10)}</ol><p></p><p>Fin</p>`,
    ),
  );
  expect(drawn.map(({ text }) => text)).toEqual([
    ...['Avec :', '• les heures', '• le nom', 'en grand'],
    ...Array.from({ length: 10 }, (_, index) => `${index + 1}. rang`),
    'Fin',
  ]);
  const [first = 0, bullet = 0, , broken = 0, one = 0, , , , , , , , , ten = 0] = drawn.map(({ x }) => x);
  expect(bullet).toBeGreaterThan(first);
  expect(broken).toBeGreaterThan(bullet);
  expect(one).toBeGreaterThan(ten);
  const [last, end] = drawn.slice(-2);
  expect((end?.y ?? 0) - (last?.y ?? 0)).toBeGreaterThan(2 * 14);
});

it('breaks lines between words whatever their marks, and pages between lines; nothing is lost or outside', async () => {
  const word = 'x'.repeat(300);
  const stored = `<p>${'mo<strong>t</strong> '.repeat(300)}</p><p><span class="taille-21">${word} ${'gr<em>and</em> '.repeat(80)}</span></p>`;
  expect(visibleLength(parseRichText(stored))).toBeLessThanOrEqual(2_000);
  const column = { x: PAGE.right - 160, width: 160 };
  const drawn = await drawnIn(await print(stored, column));
  expect(Math.max(...drawn.map(({ page }) => page))).toBeGreaterThan(1);
  for (const { x, right, y } of drawn) {
    expect(x).toBeGreaterThanOrEqual(column.x - 0.1);
    expect(right).toBeLessThanOrEqual(PAGE.right + 0.5);
    expect(y).toBeLessThanOrEqual(PAGE.bottom);
  }
  const lines = Map.groupBy(drawn, ({ page, y }) => `${page} ${round(y)}`);
  const words = [...lines.values()].map((pieces) =>
    pieces
      .map(({ text }) => text)
      .join('')
      .trim(),
  );
  for (const line of words.filter((one) => !one.includes('x')))
    expect(line).toMatch(/^(mot ?)+$|^(grand ?)+$/);
  const read = words.join(' ');
  expect(read.match(/mot/g)).toHaveLength(300);
  expect(read.match(/grand/g)).toHaveLength(80);
  expect(read.match(/x/g)).toHaveLength(300);
});

it('prints what was typed as plain text, signs without a glyph, and the same bytes each time', async () => {
  const stored = 'Sur la <terrasse> 🍷\nà 3 m & plus';
  const drawn = await drawnIn(await print(stored));
  expect(drawn.map(({ text }) => text)).toEqual(['Sur la <terrasse>', '□', 'à 3 m & plus']);
  expect((await print(stored)).equals(await print(stored))).toBe(true);
  expect(await drawnIn(await print(''))).toEqual([]);
});
