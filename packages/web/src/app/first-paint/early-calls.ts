import { listAt, queryOf } from '../../components/projects/project-lists.ts';

type Query = Record<string, string | number | undefined>;

function address(path: string, query: Query): string {
  const said = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return said.length === 0 ? path : `${path}?${new URLSearchParams(said).toString()}`;
}

/** A list and its counts by status, as its screen asks for them. */
function listCalls(pathname: string, search: Record<string, string>): string[] {
  const list = listAt(pathname);
  // What was deleted is head office's own, and asked for when it is known to be there.
  if (list === undefined || search.q_supprimes !== undefined) return [];
  const { sort, dir, ...filters } = queryOf(list, search);
  const { q_statut: _ofCounts, ...counted } = filters;
  return [
    address('/rest/myplv/projets', { ...filters, sort, dir, limit: list.page }),
    address('/rest/myplv/count/projets', counted),
  ];
}

/**
 * What a page will ask for, told by its address alone: these calls leave with the page itself, before its scripts are there
 * and before it is known who asks. One that nobody picks up has cost a read.
 */
export function earlyCalls(pathname: string, search: string): string[] {
  const [, first, id] = pathname.split('/');
  const projects = '/rest/myplv/projets';
  return [
    '/rest/myplv/session',
    ...listCalls(pathname, Object.fromEntries(new URLSearchParams(search))),
    ...(first === 'suivi-projet'
      ? [`${projects}/${id}`, `${projects}/files/${id}`, `${projects}/${id}/creations`]
      : []),
  ];
}
