import type { Request } from 'autocannon';
import {
  ALL_STATUSES,
  DRAFT_STATUS,
  dcCount,
  dcOf,
  documentOf,
  LARGE_DOCUMENTS,
  projectIdOf,
  sessionTokenOf,
  statusOf,
} from './rows.ts';

/** One kind of request, on the product and on the reference, drawn anew at each call. */
export interface Scenario {
  name: string;
  product: () => Request;
  limit: () => Request;
  /** Version of each draft that a save carries, on either side; read from the database before the run. */
  versions?: Record<'product' | 'limit', Map<number, number>>;
}

function draw(below: number): number {
  return Math.floor(Math.random() * below);
}

function productHeaders(dc: string): Record<string, string> {
  return { cookie: `ardoise-session=${sessionTokenOf(dc)}`, 'sec-fetch-site': 'same-origin' };
}

function limitHeaders(): Record<string, string> {
  return { authorization: `Bearer token${1 + draw(5000)}` };
}

function list(size: number): Scenario {
  const pick = () => ({
    dc: `dc${draw(dcCount(size))}`,
    status: encodeURIComponent(ALL_STATUSES[draw(ALL_STATUSES.length)] ?? ''),
  });
  return {
    name: 'list',
    product: () => {
      const { dc, status } = pick();
      return {
        method: 'GET',
        path: `/rest/myplv/projets?q_statut=${status}&limit=9`,
        headers: productHeaders(dc),
      };
    },
    limit: () => {
      const { dc, status } = pick();
      return { method: 'GET', path: `/projects?dc=${dc}&status=${status}`, headers: limitHeaders() };
    },
  };
}

function project(name: string, size: number, drawIndex: () => number): Scenario {
  return {
    name,
    product: () => {
      const index = drawIndex();
      return {
        method: 'GET',
        path: `/rest/myplv/projets/${projectIdOf(index)}`,
        headers: productHeaders(dcOf(index, size)),
      };
    },
    limit: () => ({ method: 'GET', path: `/projects/${drawIndex()}`, headers: limitHeaders() }),
  };
}

/** Versions are kept per project; a project is saved by one connection at a time, as a delegate does. */
function save(name: string, size: number, drafts: readonly number[]): Scenario {
  const versions = { product: new Map<number, number>(), limit: new Map<number, number>() };
  let turn = 0;
  const next = () => drafts[turn++ % drafts.length] ?? 1;
  const body = (index: number, version: number, asPart: boolean) => {
    const text = documentOf(index).replace('Bordeaux', `Bordeaux ${version}`);
    return asPart ? `${text.slice(0, -1)},"version":${version}}` : `{"version":${version},"doc":${text}}`;
  };
  const json = { 'content-type': 'application/json' };
  const take = (side: 'product' | 'limit', index: number) => {
    const version = versions[side].get(index) ?? 0;
    versions[side].set(index, version + 1);
    return version;
  };
  return {
    name,
    product: () => {
      const index = next();
      return {
        method: 'PUT',
        path: `/rest/myplv/projets/${projectIdOf(index)}`,
        headers: { ...productHeaders(dcOf(index, size)), ...json },
        body: body(index, take('product', index), true),
      };
    },
    limit: () => {
      const index = next();
      return {
        method: 'PUT',
        path: `/projects/${index}`,
        headers: { ...limitHeaders(), ...json },
        body: body(index, take('limit', index), false),
      };
    },
    versions,
  };
}

function draftsBetween(first: number, last: number, most: number): number[] {
  const found: number[] = [];
  for (let index = first; index <= last && found.length < most; index += 1)
    if (statusOf(index) === DRAFT_STATUS) found.push(index);
  return found;
}

/** The drafts that a save scenario writes, so that their versions can be read before. */
export function draftsOf(name: string, size: number): number[] {
  return name === 'save-20k'
    ? draftsBetween(1, LARGE_DOCUMENTS, 1000)
    : draftsBetween(LARGE_DOCUMENTS + 1, size, 2000);
}

/** Every scenario of a size, by name. */
export function scenarioOf(name: string, size: number): Scenario {
  if (name === 'list') return list(size);
  if (name === 'project-20k') return project(name, size, () => 1 + draw(LARGE_DOCUMENTS));
  if (name === 'project-2k')
    return project(name, size, () => LARGE_DOCUMENTS + 1 + draw(size - LARGE_DOCUMENTS));
  if (name === 'save-20k' || name === 'save-2k') return save(name, size, draftsOf(name, size));
  throw new Error(`No scenario is called ${name}`);
}
