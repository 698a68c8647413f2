import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ListedMail } from '@ardoise/domain/contract/mails.ts';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { AgencyPage } from './agency-page.ts';
import { enter, leaveBrowser, openPerson, type Person, processBrowser } from './browser.ts';
import { ClientLinkPage } from './client-link-page.ts';
import { demoDataDir } from './demo-data.ts';
import { FollowUpPage } from './follow-up-page.ts';
import { HttpCaller } from './http-caller.ts';
import { isOfLateDelivery, MailLedger } from './mail-ledger.ts';
import { PrinterPage } from './printer-page.ts';
import { type RunningProduct, startProduct } from './running-product.ts';

/** Mail addresses of the demonstration's accounts, and of the client of the orders created here. */
export const DC = 'camille.ferrand@ardoise.example';
export const AGENCY = 'studio@agence-pinson.example';
export const PRINTER = 'atelier@imprimerie-vasseur.example';
export const SIEGE = 'helene.marchetti@ardoise.example';
export const INSTALLER = 'planning@pose-atlantique.example';
export const CLIENT = 'b.lacombe@brasserie-du-palais.example';

/** What an order form that was signed anew adds to the mails of its submission. */
export const orderForm = (client: string) =>
  [
    [client, 'votre bon de commande'],
    [DC, 'bon de commande envoyé au client'],
  ] as const;

/** What the approval of a proof sends, where the order goes on to the agency's execution files. */
export const AGREED_MAILS = [
  [AGENCY, 'fichier d’exécution à préparer'],
  [CLIENT, 'votre accord est enregistré'],
] as const;

const PASSWORD = 'ardoise-demo';

/** The environment of a test: one product, one browser, one SMTP server. */
interface Place {
  dataDir: string;
  mails: MailLedger;
  product: RunningProduct;
  browser: Browser;
}

/** Every role of a Carte Brasserie's workflow, each signed in on their own device, and the mails they receive. */
export class WorkflowPeople {
  readonly mails: MailLedger;
  readonly dc: FollowUpPage;
  readonly agency: AgencyPage;
  readonly siege: FollowUpPage;
  readonly printer: PrinterPage;
  readonly #place: Place;
  readonly #persons: Person[];

  private constructor(place: Place, dc: Person, agency: Person, siege: Person, printer: Person) {
    this.#place = place;
    this.#persons = [dc, agency, siege, printer];
    this.mails = place.mails;
    this.dc = new FollowUpPage(dc.page);
    this.agency = new AgencyPage(agency.page);
    this.siege = new FollowUpPage(siege.page);
    this.printer = new PrinterPage(printer.page);
  }

  static async gather(name: string): Promise<WorkflowPeople> {
    const dataDir = await demoDataDir(name);
    const mails = await MailLedger.open();
    const product = await startProduct(dataDir, { SMTP_URL: mails.url });
    const place = { dataDir, mails, product, browser: await processBrowser() };
    const arrive = async (account: string, width: number) => {
      const person = await openPerson(place.browser, product.url, width);
      await enter(person.page.context(), account);
      return person;
    };
    const dc = await arrive('dc1', 820);
    const agency = await arrive('agence1', 1440);
    const siege = await arrive('siege1', 1440);
    return new WorkflowPeople(place, dc, agency, siege, await arrive('imprimeur', 1180));
  }

  /** The client, without an account, opens a mailed link on a phone. */
  async clientOpens(link: string): Promise<ClientLinkPage> {
    const person = await openPerson(this.#place.browser, this.#place.product.url, 390);
    this.#persons.push(person);
    await person.page.goto(link);
    return new ClientLinkPage(person.page);
  }

  /** Another account, signed in on its own device. */
  async arrives(account: string, width: number, password = PASSWORD): Promise<FollowUpPage> {
    const person = await openPerson(this.#place.browser, this.#place.product.url, width);
    this.#persons.push(person);
    await enter(person.page.context(), account, password);
    return new FollowUpPage(person.page);
  }

  /** A visitor without a session who follows a mailed link. */
  async visits(link: string, width: number): Promise<Page> {
    const person = await openPerson(this.#place.browser, this.#place.product.url, width);
    this.#persons.push(person);
    await person.page.goto(link);
    return person.page;
  }

  /** An HTTP client for an account, for steps not under test. */
  async caller(name: string, password = PASSWORD): Promise<HttpCaller> {
    const caller = new HttpCaller(this.#place.product.url);
    await caller.signIn(name, password);
    return caller;
  }

  /** Asserts that no page logged a console error. */
  expectNoComplaints(): void {
    expect(this.#persons.flatMap(({ complaints }) => complaints)).toEqual([]);
  }

  /** Asserts that no mail is queued or failed, and that none was received unexpectedly. */
  async expectNoOtherMail(): Promise<void> {
    const admin = await this.caller('admin');
    const left = async () => {
      const list = '/rest/myplv/courriels?etat=attente';
      const { comptes, courriels } = await admin.json<{
        comptes: { echec: number };
        courriels: ListedMail[];
      }>('GET', list);
      const waiting = courriels.filter((mail) => !isOfLateDelivery(mail));
      return { waiting: waiting.map(({ subject }) => subject), failed: comptes.echec };
    };
    await expect.poll(left, { timeout: 20_000 }).toEqual({ waiting: [], failed: 0 });
    this.mails.expectNothingElse();
  }

  /** Takes a screenshot of every person's page, for debugging a failure. */
  async photograph(name: string): Promise<void> {
    for (const [index, { page }] of this.#persons.entries())
      await page.screenshot({ path: path.join(tmpdir(), `ardoise ${name} ${index}.png`), fullPage: true });
  }

  async part(): Promise<void> {
    const { browser, product, mails, dataDir } = this.#place;
    await leaveBrowser(browser);
    await product.stop();
    await mails.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
