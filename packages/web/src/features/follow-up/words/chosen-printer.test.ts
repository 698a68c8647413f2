import { describe, expect, it } from 'vitest';
import { asksForPrinter, matchingPeople, printerOf } from './chosen-printer.ts';

describe('printerOf', () => {
  it.each([
    [{ who: 'agence', other: '' }, 'agence1', 'agence1'],
    [{ who: 'agence', other: 'imprimeur' }, 'agence1', 'agence1'],
    [{ who: 'agence', other: '' }, null, null],
    [{ who: 'autre', other: 'imprimeur' }, 'agence1', 'imprimeur'],
    [{ who: 'autre', other: '' }, 'agence1', null],
  ] as const)('%o of a project of %s is %s', (answer, agency, username) => {
    expect(printerOf(answer, agency)).toBe(username);
  });
});

it('finds a printer by any words of its name', () => {
  const all = [{ name: 'Atelier Vasseur' }, { name: 'Imprimerie Léonard' }];
  expect(matchingPeople(all, 'leonard impr')).toEqual([{ name: 'Imprimerie Léonard' }]);
  expect(matchingPeople(all, ' ')).toEqual(all);
});

it('asks for a printer only where the table requires one', () => {
  const targets = ['Agence', 'Exécution', 'Impression', 'Imprimé'] as const;
  expect(targets.filter(asksForPrinter)).toEqual(['Impression']);
});
