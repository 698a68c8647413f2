import { rm } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { leaveBrowser, openPerson, processBrowser, signIn } from '../browser.ts';
import { sendToAgency } from '../card-order.ts';
import { demoDataDir } from '../demo-data.ts';
import type { Demonstration } from '../demonstration.ts';
import { HttpCaller } from '../http-caller.ts';
import { openBoards } from '../new-project-dialog.ts';
import { type RunningProduct, startProduct } from '../running-product.ts';
import { WizardPage } from '../wizard-page.ts';
import { Effort } from './effort.ts';

interface CountedOrder {
  title: string;
  /** From the home page to the first step; returns the project's id. */
  begin: (wizard: WizardPage) => Promise<string>;
  /** From the first step to the last. */
  fill: (wizard: WizardPage) => Promise<void>;
  /** From the last step to the signed order. */
  sign: (wizard: WizardPage, id: string) => Promise<void>;
  /** From there to the dashboard; default: to the agency, with a message. */
  send?: (wizard: WizardPage) => Promise<void>;
}

const sendWithMessage = (wizard: WizardPage) => sendToAgency(wizard, 'Bonjour.');

/** One product whose orders are counted: what a delegate taps, types and decides. */
export class CountedOrders {
  readonly #dataDir: string;
  readonly #product: RunningProduct;
  readonly #browser: Browser;

  private constructor(dataDir: string, product: RunningProduct, browser: Browser) {
    this.#dataDir = dataDir;
    this.#product = product;
    this.#browser = browser;
  }

  static async start(): Promise<CountedOrders> {
    const dataDir = await demoDataDir('taps');
    const product = await startProduct(dataDir);
    const siege = new HttpCaller(product.url);
    await siege.signIn('siege1', 'ardoise-demo');
    await openBoards(siege);
    return new CountedOrders(dataDir, product, await processBrowser());
  }

  async stop(): Promise<void> {
    await leaveBrowser(this.#browser);
    await this.#product.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  /** What a client does on their phone, from the link of their mail on; prints the report, and returns the total. */
  async countOnPhone(
    title: string,
    part: (wizard: WizardPage, site: Demonstration) => Promise<void>,
  ): Promise<ReturnType<Effort['total']>> {
    const { context, page } = await openPerson(this.#browser, this.#product.url, 390);
    const effort = await Effort.countIn(context);
    await part(new WizardPage(page), { browser: this.#browser, url: this.#product.url });
    process.stdout.write(`\n${effort.report(title)}\n\n`);
    await context.close();
    return effort.total();
  }

  get url(): string {
    return this.#product.url;
  }

  /** What an account does on a tablet, signed in; prints the report, and returns the total. */
  async countFrom(
    title: string,
    account: string,
    part: (page: Page) => Promise<void>,
  ): Promise<ReturnType<Effort['total']>> {
    const { context, page } = await openPerson(this.#browser, this.#product.url);
    await signIn(page, account);
    const effort = await Effort.countIn(context);
    await part(page);
    process.stdout.write(`\n${effort.report(title)}\n\n`);
    await context.close();
    return effort.total();
  }

  /** What an account does from its list on, signed in; prints the report. */
  async countFromList(title: string, account: string, part: (page: Page) => Promise<void>): Promise<void> {
    const { context, page } = await openPerson(this.#browser, this.#product.url, 1180);
    await signIn(page, account);
    const effort = await Effort.countIn(context);
    await part(page);
    process.stdout.write(`\n${effort.report(title)}\n\n`);
    await context.close();
  }

  /** From the home page, signed in, to the agency; prints the report. */
  async count({ title, begin, fill, sign, send = sendWithMessage }: CountedOrder): Promise<void> {
    const { context, page } = await openPerson(this.#browser, this.#product.url);
    await signIn(page, 'dc1');
    const effort = await Effort.countIn(context);
    const wizard = new WizardPage(page);
    const id = await begin(wizard);
    await fill(wizard);
    await sign(wizard, id);
    await send(wizard);
    process.stdout.write(`\n${effort.report(title)}\n\n`);
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await context.close();
  }
}
