import { MOST_COUNTED, type SavedView } from '@ardoise/domain/contract/saved-views.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { READY_VIEWS } from '@ardoise/domain/rules/ready-views.ts';
import { viewFilter } from '@ardoise/domain/rules/view-filter.ts';
import type { Db } from '../../../db/transaction.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { filtersOf } from '../project-lists/list-projects.ts';
import { countUpTo } from '../project-lists/project-list.repository.ts';
import { readViews } from './saved-views.repository.ts';

type Uncounted = Omit<SavedView, 'count'>;

async function counted(db: Db, actor: Actor, view: Uncounted): Promise<SavedView> {
  const { q_vue, tri: _order, ...filters } = view.filtre;
  const query = q_vue === 'attente' ? { ...filters, q_vue } : filters;
  return { ...view, count: await countUpTo(db, actor, await filtersOf(db, query, actor), MOST_COUNTED) };
}

/** The views of an account, each counted in its own scope. */
export async function listViews(db: Db, actor: Actor): Promise<SavedView[]> {
  const saved = await readViews(db, actor);
  const nameOf = await displayNames(db);
  const ready = READY_VIEWS[actor.role].map((view) => ({
    ...view,
    id: null,
    partage: false,
    mienne: false,
    de: '',
  }));
  const own = saved.flatMap(({ id, uid, nom, filtre, partage, owner }): Uncounted[] => {
    // A filter of an earlier version may name a deleted item: such a view is left out.
    const read = viewFilter.safeParse(JSON.parse(filtre));
    if (!read.success) return [];
    const mienne = uid === actor.uid;
    return [{ id: Number(id), nom, filtre: read.data, partage, mienne, de: mienne ? '' : nameOf(owner) }];
  });
  const views: SavedView[] = [];
  for (const view of [...ready, ...own]) views.push(await counted(db, actor, view));
  return views;
}
