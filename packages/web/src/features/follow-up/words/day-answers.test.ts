import { expect, it } from 'vitest';
import { AGENCY_PRINTS } from './chosen-printer.ts';
import { asksDelivery, dayAnswers, mayPromiseFor, noDays } from './day-answers.ts';

const answers = { promesse: '2026-12-04', jour: '2026-11-20', transporteur: ' Midi ', colis: 'mm 4471' };

it('go with the moves that they are asked with, and with no other', () => {
  expect(dayAnswers(answers, { promises: false, delivers: false })).toEqual({});
  expect(dayAnswers(answers, { promises: true, delivers: false })).toEqual({ promesse: '2026-12-04' });
  expect(dayAnswers(answers, { promises: false, delivers: true })).toEqual({
    livraison: { jour: '2026-11-20', transporteur: 'Midi', colis: ['MM 4471'] },
  });
  // A day that is not said: the move is made as before.
  expect(dayAnswers({ ...noDays(), jour: '' }, { promises: true, delivers: true })).toEqual({});
});

it('are asked of a delivery, and of whoever may promise for the printer', () => {
  expect(asksDelivery({ statut: 'Imprimé' }, 'Terminé')).toBe(true);
  expect(asksDelivery({ statut: 'Livré' }, 'Terminé')).toBe(false);
  expect(asksDelivery({ statut: 'Imprimé' }, 'Agence')).toBe(false);
  const other = { who: 'autre', other: 'imprimeur' } as const;
  expect([
    mayPromiseFor('agence', AGENCY_PRINTS),
    mayPromiseFor('agence', other),
    mayPromiseFor('siege', other),
    mayPromiseFor('dc', AGENCY_PRINTS),
  ]).toEqual([true, false, true, false]);
});
