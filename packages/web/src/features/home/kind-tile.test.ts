import { LOW_QUOTA } from '@ardoise/domain/rules/quota.ts';
import { describe, expect, it } from 'vitest';
import { alertBanner, type QuotaReply, tileQuota, tileRefusal } from './kind-tile.ts';

const reply = (more: Partial<QuotaReply>): QuotaReply => ({
  annee: 2026,
  statutQuotaCHR: 'OK',
  statutQuotaVAE: 'OK',
  statutQuotaPDA: 'OK',
  quotasAnnuelCHR: 120,
  quotasAnnuelVAE: 0,
  quotasAnnuelPDA: 40,
  quotasConsoCHR: 86,
  quotasConsoVAE: 0,
  quotasConsoPDA: 33,
  quotasAVenirCHR: 5,
  quotasAVenirPDA: 9,
  quotasRestantCHR: 34,
  quotasRestantVAE: 0,
  quotasRestantPDA: 7,
  ...more,
});

const free = { vaeSuspended: true, withoutCatalogue: [], withoutSmhf: false, quota: null };

describe('tileQuota', () => {
  it('reads the figures of its kind', () => {
    expect(tileQuota('Carte Brasserie', reply({}), LOW_QUOTA)).toEqual({
      year: 2026,
      state: 'OK',
      annual: 120,
      used: 86,
      remaining: 34,
      upcoming: 5,
      confirm: false,
    });
    expect(tileQuota('Sur Mesure', reply({}), LOW_QUOTA)).toBeNull();
  });

  it.each([
    [{ quotasRestantCHR: 11 }, false],
    [{ quotasRestantCHR: 10 }, true],
    [{ statutQuotaCHR: 'ALERTE' as const }, true],
  ])('with %o, confirmation required: %s', (more, confirm) => {
    expect(tileQuota('Carte Brasserie', reply(more), LOW_QUOTA)?.confirm).toBe(confirm);
  });
});

describe('tileRefusal', () => {
  it('allows creating a Carte Brasserie', () => {
    expect(tileRefusal('Carte Brasserie', free)).toBeNull();
  });

  it('says of a kind that it has no catalogue yet', () => {
    const withoutCatalogue = ['PSM'] as const;
    expect(tileRefusal('Sur Mesure', { ...free, withoutCatalogue })?.message).toBe('Pas encore de catalogue');
    expect(tileRefusal('Carte Brasserie', { ...free, withoutCatalogue })).toBeNull();
  });

  it('gives the specification’s reason why not', () => {
    const quota = tileQuota(
      'Carte Brasserie',
      reply({ statutQuotaCHR: 'DEPASSE', quotasRestantCHR: 0 }),
      LOW_QUOTA,
    );
    expect(tileRefusal('Carte Brasserie', { ...free, quota })?.message).toBe(
      'Attention : quota dépassé. La création d’un projet est impossible.',
    );
    const spent = tileQuota(
      'Direct Agence',
      reply({ statutQuotaPDA: 'DEPASSE', quotasRestantPDA: 0 }),
      LOW_QUOTA,
    );
    expect(tileRefusal('Direct Agence', { ...free, quota: spent })?.message).toBe(
      'Attention : quota dépassé. La création d’un projet Direct Agence est impossible.',
    );
    expect(tileRefusal('Carte Brasserie', { ...free, withoutSmhf: true })?.message).toBe(
      "Vous n'êtes pas associé à un SMHF. La création du projet est impossible",
    );
    expect(tileRefusal('Boards PVC', free)?.message).toBe(
      'La création de projets VAE est suspendue pour le moment',
    );
  });

  it('allows creating a Sur Mesure and a Direct Agence', () => {
    for (const type of ['Sur Mesure', 'Direct Agence'] as const)
      expect(tileRefusal(type, free), type).toBeNull();
  });

  it('allows creating boards once head office lifts their suspension', () => {
    for (const type of ['Boards PVC', 'Caissons Lumineux', 'Digital'] as const) {
      expect(tileRefusal(type, { ...free, vaeSuspended: false }), type).toBeNull();
    }
  });
});

it('compares drafts with units left', () => {
  const quota = tileQuota('Direct Agence', reply({ statutQuotaPDA: 'ALERTE' }), LOW_QUOTA);
  expect(quota && alertBanner('Direct Agence', quota)).toBe(
    'Attention\u00a0: vous avez 9 projets Direct Agence en préparation pour un quota restant de 7. Certains pourraient ne pas être traités.',
  );
});
