import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Refresher, refreshChanged } from './refresh-changed.ts';

const ID = 'a'.repeat(24);

let cache: QueryClient;
let refresher: Refresher;
/** Number of reads by query. */
let reads: Map<string, number>;
let stops: (() => void)[];
const page = { hidden: false };

function show(queryKey: string[], answer: unknown = 'answer', delay = 0): void {
  const name = queryKey.join('/');
  const queryFn = async () => {
    reads.set(name, (reads.get(name) ?? 0) + 1);
    await new Promise((resolve) => setTimeout(resolve, delay));
    return answer;
  };
  stops.push(new QueryObserver(cache, { queryKey, queryFn, retry: false }).subscribe(() => undefined));
}

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('document', page);
  page.hidden = false;
  cache = new QueryClient();
  reads = new Map();
  stops = [];
  refresher = refreshChanged(cache);
  show(['projects', 'list']);
  show(['project', ID], { version: 7 });
  show(['creations', ID]);
  show(['project', 'another'], { version: 1 });
  await vi.advanceTimersByTimeAsync(10);
  reads.clear();
});
afterEach(() => {
  for (const stop of stops) stop();
  refresher.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a change event', () => {
  it('refetches lists and that project, immediately', async () => {
    refresher.hear({ kind: 'projet', id: ID, version: 7 });
    await vi.advanceTimersByTimeAsync(50);
    expect(Object.fromEntries(reads)).toEqual({
      'projects/list': 1,
      [`project/${ID}`]: 1,
      [`creations/${ID}`]: 1,
    });
  });

  it('refetches lists once a second at most, including the last event', async () => {
    for (let heard = 0; heard < 27; heard += 1) {
      refresher.hear({ kind: 'projet', id: `other-${heard}`, version: 2 });
      await vi.advanceTimersByTimeAsync(100);
    }
    const during = reads.get('projects/list') ?? 0;
    expect(during).toBeLessThanOrEqual(4);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(reads.get('projects/list')).toBe(during + 1);
  });

  it('does not interrupt a list being fetched, and refetches it afterwards', async () => {
    show(['projects', 'slow'], 'answer', 900);
    refresher.hear({ kind: 'projet', id: ID, version: 8 });
    await vi.advanceTimersByTimeAsync(500);
    expect(reads.get('projects/list')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reads.get('projects/list')).toBe(1);
  });

  it('of our own save does not refetch, but a later one of somebody else does', async () => {
    refresher.hear({ kind: 'contenu', id: ID, version: 7 });
    await vi.advanceTimersByTimeAsync(50);
    expect(reads.get(`project/${ID}`)).toBeUndefined();
    refresher.hear({ kind: 'contenu', id: ID, version: 8 });
    await vi.advanceTimersByTimeAsync(50);
    expect(reads.get(`project/${ID}`)).toBe(1);
  });

  it('only invalidates in a hidden tab, until it is visible again', async () => {
    page.hidden = true;
    refresher.hear({ kind: 'projet', id: ID, version: 8 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(reads.size).toBe(0);
    expect(cache.getQueryState(['project', ID])?.isInvalidated).toBe(true);
  });

  it('of head office refetches what shows that part, and no list of projects', async () => {
    show(['catalogue', 'boissons']);
    show(['catalogue', 'themes']);
    show(['content', 'catalogues', 'boissons']);
    await vi.advanceTimersByTimeAsync(10);
    reads.clear();
    refresher.hear({ kind: 'reference', zone: 'catalogues', liste: 'boissons' });
    await vi.advanceTimersByTimeAsync(50);
    // A draft on screen follows its entries.
    const drafts = [...reads.keys()].filter((key) => key.startsWith('project/'));
    expect(drafts).toContain(`project/${ID}`);
    expect([...reads.keys()].filter((key) => !drafts.includes(key)).toSorted()).toEqual([
      'catalogue/boissons',
      'content/catalogues/boissons',
    ]);
  });

  it('refetches everything on screen when some were missed', async () => {
    refresher.hear({ kind: 'tout' });
    await vi.advanceTimersByTimeAsync(50);
    expect([...reads.keys()].toSorted()).toEqual(
      [`creations/${ID}`, `project/${ID}`, 'project/another', 'projects/list'].toSorted(),
    );
  });
});
