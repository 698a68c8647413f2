import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { launchBrowser, openPerson, signIn } from '../e2e/browser.ts';
import { withDemonstration } from './demonstration.ts';
import { median } from './median.ts';
import { longestTask } from './task-times.ts';
import { CPU_SLOWDOWN } from './throttle.ts';

const WALKS = 5;
/** Maximum length of a task, in milliseconds. */
const ASKED_MS = 100;
/** A step, its pictures and the preview beside it have settled by then. */
const SETTLE_MS = 2_500;
const LAST = 'recapitulatif';

/** The draft of a card that is complete and unsigned: every step of it can be left. */
async function completeDraft(page: Page): Promise<string> {
  const query = new URLSearchParams({ q_statut: 'Brouillon', q_support: 'Carte Brasserie', limit: '50' });
  const reply = await page.request.get(`/rest/myplv/projets?${query.toString()}`);
  const { projets } = (await reply.json()) as {
    projets: { _id: { $oid: string }; complet: boolean; clientSigned: boolean }[];
  };
  const found = projets.find(({ complet, clientSigned }) => complet && !clientSigned);
  if (found === undefined) throw new Error('no complete draft of a card');
  return found._id.$oid;
}

const pathOf = (page: Page) => new URL(page.url()).pathname.split('/').slice(2, -1).join('/');

/** Position of 'Suivant'. Located before the measurement: the search for it runs in the page. */
async function placeOfNext(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.getByRole('button', { name: /^(Suivant|Valider)$/ }).boundingBox();
  if (box === null) throw new Error(`no next step at ${page.url()}`);
  await sleep(SETTLE_MS / 5);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** From step to step with 'Suivant': the longest task after each, by the step that it led to. */
async function walk(browser: Browser, page: Page, draft: string): Promise<Map<string, number>> {
  const longest = new Map<string, number>();
  await page.goto(`/chr/info-pdv/${draft}`);
  await page.locator('main h1').waitFor();
  await sleep(SETTLE_MS);
  for (let path = pathOf(page); path !== LAST; path = pathOf(page)) {
    const { x, y } = await placeOfNext(page);
    const task = await longestTask(browser, async () => {
      await page.mouse.click(x, y);
      await page.waitForURL((url) => !url.pathname.includes(`/${path}/`));
      await sleep(SETTLE_MS);
    });
    longest.set(pathOf(page), task);
  }
  return longest;
}

function print(walks: readonly Map<string, number>[]): void {
  process.stdout.write(
    `\nLongest task after each step of a card, 820 px, processor ${CPU_SLOWDOWN}x, median of ${WALKS} (least to most)\n`,
  );
  for (const path of walks[0]?.keys() ?? []) {
    const tasks = walks.map((longest) => longest.get(path) ?? 0);
    const task = median(tasks);
    const verdict = task <= ASKED_MS ? 'held' : `MISSED (asked ${ASKED_MS})`;
    process.stdout.write(
      `${path.padEnd(24)}${task.toFixed(0).padStart(5)} ms (${Math.min(...tasks).toFixed(0)} to ${Math.max(...tasks).toFixed(0)})  ${verdict}\n`,
    );
  }
}

/** The steps of a card's draft, from one to the next, at 820 px: the longest task of each, median of the walks. */
export async function measureWizardSteps(): Promise<void> {
  await withDemonstration('wizard-steps', async ({ url }) => {
    const browser = await launchBrowser();
    try {
      const { context, page } = await openPerson(browser, url);
      await signIn(page, 'dc1');
      const draft = await completeDraft(page);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const walks: Map<string, number>[] = [];
      for (let run = 0; run < WALKS; run += 1) walks.push(await walk(browser, page, draft));
      print(walks);
    } finally {
      await browser.close();
    }
  });
}
