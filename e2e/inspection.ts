import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { inVolume } from '../packages/server/src/testing/volume.ts';
import { heldBars, lostFocus, lowTargets, strayParts } from './reachable.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const LAPTOP = { width: 1180, height: 820 };
const PHONE = { width: 390, height: 844 };
/** A window of 1280 x 1024 at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** Until the screen itself is there, read whole: neither the drawing that stands before the scripts run, nor bars. */
export async function screenRead(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('.first-paint, .skeleton') === null,
  );
}

/** One person's browser, and what is wrong with the screens it has been through. */
export class Inspection {
  readonly page: Page;
  readonly wrong: string[] = [];
  /** Where axe reads the screens: on what this person works with; on both in the long run. */
  readonly #axeAt: readonly number[];

  constructor(page: Page, usual: 'laptop' | 'phone') {
    this.page = page;
    const one = usual === 'phone' ? PHONE : LAPTOP;
    this.#axeAt = inVolume([one], [LAPTOP, PHONE]).map(({ width }) => width);
  }

  /** Opens a screen and looks at it. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.look(address);
  }

  /** Looks at what is on screen, on a laptop, on a phone, then at 400 %; a dialog is looked at by itself. */
  async look(name: string): Promise<void> {
    await screenRead(this.page);
    for (const size of [LAPTOP, PHONE]) await this.#lookAt(name, size);
    await this.#lookAtZoomed(name);
    await this.page.setViewportSize(LAPTOP);
  }

  /** Looks at the dialog that was just asked for. */
  async lookAtDialog(name: string): Promise<void> {
    await this.page.locator('dialog[open]').waitFor();
    await this.look(name);
  }

  async #lookAt(name: string, size: typeof PHONE): Promise<void> {
    const { page, wrong } = this;
    const where = `${name} at ${size.width} px`;
    await this.#resize(size);
    if (this.#axeAt.includes(size.width)) await this.#runAxe(where);
    const found = [...(await page.evaluate(strayParts)), ...(await page.evaluate(lowTargets))];
    // A ring is drawn for whoever uses the keyboard.
    await page.keyboard.press('Tab');
    found.push(...(await page.evaluate(lostFocus)));
    wrong.push(...found.map((what) => `${where}: ${what}`));
  }

  async #runAxe(where: string): Promise<void> {
    const { page, wrong } = this;
    // One document, no frames: the other way opens a page of its own for each look.
    const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true);
    if ((await page.locator('dialog[open]').count()) > 0) axe.include('dialog[open]');
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        wrong.push(`${where}: ${id}, ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`);
  }

  /** At 400 % of a laptop's window all is there, in one column, and nothing holds the little that can be read. */
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
