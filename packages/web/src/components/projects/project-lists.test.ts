import { describe, expect, it } from 'vitest';
import { listName, orderName } from './list-name.ts';
import { carriedList, listBehind, queryOf } from './project-lists.ts';

const PAGE = '/suivi-projet/65f000000000000000000001';

describe('from a list to a project and back', () => {
  it.each([
    ['/dashboard', 'agence', { q_statut: 'Agence', q_recherche: '75001', tri: 'nom', q_retard: '1' }],
    ['/dashboard', 'dc', {}],
    ['/dashboard-imprimeur', 'imprimeur', { q_statut: 'Imprimé' }],
    ['/dashboard-imprimeur', 'agence', { q_recherche: 'palais' }],
    ['/gestion-projets/VAE', 'siege', { q_support: 'Digital', q_smhf: 'smhf1', tri: 'ar', sens: 'asc' }],
    ['/gestion-projets-smhf', 'smhf', { q_statut: 'Livré' }],
    ['/gestion-projets-mdv', 'mdv', {}],
  ] as const)('%s as %s returns with its filters', (path, role, search) => {
    const onPage = carriedList(path, search);
    // Across the pages of the project.
    const onNext = carriedList(PAGE.replace('suivi-projet', 'chr/recapitulatif'), onPage);
    const { list, search: back } = listBehind(PAGE, onNext, role);
    expect([list.path, back]).toEqual([path, search]);
  });

  it('defaults to the role’s own list', () => {
    expect(listBehind(PAGE, {}, 'imprimeur').list.path).toBe('/dashboard-imprimeur');
    expect(listBehind(PAGE, {}, 'agence').list.path).toBe('/dashboard');
    expect(carriedList('/suivi-quotas', { tri: 'annuel' })).toEqual({});
  });
});

describe('a URL with another target', () => {
  it.each(['https://ailleurs.example', '//ailleurs.example', '/login', 'constructor', '../x'])(
    'is no list: %s',
    (liste) => {
      expect(listBehind(PAGE, { liste, retour: liste, to: liste }, 'dc')).toMatchObject({
        list: { path: '/dashboard' },
        search: {},
      });
    },
  );

  it('is no list of other roles', () => {
    expect(listBehind(PAGE, { liste: 'CHR' }, 'dc').list.path).toBe('/dashboard');
    expect(listBehind(PAGE, { liste: 'dashboard' }, 'imprimeur').list.path).toBe('/dashboard');
  });
});

describe('the query of the same list', () => {
  const asked = (path: string, role: 'siege' | 'dc' | 'imprimeur', search: Record<string, string>) => {
    const behind = listBehind(path, search, role);
    return queryOf(behind.list, behind.search);
  };

  it('has its filters, its own type and its order', () => {
    expect(asked('/dashboard', 'dc', { q_retard: '1' })).toMatchObject({ q_retard: '1', sort: 'attente' });
    expect(asked('/gestion-projets/PDA', 'siege', { tri: 'echeance', sens: 'desc' })).toMatchObject({
      q_typeProjet: 'PDA',
      sort: 'echeance',
      dir: 'desc',
    });
  });

  it('is of what waits, as its way back says, unless it filters', () => {
    expect(asked('/dashboard', 'dc', {})).toMatchObject({ q_vue: 'attente', sort: 'attente' });
    expect(asked('/dashboard', 'dc', { q_statut: 'Agence' }).q_vue).toBeUndefined();
  });

  it('has what to print before what to deliver, the oldest first, unless another order is chosen', () => {
    const printing = (search: Record<string, string>) => asked('/dashboard-imprimeur', 'imprimeur', search);
    expect(printing({})).toMatchObject({ q_vue: 'impression', sort: 'statut', dir: 'asc' });
    expect(printing({ tri: 'nom' })).toMatchObject({ sort: 'nameProjet', dir: 'asc' });
  });
});

it.each([
  ['agence', {}, 'À vous', 'par échéance'],
  ['agence', { q_statut: 'Agence' }, 'Tableau de bord, Agence', 'par échéance'],
  ['dc', { q_vue: 'attente', tri: 'nom' }, 'À vous', 'par nom'],
  ['dc', {}, 'À vous', 'du plus ancien'],
  ['dc', { q_vue: 'tout' }, 'Tableau de bord', ''],
  ['smhf', {}, 'Tableau de bord', ''],
] as const)('is named in a way back, for %s with %o', (role, search, name, order) => {
  const { list, search: back } = listBehind(PAGE, search, role);
  expect([listName(list, back, role), orderName(list, back, role)]).toEqual([name, order]);
});
