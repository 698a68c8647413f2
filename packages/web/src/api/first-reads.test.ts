import { QueryObserver, queryOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitFirstReads, forgetFirstReads } from './first-reads.ts';
import { createQueryClient } from './query-client.ts';
import type { Person } from './session.ts';

const opened = { me: {} as Person, pathname: '/', search: {} };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

/** A query that counts how often it was read, and a cache to read it. */
function reading(read: () => Promise<string>) {
  let reads = 0;
  const cache = createQueryClient();
  const query = queryOptions({
    queryKey: ['list'],
    queryFn: () => {
      reads += 1;
      return read();
    },
    retry: false,
    staleTime: 0,
  });
  const first = () => awaitFirstReads((of) => [of.prefetchQuery(query)], cache, opened);
  /** As the hook of a component, once it is mounted. */
  const mount = () => {
    const observer = new QueryObserver(cache, query);
    const leave = observer.subscribe(() => undefined);
    return { observer, leave };
  };
  return { first, mount, times: () => reads };
}

it('has what the first screen shows when it is mounted, and does not read it twice', async () => {
  const { first, mount, times } = reading(async () => 'rows');
  await first();
  const { observer, leave } = mount();
  expect(observer.getCurrentResult()).toMatchObject({ data: 'rows', isFetching: false });
  leave();
  expect(times()).toBe(1);
});

it('reads again once another screen was opened', async () => {
  const { first, mount, times } = reading(async () => 'rows');
  await first();
  mount().leave();
  forgetFirstReads();
  mount().leave();
  expect(times()).toBe(2);
});

it('does not wait for what is late, and leaves it to its component', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { first, mount, times } = reading(() => promise);
  const waiting = first();
  await vi.advanceTimersByTimeAsync(2_000);
  await waiting;
  const { observer, leave } = mount();
  expect(observer.getCurrentResult()).toMatchObject({ isPending: true, isFetching: true });
  resolve('rows');
  await vi.advanceTimersByTimeAsync(1);
  expect(observer.getCurrentResult().data).toBe('rows');
  leave();
  expect(times()).toBe(1);
});

it('leaves a failure to its component, which reads again', async () => {
  const { first, mount, times } = reading(() => Promise.reject(new Error('no network')));
  await first();
  mount().leave();
  expect(times()).toBe(2);
});
