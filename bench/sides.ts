import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium } from 'playwright';
import { CHROMIUM_FLAGS, signIn, WIDTHS } from '../e2e/browser.ts';
import { withDemonstration } from './demonstration.ts';
import { median } from './median.ts';
import { say } from './report.ts';

/** A checkout that is measured, and somebody's browser at it, with a profile that outlives its pages. */
export interface Side {
  name: string;
  context: BrowserContext;
}

/** As a person's browser: with a cache on disk, that of compiled scripts among it. */
async function withProfile(
  url: string,
  who: string,
  use: (context: BrowserContext) => Promise<void>,
  serviceWorkers: BrowserContextOptions['serviceWorkers'] = 'block',
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'ardoise-profile-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
    baseURL: url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: WIDTHS.tablet, height: 1180 },
    hasTouch: true,
    serviceWorkers,
  });
  try {
    const page = await context.newPage();
    await signIn(page, who);
    await page.close();
    await use(context);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** This checkout's build and, if given, another one's, each with the demonstration and a signed-in browser. */
export async function withSides(
  who: string,
  beside: string | undefined,
  measure: (sides: readonly Side[]) => Promise<void>,
): Promise<void> {
  await withDemonstration('sides', ({ url }) =>
    withProfile(url, who, async (context) => {
      const here: Side = { name: 'here', context };
      if (beside === undefined) return measure([here]);
      await withDemonstration(
        'beside',
        (other) =>
          withProfile(other.url, who, (besides) => measure([here, { name: 'beside', context: besides }])),
        path.resolve(beside),
      );
    }),
  );
}

/** This checkout's build in two browsers: one that keeps the shell on the device, beside one that has no worker. */
export async function withAndWithoutWorker(
  who: string,
  measure: (sides: readonly [Side, Side]) => Promise<void>,
): Promise<void> {
  await withDemonstration('worker', ({ url }) =>
    withProfile(
      url,
      who,
      (kept) =>
        withProfile(url, who, (context) =>
          measure([
            { name: 'here', context: kept },
            { name: 'beside', context },
          ]),
        ),
      'allow',
    ),
  );
}

/** Runs `once` for each side in turn, A B, B A…, `rounds` times; the results of each side. */
export async function inTurn<Result>(
  sides: readonly Side[],
  rounds: number,
  once: (side: Side) => Promise<Result>,
): Promise<Map<Side, Result[]>> {
  const results = new Map<Side, Result[]>(sides.map((side) => [side, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const side of round % 2 === 0 ? sides : sides.toReversed())
      results.get(side)?.push(await once(side));
  return results;
}

/** A figure of each side, in milliseconds, the first beside its goal, and the median ratio of the rounds. */
export function printSides(
  label: string,
  figures: ReadonlyMap<Side, readonly number[]>,
  asked?: number,
): void {
  const [here, beside] = [...figures];
  if (here === undefined) return;
  const inWords = ([, times]: readonly [Side, readonly number[]]) =>
    `${median(times).toFixed(0).padStart(5)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`;
  const held = asked !== undefined && median(here[1]) <= asked;
  const verdict = asked === undefined ? '' : held ? `  held (${asked})` : `  MISSED (asked ${asked})`;
  const ratio = beside && median(here[1].map((time, round) => time / Math.max(beside[1][round] ?? 0, 1)));
  const compared = beside === undefined ? '' : `  beside ${inWords(beside)}, ratio ${ratio?.toFixed(2)}`;
  say(`${label.padEnd(34)}${inWords(here)}${verdict}${compared}`);
}
