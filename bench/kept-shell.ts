import type { BrowserContext } from 'playwright';
import { drawn, firstInStatus } from '../e2e/page-load.ts';
import type { BenchOptions } from './options.ts';
import { say } from './report.ts';
import { timeToContent, warm } from './second-visit.ts';
import { inTurn, printSides, type Side, withAndWithoutWorker } from './sides.ts';
import { CPU_SLOWDOWN } from './throttle.ts';

const WHO = 'dc1';
const WARM_STARTS: Record<string, string> = {
  home: '/',
  dashboard: '/dashboard',
  'wizard, first step': '/chr/info-pdv/{draft}',
};

async function keepShell(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/');
  await drawn(page);
  await page.keyboard.press('Shift');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const bytes = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  say(`kept on the device: ${(bytes / 1024 / 1024).toFixed(2)} MB`);
  await page.close();
}

type Started = Awaited<ReturnType<typeof timeToContent>>;

function print(label: string, found: ReadonlyMap<Side, readonly Started[]>): void {
  for (const figure of ['firstPaint', 'content'] as const) {
    const times = [...found].map(([side, starts]) => [side, starts.map((one) => one[figure])] as const);
    printSides(`${label}: ${figure === 'content' ? 'content' : 'first paint'}`, new Map(times));
  }
}

/**
 * Warm starts with the shell kept on the device, beside the same without a worker: until the skeleton and the content
 * are painted, on Lighthouse's mobile profile; the time of the worker's own start is in it.
 */
export async function measureKeptShell({ visits }: Pick<BenchOptions, 'visits'>): Promise<void> {
  await withAndWithoutWorker(WHO, async (sides) => {
    const [kept] = sides;
    await keepShell(kept.context);
    const draft = await firstInStatus(kept.context.request, 'Brouillon', 'Carte Brasserie');
    const starts = Object.entries(WARM_STARTS).map(
      ([name, path]) => [name, path.replace('{draft}', draft)] as const,
    );
    const addresses = starts.map(([, path]) => path);
    for (const { context } of sides) await warm(context, addresses);
    say(
      `\nWarm start with the kept shell, beside without, 820 px, 150 ms, 1.6 Mbit/s, processor ${CPU_SLOWDOWN}x, median of ${visits} (least to most)`,
    );
    for (const [name, path] of starts)
      print(name, await inTurn(sides, visits, ({ context }) => timeToContent(context, path)));
  });
}
