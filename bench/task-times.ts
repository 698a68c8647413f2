import type { Browser, CDPSession } from 'playwright';

/** An event of a trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** Processor time of the thread. */
  tdur?: number;
  args?: { name?: string };
}

const TASK = 'ThreadControllerImpl::RunTask';
/** The threads that run pages' scripts. */
const PAGE_THREAD = 'CrRendererMain';
/** What a task takes longer than this is felt: web.dev's blocking time. */
const UNFELT_MS = 50;

/** Collects a trace while `work` runs. */
async function traceOf(devtools: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  await work();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  return events;
}

/** The tasks of pages' threads, in milliseconds of processor time: others on the machine count little. */
function pageTasks(events: readonly TraceEvent[], until = Number.POSITIVE_INFINITY): number[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name === PAGE_THREAD);
  const threads = new Set(named.map(threadOf));
  return events
    .filter(({ ph, name, ts }) => ph === 'X' && name === TASK && ts <= until)
    .filter((event) => threads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** The longest task of any page's thread while `work` runs, in milliseconds of processor time. */
export async function longestTask(browser: Browser, work: () => Promise<void>): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const tasks = pageTasks(await traceOf(devtools, work));
  await devtools.detach();
  return Math.max(0, ...tasks);
}

/** What a page costs a processor that is `slower` times slower than this one, in milliseconds. */
export interface Cost {
  /** Of all its tasks until the mark. */
  processor: number;
  /** By how much its tasks exceed 50 ms each, together. */
  blocking: number;
}

/**
 * The cost of `work`, which sets the performance mark `until`. Multiplied here, since a browser that slows itself down
 * counts what others on the machine take.
 */
export async function costOf(
  devtools: CDPSession,
  { slower, until }: { slower: number; until: string },
  work: () => Promise<void>,
): Promise<Cost> {
  const events = await traceOf(devtools, work);
  const mark = events.findLast(({ name }) => name === until)?.ts ?? Number.NaN;
  const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);
  const slowed = (tasks: readonly number[]) => tasks.map((task) => task * slower);
  return {
    processor: sum(slowed(pageTasks(events, mark))),
    blocking: sum(slowed(pageTasks(events)).map((task) => Math.max(0, task - UNFELT_MS))),
  };
}
