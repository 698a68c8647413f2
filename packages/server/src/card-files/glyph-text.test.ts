import { expect, it } from 'vitest';
import { lettersOf } from './pdf-runs.ts';

it('reads ligatures, and those whose bytes Ghostscript exchanges', () => {
  expect(lettersOf('Bave琀琀e, ﬁlet, en琀椀er')).toBe('Bavette, filet, entier');
});
