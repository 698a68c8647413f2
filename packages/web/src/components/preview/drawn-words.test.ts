import type { Mark, TextMark } from '@ardoise/domain/drawing/mark.ts';
import { expect, it } from 'vitest';
import { drawnWords } from './drawn-words.ts';

const text = (words: string, more: Partial<TextMark> = {}): Mark => ({
  ...{ kind: 'text', text: words, x: 0, y: 0, size: 4, face: 'text', fill: 'ardoise' },
  ...more,
});

it('reads what is printed, without blank prices and places that wait', () => {
  const marks = [text('Cola zéro'), text('33 cl'), text('……'), text('Vos cocktails', { waiting: true })];
  expect(drawnWords({ marks })).toBe('Cola zéro 33 cl');
});
