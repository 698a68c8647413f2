import { describe, expect, it } from 'vitest';
import { forecastWords, paceWords } from '../../components/forecast-words.ts';
import { percentTone } from '../../components/percent-tone.ts';
import type { QuotaRow } from '../../hooks/use-quota-tracking.ts';
import { partWidths, readView, sortedBy, sortRows, writeView } from './quota-rows.ts';

const row = (given: Partial<QuotaRow>): QuotaRow => ({
  smhf: 'smhf1',
  prenom: 'Antoine',
  nom: 'Delmas',
  typeProjet: 'CHR',
  annee: 2026,
  statut: 'OK',
  annuel: 100,
  creation: 0,
  imprime: 0,
  digital: 0,
  annule: 0,
  restant: 100,
  avenir: 0,
  pourcentage: 0,
  prevision: { pace: 0, outcome: 'lasts' },
  ...given,
});

const ROWS = [
  row({ smhf: 's2', prenom: 'Zoé', typeProjet: 'PDA', restant: 3, pourcentage: 90 }),
  row({
    smhf: 's1',
    prenom: 'Élodie',
    typeProjet: 'PDA',
    restant: 7,
    pourcentage: 50,
    prevision: { pace: 1, outcome: 'day', day: '2026-12-01' },
  }),
  row({
    smhf: 's1',
    prenom: 'Élodie',
    restant: 0,
    pourcentage: 100,
    prevision: { pace: 1, outcome: 'spent' },
  }),
  row({ smhf: 's3', prenom: 'Antoine', restant: 50, pourcentage: 10 }),
];
const order = (search: Record<string, unknown>) =>
  sortRows(ROWS, readView(search)).map(({ smhf, typeProjet }) => `${smhf} ${typeProjet}`);

describe('sortRows', () => {
  it('sorts by first name in French, an SMHF’s supports together', () => {
    expect(order({})).toEqual(['s3 CHR', 's1 CHR', 's1 PDA', 's2 PDA']);
    expect(order({ sens: 'desc' })).toEqual(['s2 PDA', 's1 CHR', 's1 PDA', 's3 CHR']);
  });

  it('sorts by highest usage, and by soonest exhaustion', () => {
    expect(order({ tri: 'pourcentage' })).toEqual(['s1 CHR', 's2 PDA', 's1 PDA', 's3 CHR']);
    expect(order({ tri: 'prevision' })).toEqual(['s1 CHR', 's1 PDA', 's3 CHR', 's2 PDA']);
    expect(order({ tri: 'restant', sens: 'desc' })).toEqual(['s3 CHR', 's1 PDA', 's2 PDA', 's1 CHR']);
  });
});

describe('the URL', () => {
  it('contains what is not default, and round-trips', () => {
    const view = sortedBy(readView({ annee: 2025 }), 'restant');
    expect(writeView(view)).toEqual({ annee: 2025, tri: 'restant' });
    expect(readView(writeView(sortedBy(view, 'restant')))).toEqual({
      annee: 2025,
      tri: 'restant',
      sens: 'desc',
    });
    expect(readView({ annee: 'x', tri: 'constructor', sens: '1' })).toEqual({
      annee: undefined,
      tri: 'smhf',
      sens: 'asc',
    });
  });
});

it.each([
  [0, 'done'],
  [24, 'done'],
  [25, 'work'],
  [49, 'work'],
  [50, 'wait'],
  [74, 'wait'],
  [75, 'stop'],
  [120, 'stop'],
] as const)('%d % is %s', (percent, tone) => {
  expect(percentTone(percent)).toBe(tone);
});

describe('partWidths', () => {
  it('are relative to the year’s units, or to the sum when that is more', () => {
    expect(partWidths(row({ creation: 20, imprime: 30, avenir: 10 }))).toEqual([20, 30, 0, 0, 10]);
    expect(partWidths(row({ annuel: 10, creation: 10, avenir: 10 }))).toEqual([50, 0, 0, 0, 50]);
    expect(partWidths(row({ annuel: 0 }))).toEqual([0, 0, 0, 0, 0]);
  });
});

it('states when a quota runs out, and from what', () => {
  expect(forecastWords({ pace: 2, outcome: 'day', day: '2026-12-01' })).toBe(
    'Épuisé vers le 1er décembre 2026',
  );
  expect(paceWords({ pace: 3.4583, outcome: 'lasts' }, 5)).toBe('3,5 par semaine, 5\u00a0brouillons compris');
  expect(paceWords({ pace: 0, outcome: 'lasts' }, 1)).toBe(
    'aucune consommation en 12\u00a0semaines, 1\u00a0brouillon compris',
  );
});
