import type { Browser, CDPSession } from 'playwright';

/** An event of a trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time of the thread. */
  tdur?: number;
  args?: { name?: string };
}

const TASK = /RunTask$/;
/** The threads that run pages' scripts. */
const PAGE_THREAD = 'CrRendererMain';

/** Collects a trace while `work` runs. */
async function traceOf(devtools: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  return events;
}

/** The longest task of any page's thread while `work` runs, in milliseconds of processor time. */
export async function longestTask(browser: Browser, work: () => Promise<void>): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const events = await traceOf(devtools, work);
  await devtools.detach();
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name === PAGE_THREAD);
  const threads = new Set(named.map(threadOf));
  const tasks = events.filter(
    (event) => event.ph === 'X' && TASK.test(event.name) && threads.has(threadOf(event)),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
