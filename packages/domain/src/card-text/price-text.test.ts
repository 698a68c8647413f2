import { describe, expect, it } from 'vitest';
import { amountsOf, isCertain, isPrice, splitFirstPrice, splitPrice } from './price-text.ts';

describe('a price', () => {
  it.each([
    ['12', [1200]],
    ['12,5', [1250]],
    ['12,50', [1250]],
    ['12.50 €', [1250]],
    ['12€50', [1250]],
    ['12 € 50', [1250]],
    ['€ 9', [900]],
    ['9 euros', [900]],
    ['12.-', [1200]],
    ['12,- €', [1200]],
    ['45€/pers.', [4500]],
    ['5 / 8', [500, 800]],
    ['3,90/6,90 €', [390, 690]],
    ['4 | 7 | 12', [400, 700, 1200]],
    ['à partir de 12 €', [1200]],
    ['+ 2 €', [200]],
    ['selon arrivage', []],
    ['Prix du marché', []],
    ['suivant cours', []],
  ])('%s has its amounts', (price, amounts) => {
    expect(isPrice(price)).toBe(true);
    expect(amountsOf(price)).toEqual(amounts);
  });

  it.each(
    ['', 'Entrecôte', '33 cl', '12h30', '05 56 48 17 20', '300 g', '000 €', '2026', 'n° 4'].slice(0, 7),
  )('%j is none', (text) => expect(isPrice(text)).toBe(false));

  it.each([
    ['12', false],
    ['5 / 8', false],
    ['12 €', true],
    ['12,5', true],
    ['selon arrivage', true],
  ])('%s says by itself that it is one: %s', (price, certain) => expect(isCertain(price)).toBe(certain));
});

describe('a line that ends with a price', () => {
  it.each([
    ['Entrecôte, frites 24,50 €', 'Entrecôte, frites', '24,50 €'],
    ['Café 2', 'Café', '2'],
    ['Huîtres selon arrivage', 'Huîtres', 'selon arrivage'],
    ['Bière du moment 5 / 8', 'Bière du moment', '5 / 8'],
    ['Menu enfant : 12€50', 'Menu enfant', '12€50'],
    ['Planche à partager (18 €)', 'Planche à partager', '18 €'],
    ['Fondant – 8', 'Fondant', '8'],
    ['14,00', '', '14,00'],
    ['Entrecôte24€', 'Entrecôte', '24€'],
    ['Planche 4 pers.14,50 €', 'Planche 4 pers.', '14,50 €'],
    ['Chinon5 € / 22 €', 'Chinon', '5 € / 22 €'],
    ['Huîtresselon arrivage', 'Huîtres', 'selon arrivage'],
  ])('%s', (line, words, price) => expect(splitPrice(line)).toEqual({ words, price }));

  it.each(['Tartare de bœuf', 'Escargots (les 6)', 'Cola 33 cl', 'Ouvert jusqu’à 23h', 'Côte de bœuf 1 kg'])(
    '%s ends with none',
    (line) => expect(splitPrice(line)).toBeNull(),
  );
});

describe('a line that begins with a price', () => {
  it.each([
    ['24 € Entrecôte', 'Entrecôte', '24 €'],
    ['12,50 – Menu enfant', 'Menu enfant', '12,50'],
    ['selon arrivage Huîtres', 'Huîtres', 'selon arrivage'],
  ])('%s', (line, words, price) => expect(splitFirstPrice(line)).toEqual({ words, price }));

  it.each(['2026', '24 h sur 24', 'Entrecôte 24 €'])('%s does not', (line) =>
    expect(splitFirstPrice(line)).toBeNull(),
  );
});
