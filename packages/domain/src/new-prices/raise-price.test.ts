import { describe, expect, it } from 'vitest';
import { type Raise, raisedPrice, readRaise, writtenLike } from './raise-price.ts';

const by = (hundredths: number, unit: Raise['unit'] = '%', step: Raise['step'] = 10): Raise => ({
  by: hundredths,
  unit,
  step,
});

describe('a raised price', () => {
  it.each([
    ['13,90 €', by(300), '14,30 €'],
    ['18,50 €', by(300), '19,10 €'],
    ['24,50 €', by(300), '25,20 €'],
    ['17,90 €', by(300), '18,40 €'],
    ['24,50 €', by(300, '%', 5), '25,25 €'],
    // Half a step goes up: 6,50 + 0,05.
    ['6,50', by(5, '€'), '6,60'],
    ['6,50', by(4, '€'), '6,50'],
    ['3,90 / 6,90 €', by(300), '4,00 / 7,10 €'],
    ['5 / 8', by(300), '5,20 / 8,20'],
    ['10 / 8', by(1000), '11,00 / 8,80'],
    ['12', by(100, '€'), '13'],
    ['12', by(300), '12,40'],
    ['12.50 €', by(300), '12.90 €'],
    ['12€50', by(300), '12€90'],
    ['12.-', by(300), '12.40'],
    ['12.-', by(100, '€'), '13.-'],
    ['45€/pers.', by(300), '46,40€/pers.'],
    ['à partir de 12 €', by(300), 'à partir de 12,40 €'],
    ['+2€', by(20, '€'), '+2,20€'],
    ['14,30 €', by(-200), '14,00 €'],
    ['8,50', by(-20, '€'), '8,30'],
    ['45 € pour 2', by(300), '46,40 € pour 2'],
    ['0 € / 3 €', by(300, '%', 5), '0,00 € / 3,10 €'],
  ] as const)('%s by %o is %s', (price, raise, raised) => {
    expect(raisedPrice(price, raise)).toEqual({ price: raised });
  });

  it.each(['selon arrivage', 'offert', '', 'pour 2', '1 200 €'])('%j has no amount to raise', (price) => {
    expect(raisedPrice(price, by(300))).toEqual({ left: 'no amount' });
  });

  it('never grows longer than a price may be', () => {
    expect(raisedPrice('12,50 / 14,90 / 18,00 / 22 €', by(300))).toEqual({ left: 'too long' });
  });

  it('never falls to nothing', () => {
    expect(raisedPrice('4,50 €', by(-500, '€'))).toEqual({ left: 'too low' });
    expect(raisedPrice('0,50 / 8 €', by(-100, '€'))).toEqual({ left: 'too low' });
  });
});

it.each([
  ['3', 300],
  ['2,5', 250],
  ['0,20', 20],
  ['+ 3', 300],
  ['-2', -200],
  ['− 2 %', -200],
  ['0', null],
  ['51', null],
  ['trois', null],
  ['', null],
] as const)('%j typed is %s hundredths', (typed, hundredths) => {
  expect(readRaise(typed)).toBe(hundredths);
});

it.each([
  ['7', '6,50 €', '7,00 €'],
  ['7,2', '6,50 €', '7,20 €'],
  ['4/7', '3,90 / 6,90 €', '4,00 / 7,00 €'],
  ['13', '12', '13'],
  ['13,5', '12', '13,50'],
  ['7 €', '6,50 €', '7 €'],
  ['7', '3,90 / 6,90 €', '7'],
  ['7', 'selon arrivage', '7'],
  ['offert', '6,50 €', 'offert'],
  ['', '6,50 €', ''],
  ['13/15/18/22', '12,50 €/14,90 €/18,00 €/22,00 €', '13/15/18/22'],
])('%j typed for %j is %j', (typed, former, price) => {
  expect(writtenLike(typed, former)).toBe(price);
});
