import type { ProjectChange } from '@ardoise/domain/contract/changes.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Throttle of lists by kind of change; a draft's save hardly changes them. */
const LISTS_MS = { projet: 1_000, contenu: 10_000 } as const;
/** Retry delay while a list, perhaps its next page, is being fetched. */
const BUSY_MS = 200;
const LISTS = [['projects'], ['quota']];

export interface Refresher {
  hear: (change: ProjectChange) => void;
  stop: () => void;
}

/**
 * Invalidates what a change made stale: lists and counts, and the project's own page with its files and proofs. Keeps
 * displaying the old data until the reply arrives. A hidden tab is only marked stale, and refetches when visible.
 */
export function refreshChanged(cache: QueryClient): Refresher {
  let listsReadAt = 0;
  let dueAt = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refetchType = () => (document.hidden ? 'none' : 'active');

  function refreshLists() {
    if (cache.isFetching({ queryKey: ['projects'] }) > 0) {
      timer = setTimeout(refreshLists, BUSY_MS);
      return;
    }
    dueAt = Number.POSITIVE_INFINITY;
    listsReadAt = Date.now();
    for (const queryKey of LISTS) void cache.invalidateQueries({ queryKey, refetchType: refetchType() });
  }

  function refreshListsWithin(wait: number) {
    const at = Math.max(Date.now(), listsReadAt + wait);
    if (at >= dueAt) return;
    dueAt = at;
    clearTimeout(timer);
    timer = setTimeout(refreshLists, at - Date.now());
  }

  function refreshProject(...id: string[]) {
    for (const part of ['project', 'creations'])
      void cache.invalidateQueries({ queryKey: [part, ...id], refetchType: refetchType() });
  }

  function hear(change: ProjectChange) {
    if (change.kind === 'tout') {
      refreshProject();
      refreshListsWithin(LISTS_MS.projet);
      return;
    }
    refreshListsWithin(LISTS_MS[change.kind]);
    const known = cache.getQueryData<Project>(['project', change.id]);
    // Our own save, whose reply we already have: must not disturb typing.
    const isKnown = change.kind === 'contenu' && known !== undefined && known.version >= change.version;
    if (!isKnown) refreshProject(change.id);
  }

  return { hear, stop: () => clearTimeout(timer) };
}
