import type { Locator, Page } from 'playwright';
import { eventually } from './eventually.ts';

/** A hand-drawn line, in fractions of the pad's width and height. */
const LINE = [
  [0.3, 0.2],
  [0.4, 0.7],
  [0.5, 0.3],
  [0.6, 0.65],
  [0.75, 0.35],
] as const;

/** The pad on which a client or a delegate signs. */
export class SignatureDialog {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  #dialog(): Locator {
    return this.#page.locator('dialog[open]');
  }

  /** Draws until there is a line on the pad, as people do: the dialog may still move as one begins. */
  async #draw(): Promise<void> {
    const pad = this.#dialog().locator('canvas');
    await eventually(async () => {
      await this.#drawLine(pad);
      return pad.getAttribute('aria-label');
    }).toBe('Signature dessinée');
  }

  async #drawLine(pad: Locator): Promise<void> {
    await pad.scrollIntoViewIfNeeded();
    const box = await pad.boundingBox();
    if (box === null) throw new Error('there is no pad');
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
    await this.#page.mouse.move(...at(0.2, 0.6));
    await this.#page.mouse.down();
    for (const [x, y] of LINE) await this.#page.mouse.move(...at(x, y), { steps: 6 });
    await this.#page.mouse.up();
  }

  /** Writes the signer's quality where none is proposed, draws, ticks the certification where required, and signs. */
  async sign(quality: string, certify: boolean): Promise<void> {
    const field = this.#dialog().getByLabel('Qualité');
    if ((await field.inputValue()) === '') await field.fill(quality);
    await this.#draw();
    if (certify) await this.#dialog().getByRole('checkbox').check();
    await this.#dialog().getByRole('button', { name: 'Signer', exact: true }).click();
  }
}
