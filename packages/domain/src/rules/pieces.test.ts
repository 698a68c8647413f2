import { describe, expect, it } from 'vitest';
import { STATUSES } from '../projects/statuses.ts';
import { natureOf, subjectOf, termOf } from './piece-terms.ts';
import { bornAs, type PieceInPlace, settleReplacements } from './pieces.ts';

describe('a piece is born', () => {
  it.each([
    [false, 'Livré', 'en_place'],
    [false, 'Terminé', 'en_place'],
    [true, 'Livré', 'livree'],
    [true, 'Terminé', 'en_place'],
  ] as const)('with a pose: %s, in %s as %s', (hasPose, statut, state) => {
    expect(bornAs({ statut, hasPose })).toBe(state);
  });

  it('in no other status', () => {
    const others = STATUSES.filter((statut) => statut !== 'Livré' && statut !== 'Terminé');
    expect(others.filter((statut) => bornAs({ statut, hasPose: false }) !== null)).toEqual([]);
  });
});

describe('a newer piece', () => {
  const piece = (id: number, order: string, more: Partial<PieceInPlace> = {}): PieceInPlace => ({
    id,
    order,
    since: `2026-0${id}-01`,
    decided: false,
    asks: false,
    ...more,
  });

  it.each([
    ['alone replaces nothing', [piece(1, 'a')], [], []],
    ['replaces the one that fits', [piece(1, 'a'), piece(2, 'b')], [[1, 2]], []],
    [
      'replaces in turn, in any order',
      [piece(3, 'c'), piece(1, 'a'), piece(2, 'b')],
      [
        [1, 2],
        [2, 3],
      ],
      [],
    ],
    ['leaves one of its own order', [piece(1, 'a'), piece(2, 'a')], [], []],
    ['asks where two fit', [piece(1, 'a'), piece(2, 'a'), piece(3, 'b')], [], [3]],
    [
      'of two of an order the first replaces the only one',
      [piece(1, 'a'), piece(2, 'b', { since: '2026-05-01' }), piece(3, 'b', { since: '2026-05-01' })],
      [[1, 2]],
      [],
    ],
    ['replaces nothing once somebody said so', [piece(1, 'a'), piece(2, 'b', { decided: true })], [], []],
    ['goes on asking while one is left', [piece(1, 'a'), piece(2, 'b', { asks: true })], [], [2]],
    ['asks no longer where none is left', [piece(2, 'b', { asks: true })], [], []],
    [
      'of the same day is the one that was made later',
      [piece(2, 'b', { since: '2026-01-01' }), piece(1, 'a', { since: '2026-01-01' })],
      [[1, 2]],
      [],
    ],
  ] as const)('%s', (_, pieces, replaced, asks) => {
    expect(settleReplacements(pieces)).toEqual({
      replaced: replaced.map(([old, by]) => ({ piece: old, by })),
      asks,
    });
  });
});

it('a term is the same however its name is written', () => {
  expect(termOf('boisson', 'Thé glacé Pêche')).toBe('boisson:the-glace-peche');
  expect(termOf('boisson', '  THÉ GLACÉ, pêche ')).toBe('boisson:the-glace-peche');
  expect([natureOf('mot:peche-melba'), subjectOf('mot:peche-melba')]).toEqual(['mot', 'peche-melba']);
  expect(natureOf('prix:4')).toBeUndefined();
});
