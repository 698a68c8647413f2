import { afterEach, expect, it } from 'vitest';
import { KeptThread, ThreadBusy, type ThreadLimits } from './kept-thread.ts';

type Job = 'which' | 'throw' | 'hang' | 'end';

const SCRIPT = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', (job) => {
    if (job === 'throw') throw new Error('broken');
    if (job === 'end') process.exit();
    if (job === 'hang') for (;;);
    parentPort.postMessage(threadId);
  });`;

const started: KeptThread<Job, number>[] = [];
function kept(limits: Partial<ThreadLimits> = {}): KeptThread<Job, number> {
  const script = new URL(`data:text/javascript,${encodeURIComponent(SCRIPT)}`);
  const thread = new KeptThread<Job, number>(script, { ms: 20_000, heapMb: 64, longest: 4, ...limits });
  started.push(thread);
  return thread;
}
afterEach(async () => {
  // Ends each: an idle one would stay for half a minute.
  await Promise.all(started.splice(0).map((thread) => thread.answer('end')));
});

it('answers one job after the other in one thread', async () => {
  const thread = kept();
  const answers = await Promise.all([thread.answer('which'), thread.answer('which')]);
  expect(answers[0]).toBeGreaterThan(0);
  expect(answers[1]).toBe(answers[0]);
});

it('has no answer where a job ends its thread, and answers the next in another', async () => {
  const thread = kept();
  const first = await thread.answer('which');
  expect(await thread.answer('throw')).toBeNull();
  expect(await thread.answer('end')).toBeNull();
  expect(await thread.answer('which')).not.toBe(first);
});

it('gives up a job that takes too long, and goes on', { tags: 'long' }, async () => {
  const thread = kept({ ms: 1000 });
  expect(await thread.answer('hang')).toBeNull();
});

it('refuses what would wait behind too many', async () => {
  const thread = kept({ longest: 1 });
  const taken = [thread.answer('which'), thread.answer('which')];
  await expect(thread.answer('which')).rejects.toBeInstanceOf(ThreadBusy);
  await Promise.all(taken);
});
