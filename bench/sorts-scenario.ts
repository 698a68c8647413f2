import { SORTS } from '@ardoise/domain/contract/project-list.ts';
import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { ALL_STATUSES, ALL_TYPES, HEAD_OFFICE, SMHF_COUNT } from './rows.ts';
import { draw, productHeaders, type Scenario } from './scenario.ts';

type Query = Record<string, string>;

function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[draw(items.length)];
  if (item === undefined) throw new Error('nothing to draw from');
  return item;
}

const FILTERS: readonly (() => Query)[] = [
  () => ({ q_statut: oneOf(ALL_STATUSES) }),
  () => ({ q_typeProjet: typeCodeOf(oneOf(ALL_TYPES)) }),
  () => ({ q_support: oneOf(ALL_TYPES) }),
];

/** No filter, a status, a type or a support. */
function atMostOne(): Query {
  return draw(4) === 0 ? {} : oneOf(FILTERS)();
}

/** Two or three filters, whether or not any project matches. */
function several(): Query {
  return Object.assign({}, oneOf(FILTERS)(), oneOf(FILTERS)(), oneOf(FILTERS)()) as Query;
}

function sorted(name: string, username: () => string, filters: () => Query): Scenario {
  return {
    name,
    product: () => {
      const query = new URLSearchParams({
        ...filters(),
        sort: oneOf(SORTS),
        dir: oneOf(['asc', 'desc']),
        limit: '9',
      });
      return { method: 'GET', path: `/rest/myplv/projets?${query}`, headers: productHeaders(username()) };
    },
  };
}

/** The management list in every sort order and direction: head office's, and an smhf's. */
export const SORTS_SCENARIOS: Record<string, () => Scenario> = {
  'list-sorts': () => sorted('list-sorts', () => HEAD_OFFICE, atMostOne),
  'list-sorts-smhf': () => sorted('list-sorts-smhf', () => `smhf${draw(SMHF_COUNT)}`, atMostOne),
  'list-combined': () => sorted('list-combined', () => HEAD_OFFICE, several),
};
