import { expect, it } from 'vitest';
import { fittedWidth } from './fitted-width.ts';
import { viewerKey } from './viewer-keys.ts';

/** What a press does: the pages turned, or the new zoom. */
function pressed(key: string, zoom = 1): string {
  const done: string[] = [];
  viewerKey(key, {
    zoom,
    onZoom: (next) => done.push(`zoom ${next}`),
    onTurn: (pages) => done.push(`turn ${pages}`),
  })?.();
  return done.join();
}

it.each([
  ['ArrowRight', 1, 'turn 1'],
  ['ArrowLeft', 1, 'turn -1'],
  ['ArrowRight', 2, ''],
  ['+', 1, 'zoom 1.25'],
  ['=', 1, 'zoom 1.25'],
  ['-', 2, 'zoom 1.5'],
  ['-', 1, 'zoom 1'],
  ['0', 3, 'zoom 1'],
  ['a', 1, ''],
])('%s at zoom %i: %s', (key, zoom, done) => {
  expect(pressed(key, zoom)).toBe(done);
});

it('fits a page, portrait or landscape', () => {
  expect(fittedWidth({ width: 1000, height: 700 }, 210 / 297)).toBe(494);
  expect(fittedWidth({ width: 300, height: 700 }, 210 / 297)).toBe(300);
  expect(fittedWidth({ width: 1000, height: 700 }, 2)).toBe(1000);
});
