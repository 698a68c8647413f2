import { DEFAULT_LAW_POINTS, sampleLawPoints } from '@ardoise/domain/settings/law-points.ts';
import { expect, it } from 'vitest';
import { closedQuotas, copiedKeys, leftBehind, oldLawPoints, silentNames } from './matters.ts';

it('names whoever left projects or a team behind, and counts several', () => {
  expect(leftBehind([])).toBeNull();
  expect(leftBehind(['Antoine Delmas'])).toMatchObject({
    title: 'Le compte d’Antoine Delmas est désactivé, ses projets ou son équipe sont à confier.',
    detail: 'L’annuaire de l’entreprise l’a désactivé.',
    act: { search: { q_etat: 'desactive', q_recherche: 'Antoine Delmas' } },
  });
  expect(leftBehind(['Antoine Delmas', 'Léa Moreau'])).toMatchObject({
    title: '2\u00a0comptes désactivés ont des projets ou une équipe à confier.',
    act: { search: { q_etat: 'desactive' } },
  });
});

it('says that nobody can create anything while the year is not opened', () => {
  expect(closedQuotas(null)).toBeNull();
  expect(closedQuotas(2026)).toMatchObject({
    title: 'Les quotas 2026 ne sont pas ouverts\u00a0: aucune création n’est possible.',
    act: { words: 'Ouvrir les quotas 2026', to: '/cms/quotas', search: { annee: '2026' } },
  });
});

it('says whose passkey was disabled, and what to do', () => {
  expect(copiedKeys([])).toBeNull();
  expect(copiedKeys(['Hélène Marchetti'])).toMatchObject({
    title: 'Une clé d’accès d’Hélène Marchetti est désactivée\u00a0: elle a peut-être été copiée.',
    detail: expect.stringContaining('retirez les siennes'),
    act: { search: { q_recherche: 'Hélène Marchetti' } },
  });
  expect(copiedKeys(['Hélène Marchetti', 'Léa Moreau'])?.title).toMatch(
    /^2\u00a0comptes .*Marchetti, Léa Moreau/,
  );
});

it('asks for the points of law to be read again after twelve months, those that are shown', () => {
  const points = sampleLawPoints('2025-11-20');
  expect(oldLawPoints(undefined, '2026-11-23')).toBeNull();
  expect(oldLawPoints(points, '2026-11-20')).toBeNull();
  expect(oldLawPoints(points, '2026-11-21')?.title).toBe(
    '8\u00a0points de droit n’ont pas été relus depuis douze mois.',
  );
  const one = { ...DEFAULT_LAW_POINTS, viandes: points.viandes };
  expect(oldLawPoints(one, '2026-11-21')?.title).toContain('«\u00a0L’origine des viandes\u00a0»');
  const hidden = { ...one, viandes: { ...points.viandes, masque: true } };
  expect(oldLawPoints(hidden, '2026-11-21')).toBeNull();
});

it('leads to the entry whose name says nothing, or to the list of several', () => {
  const frieze = {
    liste: 'illustrations',
    id: 'img-2041',
    nom: 'IMG_2041',
    de: 'image',
    raison: 'fichier',
  } as const;
  expect(silentNames([])).toEqual([]);
  expect(silentNames([frieze])).toMatchObject([
    {
      title:
        'Illustrations et frises\u00a0: le nom «\u00a0IMG_2041\u00a0» ne dit rien à qui ne voit pas l’écran.',
      detail: 'C’est celui d’un fichier. La déclaration d’accessibilité le compte.',
      act: { to: '/cms/catalogues/illustrations/img-2041' },
    },
  ]);
  const guide = { liste: null, id: '', nom: 'PDF', de: 'lien', raison: 'mot' } as const;
  expect(silentNames([frieze, guide, { ...frieze, id: 'frise', nom: 'Frise' }])).toMatchObject([
    {
      title: expect.stringContaining('2\u00a0noms ne disent rien'),
      act: { to: '/cms/catalogues/illustrations' },
    },
    { title: expect.stringMatching(/^Guides/), act: { to: '/cms/reglages' } },
  ]);
});
