import { searchChoice, searchText } from './list-order.ts';

/** What the dashboard lists: what waits for its reader, or everything. */
const LIST_VIEWS = ['attente', 'tout'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/**
 * The view of an address, by the parameters that it filters by. Without any, what waits for the reader; an address that
 * filters or sorts lists everything unless it says otherwise, as links in mails and bookmarks always did.
 */
export function readView(search: Record<string, unknown>, parameters: readonly string[]): ListView {
  const chosen = searchChoice(search.q_vue, LIST_VIEWS);
  if (chosen !== '') return chosen;
  return parameters.some((name) => searchText(search[name]) !== '') ? 'tout' : 'attente';
}

/** `q_vue` of an address with these other parameters; undefined for the default. */
export function writeView(view: ListView, others: Record<string, unknown>): ListView | undefined {
  return view === readView(others, Object.keys(others)) ? undefined : view;
}
