import { INKS } from '@ardoise/domain/base/ink.ts';
import type { Mark, PathMark } from '@ardoise/domain/drawing/mark.ts';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import type { PaintedPicture } from './drawing-pictures.ts';
import { type PaintSettings, paintDrawing } from './paint-drawing.ts';
import { readShapes } from './svg-shapes.ts';

/** The operators that paint a page of these marks. */
async function painted(
  marks: Mark[],
  colours: PaintSettings['colours'],
  pictures: readonly (readonly [string, PaintedPicture])[] = [],
): Promise<string> {
  const pdf = new PDFDocument({ compress: false });
  paintDrawing(
    pdf,
    { width: 100, height: 100, marks },
    { x: 0, y: 0, scale: 1 },
    { pictures: new Map(pictures), colours },
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

const ORNAMENT: Mark = { kind: 'path', d: 'M10 10H30V20Z', stroke: 'laiton', line: 2, cap: 'round' };
const operatorsOf = (page: string) => page.split('\n').map((line) => line.trim());

it('strokes a path without a fill, and fills one without a stroke', async () => {
  const stroked = operatorsOf(await painted([ORNAMENT], 'screen'));
  expect(stroked).toEqual(expect.arrayContaining(['1 J', '4 M', '10 10 m', '30 10 l', '30 20 l', 'h', 'S']));
  expect(stroked).not.toContain('f');
  const { stroke: _, line: _line, ...outline } = ORNAMENT as PathMark;
  const filled = operatorsOf(await painted([{ ...outline, fill: 'laiton' }], 'screen'));
  expect(filled).toContain('f');
  expect(filled).not.toContain('S');
});

it('paints nothing for a mark with neither, nor with the next one', async () => {
  const { stroke: _, ...outline } = ORNAMENT as PathMark;
  const operators = operatorsOf(await painted([outline, PLATE], 'screen'));
  expect(operators.indexOf('n', operators.indexOf('30 20 l'))).toBeLessThan(operators.indexOf('f'));
  expect(operators).not.toContain('S');
});

it('fills its box with the part of a picture that is shown', async () => {
  const src = '/catalogue/illustrations/frise-vagues.svg';
  const content = readShapes('<svg viewBox="0 0 200 40"><path fill="#a82a1e" d="M0 0h200v40h-200z"/></svg>');
  if (content === null) throw new Error('not read');
  const crop = { x: 0.25, y: 0.5, w: 0.5, h: 0.25 };
  const operators = operatorsOf(
    await painted([{ kind: 'image', x: 10, y: 20, w: 50, h: 5, src, crop }], 'screen', [[src, content]]),
  );
  expect(operators).toContain('10 20 50 5 re');
  expect(operators).toContain('1 0 0 1 -15 10 cm');
  expect(operators).toContain('0.5 0 0 0.5 0 0 cm');
});

it('rounds the corners of a rectangle', async () => {
  const square: Mark = { kind: 'rect', x: 10, y: 10, w: 50, h: 30, fill: 'brique' };
  const curves = async (mark: Mark) =>
    operatorsOf(await painted([mark], 'screen')).filter((line) => line.endsWith(' c')).length;
  expect(await curves(square)).toBe(0);
  expect(await curves({ ...square, r: 4 })).toBe(4);
});

it('paints a quadratic curve as the cubic one that equals it', async () => {
  const curve: Mark = { kind: 'path', d: 'M0 0Q30 60 60 0', stroke: 'brique', line: 1 };
  expect(await painted([curve], 'screen')).toContain('20 40 40 40 60 0 c');
});
