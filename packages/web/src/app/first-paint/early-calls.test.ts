import { readCatalogue } from '@ardoise/domain/contract/catalogue.ts';
import { home } from '@ardoise/domain/contract/home.ts';
import { listProjects, readProject } from '@ardoise/domain/contract/projects.ts';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../../api/request.ts';
import { SIGNATURES_BY_ADDRESS } from '../../api/signatures-by-address.ts';
import { listQuery, readFilters } from '../../features/dashboard/dashboard-filters.ts';
import { TURNS } from '../../features/home/TurnList.tsx';
import { managedQuery, readManagement } from '../../features/management/management-filters.ts';
import { readPrintFilters } from '../../features/printing/print-filters.ts';
import { printQuery } from '../../features/printing/use-print-jobs.ts';
import { earlyCalls } from './early-calls.ts';
import { FIRST_PAINTS } from './skeletons.ts';

/** Parameters of a call, sorted. */
function parts(address: string): string[] {
  const [path = '', query = ''] = address.split('?');
  return [path, ...[...new URLSearchParams(query)].map((pair) => pair.join('=')).toSorted()];
}

const lists = (pathname: string, search: string) =>
  earlyCalls(pathname, search)
    .filter((address) => address.startsWith('/rest/myplv/projets?'))
    .map(parts);

describe('prefetched calls equal those of the screen', () => {
  it.each(['', '?q_statut=Agence', '?q_recherche=75001&q_retard=1&tri=nom', '?q_typeProjet=VAE&tri=prix'])(
    'on the dashboard%s',
    (search) => {
      const filters = readFilters(Object.fromEntries(new URLSearchParams(search)));
      const asked = addressOf(listProjects, { query: { ...listQuery(filters), limit: 9 } });
      expect(lists('/dashboard', search)).toEqual([parts(asked)]);
    },
  );

  it('on a client’s orders', () => {
    const asked = addressOf(listProjects, { query: { sort: 'attente', limit: 50 } });
    expect(earlyCalls('/dashboard', '', 'client').map(parts)).toEqual([
      ['/rest/myplv/session'],
      parts(asked),
    ]);
  });

  it('counts by status and what waits with the filters that both share', () => {
    const search = '?q_vue=attente&q_travail=corrections&q_recherche=zinc';
    expect(earlyCalls('/dashboard', search).slice(2)).toEqual([
      '/rest/myplv/count/projets?q_recherche=zinc',
      '/rest/myplv/count/attente?q_recherche=zinc',
    ]);
  });

  it.each(['', '?q_statut=Livr%C3%A9&q_smhf=smhf1&tri=ar&sens=asc', '?tri=echeance&q_support=Digital'])(
    'in management%s',
    (search) => {
      const filters = readManagement(Object.fromEntries(new URLSearchParams(search)));
      const list = { path: '/gestion-projets/VAE', typeProjet: 'VAE' } as const;
      const asked = addressOf(listProjects, { query: { ...managedQuery(list, filters), limit: 30 } });
      expect(lists('/gestion-projets/VAE', search)).toEqual([parts(asked)]);
    },
  );

  it.each(['', '?q_statut=Imprim%C3%A9&tri=anciens'])('on the printer’s dashboard%s', (search) => {
    const filters = readPrintFilters(Object.fromEntries(new URLSearchParams(search)));
    const asked = addressOf(listProjects, { query: { ...printQuery(filters), limit: 50 } });
    expect(lists('/dashboard-imprimeur', search)).toEqual([parts(asked)]);
  });

  it('on the home page', () => {
    const [session, figures, news, turns = ''] = earlyCalls('/', '');
    expect([session, figures, news]).toEqual([
      '/rest/myplv/session',
      addressOf(home),
      addressOf(readCatalogue, { params: { list: 'articles' } }),
    ]);
    expect(parts(turns)).toEqual(parts(addressOf(listProjects, { query: TURNS })));
  });

  it.each([
    ['/chr/creation/theme/65f000000000000000000001', true],
    ['/sm/contenu/65f000000000000000000001/gamme/65f000000000000000000002', true],
    ['/chr/65f000000000000000000001', true],
    ['/chr/creation/theme/nul', false],
    ['/qrcodes/65f000000000000000000001', false],
    ['/open-projet/65f000000000000000000001', false],
  ])('on %s: its project %s', (pathname, asked) => {
    const project = addressOf(readProject, {
      params: { id: '65f000000000000000000001' },
      query: SIGNATURES_BY_ADDRESS,
    });
    expect(earlyCalls(pathname, '')).toEqual(['/rest/myplv/session', ...(asked ? [project] : [])]);
  });

  it('on the help page', () => {
    expect(earlyCalls('/help', '')).toEqual(['/rest/myplv/session', '/rest/myplv/contacts']);
  });

  it('on a follow-up, without the pictures of its signatures', () => {
    const id = '65f0'.repeat(6);
    const asked = addressOf(readProject, { params: { id }, query: SIGNATURES_BY_ADDRESS });
    expect(earlyCalls(`/suivi-projet/${id}`, '')[1]).toBe(asked);
  });

  it('are the session only for other addresses', () => {
    expect(earlyCalls('/mon-compte', '')).toEqual(['/rest/myplv/session']);
    expect(earlyCalls('/dashboard', '?q_supprimes=1')).toEqual(['/rest/myplv/session']);
  });
});

it('a skeleton exists once per address and role, and for no public one but the login', () => {
  const of = (path: string) => FIRST_PAINTS.filter((page) => page.path.test(path)).map(({ name }) => name);
  expect(of('/dashboard')).toEqual(['commandes-client', 'tableau-de-bord']);
  expect(of('/gestion-projets/CHR')).toEqual(['gestion']);
  expect(of('/gestion-projets-mdv')).toEqual(['equipe']);
  expect(of('/suivi-projet/65f0')).toEqual(['suivi-agence', 'suivi']);
  expect(of('/')).toEqual(['accueil']);
  expect(of('/login')).toEqual(['connexion']);
  for (const path of ['/cms/mot-de-passe', '/lien/abc', '/accord/abc', '/livraison/abc', '/nulle-part'])
    expect([path, of(path)]).toEqual([path, []]);
});
