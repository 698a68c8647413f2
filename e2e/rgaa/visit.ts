import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { LAPTOP, screenRead } from '../inspection.ts';
import { lostFocus, strayParts } from '../reachable.ts';
import { criterionOf } from './axe-rules.ts';
import { cutText, pageFaults } from './page-faults.ts';
import type { SamplePage } from './sample.ts';
import { groundlessWords, shownToPointers } from './style-faults.ts';
import { type Stops, tabStops } from './tab-stops.ts';

/** What a page of the sample showed. */
export interface Visit {
  name: string;
  /** Null for a visitor. */
  who: string | null;
  signedIn: boolean;
  title: string;
  /** Items of the main navigation, in order. */
  nav: readonly string[];
  search: boolean;
  /** By criterion. */
  faults: Readonly<Record<string, readonly string[]>>;
  stops: Stops;
}

type Faults = Record<string, string[]>;

function addTo(faults: Faults, number: string, what: readonly string[]): void {
  faults[number] = [...(faults[number] ?? []), ...what];
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** 1180 px at 200 %, and 1280 px at 400 %. */
const DOUBLED = { width: 590, height: 410 };
const REFLOWED = { width: 320, height: 256 };
const TURNED = { width: LAPTOP.height, height: LAPTOP.width };
/** WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function axeFaults(page: Page, rules?: readonly string[]): Promise<Faults> {
  const runOnly =
    rules === undefined
      ? { type: 'tag' as const, values: TAGS }
      : { type: 'rule' as const, values: [...rules] };
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'], preload: false })
    .setLegacyMode(true)
    .analyze();
  const faults: Faults = {};
  for (const { id, nodes } of violations)
    addTo(
      faults,
      criterionOf(id),
      nodes.map(({ target }) => `${id}, ${target.join(' ')}`),
    );
  return faults;
}

/** In dark, at 200 % and 400 %, with spaced text, turned. */
async function changedFaults(page: Page): Promise<Faults> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { '3.2': dark = [] } = await axeFaults(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(TURNED);
  const isShown = () => document.querySelector('h1')?.checkVisibility() === true;
  const turned = (await page.evaluate(isShown)) ? [] : ['the heading is not shown upright'];
  await page.setViewportSize(DOUBLED);
  await drawn(page);
  const doubled = [...(await page.evaluate(strayParts)), ...(await page.evaluate(cutText))];
  await page.setViewportSize(REFLOWED);
  await drawn(page);
  const reflowed = await page.evaluate(strayParts);
  await page.setViewportSize(LAPTOP);
  const before = new Set(await page.evaluate(cutText));
  // A constructed sheet: the page's policy refuses a style element.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACED);
  await drawn(page);
  const spaced = (await page.evaluate(cutText)).filter((what) => !before.has(what));
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return {
    '3.2': dark.map((what) => `dark: ${what}`),
    '10.4': doubled,
    '10.11': reflowed,
    '10.12': spaced,
    '13.9': turned,
  };
}

/** Opens a page of the sample, and looks at it in every way that the audit has. */
export async function visit(page: Page, { name, who }: SamplePage, address: string): Promise<Visit> {
  await page.goto(address);
  await screenRead(page);
  // What moves, moves only for whoever has not asked for less.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const styled = {
    '10.5': await page.evaluate(groundlessWords),
    '10.14': await page.evaluate(shownToPointers),
  };
  const found = [await page.evaluate(pageFaults), await axeFaults(page), await changedFaults(page), styled];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: Faults = {};
  for (const some of found) for (const [number, what] of Object.entries(some)) addTo(faults, number, what);
  // :focus-visible applies after a key press only.
  await page.keyboard.press('Tab');
  faults['10.7'] = await page.evaluate(lostFocus);
  const stops = await tabStops(page);
  const told = await page.evaluate(() => ({
    title: document.title,
    nav: [...document.querySelectorAll('header nav a')].map((link) => link.textContent?.trim() ?? ''),
    search: document.querySelector('.search-button') !== null,
    signedIn: document.querySelector('[aria-label="Se déconnecter"]') !== null,
  }));
  return { name, who, ...told, faults, stops };
}
