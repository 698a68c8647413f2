import type { APIRequestContext, Page } from 'playwright';

/** What a page cost and how it appeared. Sizes are those sent, compressed, the page itself included. */
export interface PageLoad {
  requests: number;
  /** Paths of the scripts. */
  scripts: string[];
  scriptKb: number;
  allKb: number;
  /** Milliseconds since the navigation. */
  firstPaint: number;
  largestPaint: number;
  /** Cumulative layout shift that follows no input. */
  layoutShift: number;
}

/** The observers' entries arrive in a task of their own. */
const DELIVERED_MS = 100;

/** The load of the open page so far. */
export function measurePageLoad(page: Page): Promise<PageLoad> {
  // The callback runs in the page: no closure over this file.
  return page.evaluate(
    (delay) =>
      new Promise<PageLoad>((resolve) => {
        let largestPaint = 0;
        let layoutShift = 0;
        type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
        const observe = (type: 'largest-contentful-paint' | 'layout-shift', add: (entry: Entry) => void) =>
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) add(entry);
          }).observe({ type, buffered: true });
        observe('largest-contentful-paint', ({ startTime }) => {
          largestPaint = startTime;
        });
        observe('layout-shift', ({ value = 0, hadRecentInput }) => {
          if (!hadRecentInput) layoutShift += value;
        });
        setTimeout(() => {
          const all = [
            ...performance.getEntriesByType('navigation'),
            ...performance.getEntriesByType('resource'),
          ] as PerformanceResourceTiming[];
          const kb = (entries: readonly PerformanceResourceTiming[]) =>
            entries.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
          const pathOf = ({ name }: PerformanceEntry) => new URL(name).pathname;
          const scripts = all.filter((entry) => pathOf(entry).endsWith('.js'));
          resolve({
            requests: all.length,
            scripts: [...new Set(scripts.map(pathOf))],
            scriptKb: kb(scripts),
            allKb: kb(all),
            firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
            largestPaint,
            layoutShift,
          });
        }, delay);
      }),
    DELIVERED_MS,
  );
}

/** Waits until the open page shows its content; live changes keep its network busy for good. */
export async function drawn(page: Page): Promise<void> {
  await page.locator('main h1').waitFor();
  await page.waitForFunction(
    () => document.querySelector('main .skeleton-group, main[aria-busy]') === null,
    undefined,
    { timeout: 20_000 },
  );
}

/** The id of the first project in this status, of this support if it is given. */
export async function firstInStatus(
  request: APIRequestContext,
  statut: string,
  support?: string,
): Promise<string> {
  const query = new URLSearchParams({ q_statut: statut, limit: '1' });
  if (support !== undefined) query.set('q_support', support);
  const reply = await request.get(`/rest/myplv/projets?${query.toString()}`);
  const { projets } = (await reply.json()) as { projets: { _id: { $oid: string } }[] };
  const [first] = projets;
  if (first === undefined) throw new Error(`no project in ${statut}`);
  return first._id.$oid;
}
