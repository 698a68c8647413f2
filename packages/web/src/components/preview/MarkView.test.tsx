import type { Mark } from '@ardoise/domain/drawing/mark.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Marks } from './Marks.tsx';
import { MarkView } from './MarkView.tsx';

const drawn = (mark: Mark) => renderToStaticMarkup(<MarkView mark={mark} />);

it('strokes a path with round ends, and does not fill it', () => {
  expect(drawn({ kind: 'path', d: 'M1 2H3', stroke: 'laiton', line: 0.5, cap: 'round', opacity: 0.5 })).toBe(
    '<path d="M1 2H3" fill="none" stroke="#e0b14a" stroke-width="0.5" stroke-linecap="round" opacity="0.5"></path>',
  );
});

it('sets type at ten times its size, scaled down, so that its letters stand where they were measured', () => {
  const text = {
    kind: 'text',
    text: 'Eau',
    x: 1.25,
    y: 20.1,
    size: 2.47,
    face: 'text',
    fill: 'brique',
  } as const;
  expect(drawn({ ...text, track: 0.33 })).toContain('x="12.5" y="201"');
  expect(drawn({ ...text, track: 0.33 })).toContain('font-size="24.7" letter-spacing="3.3"');
  const line = { kind: 'line', x1: 1, y1: 2, x2: 3, y2: 2, stroke: 'brique', line: 0.5 } as const;
  const all = renderToStaticMarkup(<Marks marks={[text, { ...text, text: 'Lait' }, line, text]} />);
  expect(all).toMatch(
    /^<g transform="scale\(0.1\)"><text[^>]*>Eau<\/text><text[^>]*>Lait<\/text><\/g><path[^>]*><\/path><g transform="scale\(0.1\)"><text[^>]*>Eau<\/text><\/g>$/,
  );
});

it('rounds the corners of a rectangle', () => {
  const rect = { kind: 'rect', x: 1, y: 2, w: 3, h: 4, fill: 'brique' } as const;
  expect(drawn(rect)).not.toContain('rx');
  expect(drawn({ ...rect, r: 1.5 })).toContain('rx="1.5"');
});

it('fills its box with the part of a picture that is shown', () => {
  const crop = { x: 0.25, y: 0.5, w: 0.5, h: 0.25 };
  const markup = drawn({ kind: 'image', x: 1, y: 2, w: 30, h: 4, src: '/frise.svg', crop });
  expect(markup).toContain('<svg x="1" y="2" width="30" height="4" viewBox="250 500 500 250"');
  expect(markup).toContain('<image width="1000" height="1000" preserveAspectRatio="none" href="/frise.svg"');
});
