import { expect, it } from 'vitest';
import { emptyLists, unsetQuotas, withoutPicture, withoutSmhf } from './matters.ts';
import { plannedLines } from './planned-lines.ts';

const NOBODY = { reglages: [], entrees: [] };
const ENTRIES = { id: 'plan-ete', nom: 'Plan été', nombre: 1, qui: 'Hélène Marchetti' } as const;

it('tells everything that is planned in words, by day', () => {
  const lines = plannedLines(
    {
      reglages: [{ cle: 'vaeSuspendue', valeur: false, le: '2027-01-04', qui: 'Yann Kerbrat' }],
      entrees: [
        { ...ENTRIES, liste: 'articles', sens: 'depart', le: '2026-12-30' },
        { ...ENTRIES, liste: 'themes', sens: 'arrivee', le: '2026-12-01', nombre: 3 },
        { ...ENTRIES, liste: 'boissons', sens: 'depart', le: '2027-02-01', nombre: 2 },
      ],
    },
    2027,
    ['Inès Roussel'],
  );
  expect(lines.map(({ day, words, to }) => [day, words, to])).toEqual([
    ['2026-12-01', '3\u00a0thèmes deviennent visibles', '/cms/catalogues/themes'],
    ['2026-12-30', '«\u00a0Plan été\u00a0» quitte les actualités', '/cms/catalogues/articles/plan-ete'],
    ['2027-01-01', 'Quotas 2027', '/cms/quotas'],
    ['2027-01-04', 'Création VAE\u00a0: ouverte', '/cms/reglages'],
    ['2027-02-01', '2\u00a0boissons ne sont plus proposées', '/cms/catalogues/boissons'],
  ]);
  expect(lines.map(({ setting }) => setting?.cle)).toEqual([
    undefined,
    undefined,
    undefined,
    'vaeSuspendue',
    undefined,
  ]);
  expect(lines[2]).toMatchObject({ missing: '1\u00a0SMHF sans quota', search: { annee: '2027' } });
});

it('has no line for a year that is open, and says when it is ready', () => {
  expect(plannedLines(NOBODY, 2027, null)).toEqual([]);
  expect(plannedLines(NOBODY, 2027, [])).toMatchObject([{ missing: 'Prêts, à ouvrir' }]);
});

it('says what is wrong, and nothing where nothing is', () => {
  expect([unsetQuotas([], 2027), withoutPicture(0), withoutSmhf(0)]).toEqual([null, null, null]);
  expect(unsetQuotas(['Inès Roussel'], 2027)?.title).toBe(
    'Les quotas 2027 d’Inès Roussel ne sont pas fixés.',
  );
  expect(unsetQuotas(['A', 'B'], 2027)?.title).toBe('Les quotas 2027 de 2\u00a0SMHF ne sont pas fixés.');
  expect(withoutPicture(1)?.title).toBe('1\u00a0boisson visible n’a pas d’image.');
  expect(withoutSmhf(60)).toMatchObject({
    title: '60\u00a0comptes n’ont pas de SMHF.',
    act: { search: { q_etat: 'sans-smhf' } },
  });
});

it('names by kind the lists without which it cannot be ordered, while they are empty', () => {
  const lists = (themes: number, boissons: number) =>
    emptyLists([
      { liste: 'boards', visibles: 1 },
      { liste: 'boissons', visibles: boissons },
      { liste: 'themes', visibles: themes },
      { liste: 'supportssurmesure', visibles: 0 },
    ]);
  expect(lists(0, 0)).toMatchObject([
    {
      title: 'Carte Brasserie\u00a0: rien n’est proposé dans Thèmes, Boissons.',
      act: { words: 'Remplir Thèmes', to: '/cms/catalogues/themes' },
    },
    { title: 'Sur Mesure\u00a0: rien n’est proposé dans Supports sur mesure.' },
    { title: 'Direct Agence\u00a0: rien n’est proposé dans Boissons.' },
  ]);
  expect(lists(3, 4)).toHaveLength(1);
});
