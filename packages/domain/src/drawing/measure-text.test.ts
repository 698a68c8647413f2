import { describe, expect, it } from 'vitest';
import { fitText, howManyFit, sizeFor } from './fit-text.ts';
import { measureText } from './measure-text.ts';
import { printable } from './printable.ts';
import { wrapText } from './wrap-text.ts';

const PLACE = { face: 'strong', width: 100, size: 20, breakBelow: 18, least: 12 } as const;

describe('the width of a line', () => {
  it('grows with its size, and kerns', () => {
    expect(measureText('Midi', 'text', 20)).toBeCloseTo(2 * measureText('Midi', 'text', 10));
    expect(measureText('', 'text', 20)).toBe(0);
    const apart = measureText('A', 'display', 10) + measureText('V', 'display', 10);
    expect(measureText('AV', 'display', 10)).toBeLessThan(apart);
  });

  it('is known for all French characters', () => {
    const french =
      'aàâæbcçdeéèêëfghiîïjklmnoôœpqrstuùûüvwxyÿz AÀÂÆCÇEÉÈÊËIÎÏOÔŒUÙÛÜŸ 0123456789 €’«»…–—°%&@!?;:,.()-/+×\u00a0';
    for (const face of ['display', 'italic', 'strong', 'text'] as const)
      expect(printable([...french].join('|'), face).missing, face).toEqual([]);
  });
});

describe('a text in its box', () => {
  it('keeps its size, then shrinks, then breaks in two, then overflows', () => {
    const of = (text: string) => fitText(measureText, text, PLACE);
    expect(of('Wrap')).toEqual({ size: 20, lines: ['Wrap'], fits: true });
    expect(of('Croque-monsieur').lines).toEqual(['Croque-', 'monsieur']);
    expect(of('Salade du jardin').lines).toEqual(['Salade', 'du jardin']);
    expect(of('Anticonstitutionnel')).toMatchObject({ lines: ['Anticonstitutionnel'], fits: false });
    expect(of('Une salade de la mer et des herbes du jardin').fits).toBe(false);
  });

  it('rounds its width up to a tenth before its size is computed', () => {
    const size = sizeFor(measureText, ['Salade composée'], 'strong', 100.09);
    expect(size).toBe(sizeFor(measureText, ['Salade composée'], 'strong', 100));
    expect(Math.ceil(measureText('Salade composée', 'strong', size) * 10) / 10).toBeLessThanOrEqual(100);
  });

  it('wraps at spaces and after hyphens, and reports a word that is too wide', () => {
    expect(wrapText(measureText, 'un porte-manteau rouge', 'text', 10, 60)).toEqual([
      'un porte-',
      'manteau',
      'rouge',
    ]);
    expect(wrapText(measureText, 'anticonstitutionnel', 'text', 10, 40)).toBeNull();
  });

  it('counts how many fit', () => {
    expect(howManyFit(9, (some) => some <= 4)).toBe(4);
    expect(howManyFit(1, (some) => some < 1)).toBe(0);
  });
});

it('normalises whitespace, and replaces signs without glyph', () => {
  expect(printable(' Midi \n\t et\u202f! ', 'text')).toEqual({ text: 'Midi et\u00a0!', missing: [] });
  expect(printable('Thé 🍵 茶', 'text')).toEqual({ text: 'Thé □ □', missing: ['🍵', '茶'] });
  expect(printable(undefined, 'text').text).toBe('');
});
