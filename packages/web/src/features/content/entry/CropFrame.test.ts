import { expect, it } from 'vitest';
import { movedByKey } from './CropFrame.tsx';

const FRAME = { zoom: 1.4, x: 0.5, y: 0.5 };

it.each([
  ['ArrowLeft', false, { zoom: 1.4, x: 0.49, y: 0.5 }],
  ['ArrowDown', true, { zoom: 1.4, x: 0.5, y: 0.6 }],
  ['+', true, { zoom: 1.5, x: 0.5, y: 0.5 }],
  ['-', false, { zoom: 1.3, x: 0.5, y: 0.5 }],
])('is moved and zoomed by %s', (key, shift, moved) => {
  const { zoom, x, y } = movedByKey(FRAME, key, shift) ?? { zoom: 0, x: 0, y: 0 };
  expect([zoom, x, y].map((value) => Math.round(value * 100) / 100)).toEqual([moved.zoom, moved.x, moved.y]);
});

it('leaves other keys to the page', () => {
  expect(movedByKey(FRAME, 'Tab', false)).toBeUndefined();
});
