import { describe, expect, it } from 'vitest';
import {
  DELIVERY_POSTAL_CODE,
  EMAIL,
  PHONE,
  POSTAL_CODE,
  PRICE,
  SIRET,
  toNationalPhone,
  toWrittenPrice,
} from './field-formats.ts';

describe('field formats', () => {
  it.each([
    [
      PHONE,
      ['0556481720', '05 56 48 17 20', '05-56-48-17-20'],
      ['556481720', '05 56 48 17', '05.56.48.17.20', '+33556481720', '05  56 48 17 20'],
    ],
    [POSTAL_CODE, ['33000', '33000-1234'], ['3300', '33000-12', '2A004', '330000']],
    [DELIVERY_POSTAL_CODE, ['33000', '01000', '99999'], ['100000', '1000', '33000-1234', '33 000', '']],
    [SIRET, ['45287190300021'], ['4528719030002', '452 871 903 00021', '4528719030002a']],
    [
      PRICE,
      ['13', '13,5', '13.50', '0,99', '4,5 €', '15,90\u00a0€', '15.90€', '12 euros'],
      ['-1', '13,555', '€', '13 $', '13 €€', 'treize', ''],
    ],
    [
      EMAIL,
      ['b.lacombe@brasserie-du-palais.fr', 'a+b@sub.example.org'],
      [
        'b.lacombe',
        '@x.fr',
        'a@b',
        'a b@c.fr',
        'Nom <a@b.fr>',
        'a@b..fr',
        `a@${'b'.repeat(250)}.fr`,
        'a@b.fr\nbcc: x@y.fr',
      ],
    ],
  ])('%s', (format, right, wrong) => {
    expect(right.filter((text) => !format.test(text))).toEqual([]);
    expect(wrong.filter((text) => format.test(text))).toEqual([]);
  });

  it.each([
    ['+33 5 56 48 17 20', '05 56 48 17 20'],
    ['+33556481720', '05 56 48 17 20'],
    ['0033 5 56 48 17 20', '05 56 48 17 20'],
    ['+33 (0)5 56 48 17 20', '05 56 48 17 20'],
    ['05 56 48 17 20', '05 56 48 17 20'],
    ['+32 2 555 12 12', '+32 2 555 12 12'],
  ])('parses %s as %s', (given, expected) => {
    expect(toNationalPhone(given)).toBe(expected);
  });

  it.each([
    ['9', '9,00'],
    ['9,5', '9,50'],
    [' 9.50 ', '9,50'],
    ['4,5 €', '4,50'],
    ['15,90\u00a0€', '15,90'],
    ['12,90', '12,90'],
    ['cher', 'cher'],
    ['9,999', '9,999'],
    ['', ''],
  ])('formats the price %j as %j', (typed, written) => {
    expect(toWrittenPrice(typed)).toBe(written);
  });
});
