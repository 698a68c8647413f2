import type { ProjectChange } from '@ardoise/domain/contract/changes.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Lists follow a change at once, then once a second at most; a draft that is being written moves little in them. */
const LISTS_MS = { projet: 1_000, contenu: 10_000 } as const;
/** While a list is being read, its next page perhaps, it is left alone. */
const BUSY_MS = 200;
const LISTS = [['projects'], ['quota']];

export interface Refresher {
  hear: (change: ProjectChange) => void;
  stop: () => void;
}

/**
 * Reads again what a change made old: lists and counts, and the project's own page with its files and proofs. What is on
 * screen stays until the answer is there. In a tab that nobody looks at it is only marked, and read when one comes back.
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
    // Our own save, whose reply is here already: what is being typed is not disturbed.
    const isKnown = change.kind === 'contenu' && known !== undefined && known.version >= change.version;
    if (!isKnown) refreshProject(change.id);
  }

  return { hear, stop: () => clearTimeout(timer) };
}
