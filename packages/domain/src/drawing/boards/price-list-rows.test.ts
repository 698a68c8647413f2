import { expect, it } from 'vitest';
import { readPriceRows } from './price-list-rows.ts';

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
