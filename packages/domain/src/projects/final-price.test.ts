import { describe, expect, it } from 'vitest';
import { finalPriceTrace, formatEuros, isFinalPrice, readFinalPrice } from './final-price.ts';

describe('final price', () => {
  it.each<[string, number | null]>([
    ['1250,50', 1250.5],
    ['1 250,5', 1250.5],
    ['1\u00a0250.50', 1250.5],
    ['0', 0],
    ['12 €', 12],
    ['', null],
    ['-3', null],
    ['3,456', null],
    ['douze', null],
    ['1,2,3', null],
    ['99999999999', null],
  ])('parses %j as %j', (text, price) => {
    expect(readFinalPrice(text)).toBe(price);
  });

  it.each([
    [0, true],
    [0.01, true],
    [1250.5, true],
    [9_999_999_999.99, true],
    [-0.01, false],
    [0.001, false],
    [10_000_000_000, false],
    [Number.NaN, false],
  ])('%j is valid: %j', (price, is) => {
    expect(isFinalPrice(price)).toBe(is);
  });

  it('records the previous price in the history', () => {
    expect(formatEuros(1250.5)).toBe('1\u00a0250,50\u00a0€');
    expect(finalPriceTrace(null, 900)).toBe('Prix final\u00a0: 900,00\u00a0€');
    expect(finalPriceTrace(900, 1250.5)).toBe(
      'Prix final\u00a0: 1\u00a0250,50\u00a0€ (avant\u00a0: 900,00\u00a0€)',
    );
  });
});
