import { catalogueScenario } from './catalogue-scenario.ts';
import {
  AGENCY_STATUS,
  ALL_STATUSES,
  dcCount,
  dcOf,
  HEAD_OFFICE,
  LARGE_DOCUMENTS,
  projectIdOf,
} from './rows.ts';
import { saveScenario, usualRows } from './save-scenario.ts';
import { draw, limitHeaders, productHeaders, type Scenario } from './scenario.ts';
import { searchScenario } from './search-scenario.ts';
import { signOrders, unsignOrders } from './signed-orders.ts';
import { SORTS_SCENARIOS } from './sorts-scenario.ts';
import { statusScenario } from './status-scenario.ts';

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

const MOST_SIGNED = 2000;

/** A submitted order with a usual document, as its follow-up reads it. */
function signedProject(name: string, size: number): Scenario {
  const rows = usualRows(AGENCY_STATUS, size, MOST_SIGNED);
  return {
    ...project(name, size, () => rows[draw(rows.length)] ?? 0, '?signatures=adresses'),
    prepare: (database) => signOrders(database, rows),
    restore: (database) => unsignOrders(database, rows),
  };
}

function project(name: string, size: number, drawIndex: () => number, query = ''): Scenario {
  return {
    name,
    product: () => {
      const index = drawIndex();
      return {
        method: 'GET',
        path: `/rest/myplv/projets/${projectIdOf(index)}${query}`,
        headers: productHeaders(dcOf(index, size)),
      };
    },
    limit: () => ({ method: 'GET', path: `/projects/${drawIndex()}`, headers: limitHeaders() }),
  };
}

function counts(name: string, username: () => string): Scenario {
  return {
    name,
    product: () => ({
      method: 'GET',
      path: '/rest/myplv/count/projets',
      headers: productHeaders(username()),
    }),
  };
}

const SCENARIOS: Record<string, (size: number) => Scenario> = {
  list,
  ...SORTS_SCENARIOS,
  'project-20k': (size) => project('project-20k', size, () => 1 + draw(LARGE_DOCUMENTS)),
  'project-2k': (size) =>
    project('project-2k', size, () => LARGE_DOCUMENTS + 1 + draw(size - LARGE_DOCUMENTS)),
  'project-signed': (size) => signedProject('project-signed', size),
  'save-20k': (size) => saveScenario('save-20k', size),
  'save-2k': (size) => saveScenario('save-2k', size),
  'save-part': (size) => saveScenario('save-part', size),
  'counts-dc': (size) => counts('counts-dc', () => `dc${draw(dcCount(size))}`),
  'counts-siege': () => counts('counts-siege', () => HEAD_OFFICE),
  // The year's quotas of every SMHF, for head office.
  'quotas-page': () => ({
    name: 'quotas-page',
    product: () => ({
      method: 'GET',
      path: `/rest/myplv/quotas/suivi/${HEAD_OFFICE}`,
      headers: productHeaders(HEAD_OFFICE),
    }),
  }),
  'drinks-60': (size) => catalogueScenario('drinks-60', size, 60),
  'drinks-5000': (size) => catalogueScenario('drinks-5000', size, 5000),
  'search-dc': (size) => searchScenario('search-dc', size),
  'search-siege': (size) => searchScenario('search-siege', size),
  'status-change': statusScenario,
};

/** All scenarios, in the order of measurement. */
export const SCENARIO_NAMES: readonly string[] = Object.keys(SCENARIOS);

/** A scenario for a size, by name. */
export function scenarioOf(name: string, size: number): Scenario {
  const scenario = SCENARIOS[name]?.(size);
  if (scenario === undefined) throw new Error(`No scenario is called ${name}`);
  return scenario;
}
