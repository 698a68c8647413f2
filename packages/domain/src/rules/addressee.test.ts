import { expect, it } from 'vitest';
import { STATUSES } from '../projects/statuses.ts';
import { addresseeOf } from './addressee.ts';
import { holderOf } from './holder.ts';

it('is who is expected to act for head office, which reads every account', () => {
  for (const role of ['siege', 'administrator'] as const)
    for (const statut of STATUSES)
      expect(addresseeOf(role, statut, 'Digital')).toBe(holderOf(statut, 'Digital'));
});

it('is for a manager dc, client or agency, and else the dc: a printer’s address is not theirs to read', () => {
  for (const role of ['smhf', 'mdv'] as const) {
    const written = STATUSES.map((statut) => [statut, addresseeOf(role, statut, 'Boards PVC')]);
    expect(Object.fromEntries(written)).toEqual({
      Brouillon: 'dc',
      Client: 'client',
      Agence: 'agence',
      'Validation DC': 'dc',
      'Validation Client': 'client',
      'Validation CCEP': 'dc',
      Prévisite: 'dc',
      Exécution: 'agence',
      Impression: 'dc',
      Imprimé: 'dc',
      Livré: 'dc',
      Terminé: null,
      Rejeté: null,
      Annulé: null,
    });
  }
});
