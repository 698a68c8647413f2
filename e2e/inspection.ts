import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { inVolume } from '../packages/server/src/testing/volume.ts';
import { heldBars, lostFocus, lowTargets, strayParts } from './reachable.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const LAPTOP = { width: 1180, height: 820 };
const PHONE = { width: 390, height: 844 };
/** A window of 1280 x 1024 at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** Waits for the loaded screen, not its server-rendered skeleton nor loading placeholders. */
export async function screenRead(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('.first-paint, .skeleton') === null,
  );
}

/** One person's browser, and the accessibility problems of the screens visited. */
export class Inspection {
  readonly page: Page;
  readonly wrong: string[] = [];
  /** This person's device; laptop and phone in the long run. */
  readonly #sizes: readonly (typeof PHONE)[];

  constructor(page: Page, usual: 'laptop' | 'phone') {
    this.page = page;
    const one = usual === 'phone' ? PHONE : LAPTOP;
    this.#sizes = inVolume([one], [LAPTOP, PHONE]);
  }

  /** Opens a screen and inspects it. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.look(address);
  }

  /** Inspects the screen at its usual width, then at 400 % zoom; a dialog by itself. */
  async look(name: string): Promise<void> {
    await screenRead(this.page);
    for (const size of this.#sizes) await this.#lookAt(name, size);
    await this.#lookAtZoomed(name);
    await this.page.setViewportSize(LAPTOP);
  }

  /** Inspects the dialog just opened. */
  async lookAtDialog(name: string): Promise<void> {
    await this.page.locator('dialog[open]').waitFor();
    await this.look(name);
  }

  async #lookAt(name: string, size: typeof PHONE): Promise<void> {
    const { page, wrong } = this;
    const where = `${name} at ${size.width} px`;
    await this.#resize(size);
    const found = await page.evaluate(strayParts);
    found.push(...(await this.#read(where)));
    wrong.push(...found.map((what) => `${where}: ${what}`));
  }

  async #read(where: string): Promise<string[]> {
    const { page } = this;
    await this.#runAxe(where);
    const low = await page.evaluate(lowTargets);
    // :focus-visible applies after a key press only.
    await page.keyboard.press('Tab');
    return [...low, ...(await page.evaluate(lostFocus))];
  }

  async #runAxe(where: string): Promise<void> {
    const { page, wrong } = this;
    // Legacy mode: one document, no frames; otherwise axe opens a new page per run.
    // Elements of passed rules are not listed, which costs more than the rules; style sheets are fetched again
    // only for a rule that these tags leave out.
    const axe = new AxeBuilder({ page })
      .options({ runOnly: TAGS, resultTypes: ['violations'], preload: false })
      .setLegacyMode(true);
    if ((await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]');
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        wrong.push(`${where}: ${id}, ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`);
  }

  /** At 400 % zoom everything reflows into one column, and no sticky bar covers the small viewport. */
  async #lookAtZoomed(name: string): Promise<void> {
    await this.#resize(ZOOMED);
    const found = [strayParts, heldBars].map((measure) => this.page.evaluate(measure));
    this.wrong.push(...(await Promise.all(found)).flat().map((what) => `${name} at 400 %: ${what}`));
  }

  async #resize(size: typeof PHONE): Promise<void> {
    await this.page.setViewportSize(size);
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
  }
}
