import type { Role } from '@ardoise/domain/projects/roles.ts';
import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { SIGNATURES_BY_ADDRESS } from '../../api/signatures-by-address.ts';
import { CLIENT_ORDERS, listAt, queryOf } from '../../components/projects/project-lists.ts';

type Query = Record<string, string | number | undefined>;

function address(path: string, query: Query): string {
  const said = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said).toString()}`;
}

/** A list and its counts by status, with the parameters of its screen. */
function listCalls(pathname: string, search: Record<string, string>): string[] {
  const list = listAt(pathname);
  // Deleted projects are for head office only, and rarely requested.
  if (list === undefined || search.q_supprimes !== undefined) return [];
  const { sort, dir, ...filters } = queryOf(list, search);
  const { q_statut: _ofCounts, q_travail: _ofStatus, q_vue, ...counted } = filters;
  const ofView = q_vue === 'impression' ? { ...counted, q_vue } : counted;
  return [
    address('/rest/myplv/projets', { ...filters, sort, dir, limit: list.page }),
    address('/rest/myplv/count/projets', ofView),
    ...(list.key === 'dashboard' ? [address('/rest/myplv/count/attente', counted)] : []),
  ];
}

/** In place of the dashboard's list. */
const CLIENT = [address('/rest/myplv/projets', { ...CLIENT_ORDERS.query, limit: CLIENT_ORDERS.page })];

/** The turns are nobody's to read who leads a team. */
const HOME = [
  '/rest/myplv/data/accueil',
  '/rest/articles/data',
  address('/rest/myplv/projets', { q_vue: 'attente', sort: 'attente', dir: 'desc', limit: 5 }),
];

/** Pages of a project that are no step of its wizard. */
const NO_STEPS = [PAGE_PATHS.followUp(''), PAGE_PATHS.openProject(''), PAGE_PATHS.qrCode('')];

/** The project of a step, or of an entry of it. */
function projectOfStep(pathname: string): string | undefined {
  if (NO_STEPS.some((page) => pathname.startsWith(page))) return undefined;
  return pathname.split('/').find((part) => /^[0-9a-f]{24}$/.test(part));
}

/**
 * The calls that a page will make, derived from its URL: prefetched with the page itself, before its scripts are loaded
 * and the session is known. An unused one costs a read. `role` where the page was drawn for one.
 */
export function earlyCalls(pathname: string, search: string, role?: Role): string[] {
  const [, , id = ''] = pathname.split('/');
  const projects = '/rest/myplv/projets';
  const ofStep = projectOfStep(pathname);
  return [
    '/rest/myplv/session',
    ...(role === 'client' ? CLIENT : listCalls(pathname, Object.fromEntries(new URLSearchParams(search)))),
    ...(pathname === PAGES.home ? HOME : []),
    ...(pathname === PAGES.help ? ['/rest/myplv/contacts'] : []),
    ...(ofStep === undefined ? [] : [address(`${projects}/${ofStep}`, SIGNATURES_BY_ADDRESS)]),
    ...(pathname.startsWith(PAGE_PATHS.followUp(''))
      ? [
          address(`${projects}/${id}`, SIGNATURES_BY_ADDRESS),
          ...(pathname === PAGE_PATHS.printCheck(id)
            ? [`${projects}/${id}/controle`]
            : [`${projects}/files/${id}`, `${projects}/${id}/creations`]),
        ]
      : []),
  ];
}
