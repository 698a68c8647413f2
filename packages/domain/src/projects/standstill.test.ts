import { describe, expect, it } from 'vitest';
import { HOLDERS, heldBy, holderOf } from '../rules/holder.ts';
import { PROJECT_TYPES } from './kinds.ts';
import { ONGOING_STATUSES, stillBefore } from './standstill.ts';
import { STATUSES } from './statuses.ts';

describe('what stands still', () => {
  it('has been there for more than five calendar days, over the end of a month too', () => {
    expect(stillBefore('2026-11-23')).toBe('2026-11-18');
    expect(stillBefore('2026-03-02')).toBe('2026-02-25');
  });

  it('is ongoing: in no final status', () => {
    expect(ONGOING_STATUSES).toHaveLength(11);
    for (const statut of ['Terminé', 'Rejeté', 'Annulé'] as const)
      expect(ONGOING_STATUSES).not.toContain(statut);
  });
});

it('every support is held in a status by the holder that the table names, and by no other', () => {
  for (const type of PROJECT_TYPES)
    for (const statut of STATUSES) {
      const holders = HOLDERS.filter((holder) =>
        heldBy(holder).some(({ types, statuts }) => types.includes(type) && statuts.includes(statut)),
      );
      const held = holderOf(statut, type);
      expect([type, statut, holders]).toEqual([type, statut, held === null ? [] : [held]]);
    }
});
