import type { ContentArea } from '@ardoise/domain/content/content-log.ts';
import type { ProjectChange } from '@ardoise/domain/contract/changes.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { legalTextsKey, settingsKey } from './session.ts';

/** Throttle of lists by kind of change; a draft's save hardly changes them. */
const LISTS_MS = { projet: 1_000, contenu: 10_000 } as const;
/** Retry delay while a list, perhaps its next page, is being fetched. */
const BUSY_MS = 200;
const LISTS = [['projects'], ['quota']];
/** Queries that show a part of the content management; a catalogue's are named by its list. */
const OF_CONTENT: Record<ContentArea, (list: string) => QueryKey[]> = {
  // Drafts follow their entries, and display those that they keep.
  catalogues: (list) => [['catalogue', list], ['project'], settingsKey],
  actualites: () => [['catalogue', 'articles']],
  reglages: () => [settingsKey, ['contacts'], legalTextsKey],
  quotas: () => [['quota'], ['projects', 'quotas']],
  'points-de-vente': () => [['outlet']],
  comptes: () => [['people']],
  // Thousands in a pass: not invalidated, an open order is refetched later.
  commandes: () => [],
};

/** Query key of the log of content changes. */
export const CONTENT_LOG_KEY = ['content-log'];

export interface Refresher {
  hear: (change: ProjectChange) => void;
  stop: () => void;
}

/** A hidden tab is only marked stale, and refetches when visible. */
const refetchType = () => (document.hidden ? 'none' : 'active');

function refreshContent(cache: QueryClient, { zone, liste }: Extract<ProjectChange, { kind: 'reference' }>) {
  for (const queryKey of [...OF_CONTENT[zone](liste), ['content', zone], CONTENT_LOG_KEY])
    void cache.invalidateQueries({ queryKey, refetchType: refetchType() });
}

/**
 * Invalidates what a change made stale: lists and counts, the project's own page with its files and proofs, and what
 * head office changed in the content management, whose own screens have query keys of `['content', area]`. Keeps
 * displaying the old data until the reply arrives. A hidden tab is only marked stale, and refetches when visible.
 */
export function refreshChanged(cache: QueryClient): Refresher {
  let listsReadAt = 0;
  let dueAt = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

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
    if (change.kind === 'reference') {
      refreshContent(cache, change);
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
