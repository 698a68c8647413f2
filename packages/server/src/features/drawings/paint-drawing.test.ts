import { INKS } from '@ardoise/domain/drawing/ink.ts';
import type { Mark } from '@ardoise/domain/drawing/mark.ts';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { type PaintSettings, paintDrawing } from './paint-drawing.ts';

/** The operators that paint a page of these marks. */
async function painted(marks: Mark[], colours: PaintSettings['colours']): Promise<string> {
  const pdf = new PDFDocument({ compress: false });
  paintDrawing(
    pdf,
    { width: 100, height: 100, marks },
    { x: 0, y: 0, scale: 1 },
    { pictures: new Map(), colours },
  );
  pdf.end();
  return Buffer.concat(await pdf.toArray()).toString('latin1');
}

const PLATE: Mark = { kind: 'notched', x: 10, y: 10, w: 50, h: 30, r: 4, fill: 'brique' };
const WORDS: Mark = { kind: 'text', text: 'Menu', x: 12, y: 30, size: 10, face: 'display', fill: 'ivoire' };

it('paints the inks of print, exactly', async () => {
  const operators = await painted([PLATE, WORDS], 'cmyk');
  for (const ink of ['brique', 'ivoire'] as const) {
    const parts = INKS[ink].cmyk.map((part) => `${part / 100}`).join(' ');
    expect(operators).toContain(`${parts} scn`);
  }
  expect(operators).not.toContain('/DeviceRGB cs');
});

it('paints the colours of the screen where the document is read on one', async () => {
  const operators = await painted([PLATE], 'screen');
  expect(operators).toContain('/DeviceRGB cs');
  expect(operators).not.toContain('/DeviceCMYK cs');
});

it('leaves out the places that wait, and the pictures that it is not given', async () => {
  const nothing = await painted([], 'screen');
  const waiting: Mark = { ...PLATE, waiting: true };
  const picture: Mark = { kind: 'image', x: 0, y: 0, w: 10, h: 10, src: '/catalogue/boissons/x.svg' };
  const count = (operators: string) => operators.match(/\bf\b/g)?.length ?? 0;
  expect(count(await painted([waiting, picture], 'screen'))).toBe(count(nothing));
  expect(count(await painted([PLATE], 'screen'))).toBeGreaterThan(count(nothing));
});
