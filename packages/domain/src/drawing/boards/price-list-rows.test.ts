import { expect, it } from 'vitest';
import { doubtfulPriceLines, readPriceRows } from './price-list-rows.ts';

it.each([
  ['Café 1,90', 'Café', '1,90'],
  ['Café  1,90', 'Café', '1,90'],
  ['Café\u00a0: 1,90€.', 'Café', '1,90'],
  ['Coca-Cola 33cl 3.5', 'Coca-Cola 33cl', '3,50'],
  ['Menu du jour 12 €', 'Menu du jour', '12,00'],
  ['Menu du jour 12 euros', 'Menu du jour', '12,00'],
  ['Formule n° 2 14,50 €', 'Formule n° 2', '14,50'],
  ['Pinte 50cl 7€50', 'Pinte 50cl', '7,50'],
  ['Demi ........ 4', 'Demi', '4,00'],
  ['Demi … 4', 'Demi', '4,00'],
  ['Demi\t4', 'Demi', '4,00'],
  ['Demi  4', 'Demi', '4,00'],
  ['Demi\u00a0: 4', 'Demi', '4,00'],
  ['Demi - 4', 'Demi', '4,00'],
  ['Côtes de Blaye 2019 ... 24', 'Côtes de Blaye 2019', '24,00'],
  ['Côtes de Blaye 2019 24,50', 'Côtes de Blaye 2019', '24,50'],
])('reads the price of %j', (line, text, price) => {
  expect(readPriceRows(line)).toEqual([{ kind: 'priced', text, price: `${price}\u00a0€` }]);
});

it.each([
  'Carte n° 1',
  'Happy hour 17h-19h',
  'Happy hour 17-19',
  'Happy hour 17:00',
  'Happy hour 17 - 19',
  'Tél.\u00a0: 05 56 12 34 56',
  'Tél. 05.56.12.34.56',
  'Depuis 1998',
  'Depuis\u00a0: 1998',
  'Saison 2025 - 2026',
  'Un café, deux pour 1',
  'Bière à 5,5%',
  '12,50',
])('reads no price in %j', (text) => {
  expect(readPriceRows(text)).toEqual([{ kind: 'note', text, price: '' }]);
});

it('takes a short line before prices for their heading, and a longer one for a sentence', () => {
  const long = 'Toutes nos boissons sont servies avec un petit biscuit';
  expect(readPriceRows(`Carte n° 1\nCafé 1,90\n\n${long}\nsoda 3,50 €, eau 2,50 €`)).toEqual([
    { kind: 'head', text: 'Carte n° 1', price: '' },
    { kind: 'priced', text: 'Café', price: '1,90\u00a0€' },
    { kind: 'note', text: long, price: '' },
    { kind: 'priced', text: 'soda', price: '3,50\u00a0€' },
    { kind: 'priced', text: 'eau', price: '2,50\u00a0€' },
  ]);
});

const priced = (text: string, price: string) => ({ kind: 'priced', text, price: `${price}\u00a0€` });

it('reads bare numbers as prices where two thirds of the lines end in one, headings not counted', () => {
  expect(readPriceRows('Pizza 11\nMoules 2x 14\nVerre de vin 12 cl 4,5')).toEqual([
    priced('Pizza', '11,00'),
    priced('Moules 2x', '14,00'),
    priced('Verre de vin 12 cl', '4,50'),
  ]);
  const list = 'Carte n° 1\nCafé 2\nBordeaux 2019 24\nPrix nets, service compris\nNos vins\nRosé 5';
  expect(readPriceRows(list)).toEqual([
    { kind: 'head', text: 'Carte n° 1', price: '' },
    priced('Café', '2,00'),
    priced('Bordeaux 2019', '24,00'),
    { kind: 'note', text: 'Prix nets, service compris', price: '' },
    { kind: 'head', text: 'Nos vins', price: '' },
    priced('Rosé', '5,00'),
  ]);
});

it.each(['Pizza 11\nMoules 14', 'Pizza 11\nMoules 14\nOuvert le dimanche\nFermé le lundi'])(
  'leaves bare numbers as words in %j, and names these lines',
  (text) => {
    expect(readPriceRows(text).map(({ kind }) => kind)).not.toContain('priced');
    expect(doubtfulPriceLines(text)).toEqual(['Pizza 11', 'Moules 14']);
  },
);

it('reads neither a quantity, a phone number, a time nor a year as a price among prices', () => {
  const prices = 'Café 2\nThé 3\nChocolat 4\nSirop 2\nDemi 4\nPinte 7\nCidre 5\nRosé 5\n';
  const others = ['Carte n° 2', 'Tél. 05 56 12 34 56', 'Happy hour 17-19', 'Depuis 1998'];
  const text = `${prices}${others.join('\n')}\nPlateau pour 2`;
  expect(readPriceRows(text).slice(8)).toEqual(
    [...others, 'Plateau pour 2'].map((line) => ({ kind: 'note', text: line, price: '' })),
  );
  expect(doubtfulPriceLines(text)).toEqual(['Plateau pour 2']);
});
