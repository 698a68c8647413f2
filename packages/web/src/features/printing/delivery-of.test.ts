import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { describe, expect, it } from 'vitest';
import { deliveryOf, isToPrint } from './delivery-of.ts';

const action = (target: Status) => ({ target, label: target });

describe('deliveryOf', () => {
  it('returns where the server lets a printed project go', () => {
    const back = action('Agence');
    expect(deliveryOf({ statut: 'Imprimé', actions: [back, action('Terminé')] })).toBe('Terminé');
    expect(deliveryOf({ statut: 'Imprimé', actions: [back, action('Livré')] })).toBe('Livré');
    expect(deliveryOf({ statut: 'Imprimé', actions: [back] })).toBeUndefined();
  });

  it('ignores what is not printed, or already delivered', () => {
    expect(deliveryOf({ statut: 'Impression', actions: [action('Imprimé')] })).toBeUndefined();
    expect(deliveryOf({ statut: 'Livré', actions: [action('Terminé')] })).toBeUndefined();
  });
});

it('is to be printed in Impression only', () => {
  expect(isToPrint({ statut: 'Impression' })).toBe(true);
  expect(isToPrint({ statut: 'Imprimé' })).toBe(false);
});
