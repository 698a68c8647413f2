import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATUSES } from '../projects/statuses.ts';
import {
  LOW_QUOTA,
  needsQuotaConfirmation,
  type QuotaFigures,
  quotaColumn,
  quotaPercentage,
  quotaState,
  remainingQuota,
} from './quota.ts';

const figures = (given: Partial<QuotaFigures>): QuotaFigures => ({
  annuel: 0,
  avenir: 0,
  creation: 0,
  imprime: 0,
  digital: 0,
  annule: 0,
  ...given,
});

describe('quota figures', () => {
  it.each([
    [{ annuel: 10, creation: 10 }, 'DEPASSE', 0, 100],
    [{ annuel: 10, creation: 4, imprime: 2, annule: 1 }, 'OK', 3, 70],
    [{ annuel: 10, creation: 7, avenir: 4 }, 'ALERTE', 3, 70],
    [{ annuel: 10, creation: 7, avenir: 3 }, 'OK', 3, 70],
    [{ annuel: 0, digital: 1 }, 'DEPASSE', -1, 100],
    [{ annuel: 0 }, 'DEPASSE', 0, 0],
  ] as const)('%o is %s, %d left, %d %%', (given, state, remaining, percentage) => {
    expect(quotaState('CHR', figures(given))).toBe(state);
    expect(remainingQuota(figures(given))).toBe(remaining);
    expect(quotaPercentage(figures(given))).toBe(percentage);
  });

  it('never raise an alert for VAE, which has no column of upcoming units', () => {
    expect(quotaState('VAE', figures({ annuel: 10, creation: 7, avenir: 9 }))).toBe('OK');
  });

  it('require confirmation at ten units left, or when drafts outnumber units left', () => {
    expect(needsQuotaConfirmation('CHR', figures({ annuel: 100, creation: 89 }), LOW_QUOTA)).toBe(false);
    expect(needsQuotaConfirmation('CHR', figures({ annuel: 100, creation: 90 }), LOW_QUOTA)).toBe(true);
    expect(needsQuotaConfirmation('CHR', figures({ annuel: 100, creation: 80, avenir: 21 }), LOW_QUOTA)).toBe(
      true,
    );
  });

  it('count a project in one column at most, and a consumed unit in exactly one used column', () => {
    const facts = fc.record({
      statut: fc.constantFrom(...STATUSES),
      consumed: fc.boolean(),
      deleted: fc.boolean(),
      digital: fc.boolean(),
      toBePrinted: fc.boolean(),
    });
    const outcome = fc.check(
      fc.property(facts, (given) => {
        const column = quotaColumn(given);
        if (given.consumed) expect(['creation', 'imprime', 'digital', 'annule']).toContain(column);
        else expect([null, 'avenir']).toContain(column);
      }),
    );
    expect(outcome).toMatchObject({ failed: false });
  });

  it.each([
    ['Agence', 'creation', {}],
    ['Imprimé', 'imprime', {}],
    ['Terminé', 'imprime', {}],
    ['Terminé', 'digital', { toBePrinted: false }],
    ['Livré', 'digital', { digital: true }],
    ['Annulé', 'annule', {}],
    ['Rejeté', 'annule', {}],
    ['Agence', 'annule', { deleted: true }],
    ['Brouillon', 'creation', {}],
  ] as const)('count a consumed project in %s as %s', (statut, column, more) => {
    expect(
      quotaColumn({ statut, consumed: true, deleted: false, digital: false, toBePrinted: true, ...more }),
    ).toBe(column);
  });
});
