import { expect, it } from 'vitest';
import { asParcels, parcelProblems, spread } from './parcel-texts.ts';

const IDS = ['a', 'b', 'c'];

it('gives each pasted line to an order, from the one that has the focus', () => {
  expect(spread('MM 1\r\n\nMM 2, MM 3\n', IDS, 'b')).toEqual({ b: 'MM 1', c: 'MM 2, MM 3' });
  expect(spread('MM 1', IDS, 'a')).toEqual({ a: 'MM 1' });
  expect(spread('MM 1\nMM 2\nMM 3', IDS, 'b')).toEqual({ b: 'MM 1', c: 'MM 2, MM 3' });
});

it('names the orders whose numbers are wrong, and sends those with numbers alone', () => {
  const texts = { a: 'mm 4471, mm 4472', b: '', c: 'MM/1' };
  expect(Object.keys(parcelProblems(texts))).toEqual(['c']);
  expect(asParcels({ a: texts.a, b: texts.b })).toEqual([{ id: 'a', numeros: ['MM 4471', 'MM 4472'] }]);
});
