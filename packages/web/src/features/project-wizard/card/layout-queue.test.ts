import { afterEach, describe, expect, it, vi } from 'vitest';
import { LayoutQueue, type LayoutThread } from './layout-queue.ts';

/** A worker that replies when the test triggers it. */
class FakeThread implements LayoutThread<string, string> {
  readonly asked: string[] = [];
  isTerminated = false;
  onmessage: LayoutThread<string, string>['onmessage'] = null;
  onmessageerror: LayoutThread<string, string>['onmessageerror'] = null;
  onerror: LayoutThread<string, string>['onerror'] = null;
  postMessage(request: string): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  reply(): void {
    this.onmessage?.(new MessageEvent('message', { data: `drawn ${this.asked.at(-1)}` }));
  }
  crash(): void {
    this.onerror?.(new Event('error') as ErrorEvent);
  }
  garble(): void {
    this.onmessageerror?.(new MessageEvent('messageerror'));
  }
}

function startQueue() {
  const threads: FakeThread[] = [];
  const drawn: string[] = [];
  const failures: number[] = [];
  const queue = new LayoutQueue<string, string>(
    () => {
      const thread = new FakeThread();
      threads.push(thread);
      return thread;
    },
    { onDrawing: (drawing) => drawn.push(drawing), onFailure: () => failures.push(threads.length) },
  );
  const thread = () => threads.at(-1) as FakeThread;
  return { queue, threads, thread, drawn, failures };
}

describe('layouts in a worker', () => {
  afterEach(() => vi.useRealTimers());

  it('start no thread before the first request, and one for all', () => {
    const { queue, threads, thread, drawn } = startQueue();
    expect(threads).toHaveLength(0);
    queue.ask('a');
    thread().reply();
    queue.ask('b');
    thread().reply();
    expect([threads.length, drawn]).toEqual([1, ['drawn a', 'drawn b']]);
  });

  it('are one at a time; only the latest waiting request is laid out', () => {
    const { queue, thread, drawn } = startQueue();
    for (const request of ['a', 'ab', 'abc', 'abcd']) queue.ask(request);
    expect(thread().asked).toEqual(['a']);
    thread().reply();
    expect(thread().asked).toEqual(['a', 'abcd']);
    thread().reply();
    expect(drawn).toEqual(['drawn a', 'drawn abcd']);
  });

  it.each(['crash', 'garble'] as const)('report a failure (%s), and go on with another thread', (fault) => {
    const { queue, threads, thread, drawn, failures } = startQueue();
    queue.ask('a');
    thread()[fault]();
    expect(threads[0]?.isTerminated).toBe(true);
    expect(failures).toEqual([1]);
    queue.ask('b');
    thread().reply();
    expect([threads.length, drawn]).toEqual([2, ['drawn b']]);
  });

  it('are retried on demand', () => {
    const { queue, threads, thread, drawn } = startQueue();
    queue.again();
    expect(threads).toHaveLength(0);
    queue.ask('a');
    queue.ask('b');
    thread().crash();
    queue.again();
    thread().reply();
    expect([threads.length, drawn]).toEqual([2, ['drawn b']]);
  });

  it('fail when the thread hangs', () => {
    vi.useFakeTimers();
    const { queue, thread, failures } = startQueue();
    queue.ask('a');
    thread().reply();
    vi.advanceTimersByTime(60_000);
    expect(failures).toEqual([]);
    queue.ask('b');
    vi.advanceTimersByTime(60_000);
    expect([failures, thread().isTerminated]).toEqual([[1], true]);
  });

  it('end with the screen: a late reply draws nothing more, and nothing fails', () => {
    vi.useFakeTimers();
    const { queue, thread, drawn, failures } = startQueue();
    queue.ask('a');
    queue.close();
    thread().reply();
    thread().crash();
    vi.advanceTimersByTime(60_000);
    expect([thread().isTerminated, drawn, failures]).toEqual([true, [], []]);
  });
});
