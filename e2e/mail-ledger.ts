import { expect } from 'vitest';
import {
  type MailServer,
  type ReceivedMail,
  startMailServer,
} from '../packages/server/src/testing/mail-server.ts';

/** Recipient, and subject without the project's name. */
type ExpectedMail = readonly [to: string, subject: string];

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Of the demonstration's own orders, on working days from seven o'clock in Paris: not of what a test does. */
export const isOfLateDelivery = ({ subject }: { subject: string }): boolean =>
  plain(subject).endsWith(' : livraison en retard');

/** Compares the mails that a real SMTP server received about each project with those expected at every move. */
export class MailLedger {
  readonly #server: MailServer;
  /** Number of asserted mails by project name. */
  readonly #told = new Map<string, number>();
  /** Asserted mails about an account, not about a project. */
  readonly #ofAccounts: ReceivedMail[] = [];

  constructor(server: MailServer) {
    this.#server = server;
  }

  static async open(): Promise<MailLedger> {
    return new MailLedger(await startMailServer());
  }

  get url(): string {
    return this.#server.url;
  }

  close(): Promise<void> {
    return this.#server.stop();
  }

  #about(project: string): ReceivedMail[] {
    return this.#server.mails.filter(({ subject }) => saidOf(project, subject) !== plain(subject));
  }

  /**
   * Asserts that a move sent exactly these mails since the last assertion: none missing, no duplicate, no other
   * recipient. Returns them in this order.
   */
  async receives(project: string, ...expected: ExpectedMail[]): Promise<ReceivedMail[]> {
    const told = this.#told.get(project) ?? 0;
    const fresh = () => this.#about(project).slice(told);
    const lineOf = ({ to, subject }: ReceivedMail) => `${to.join(', ')} < ${saidOf(project, subject)}`;
    const lines = expected.map(([to, subject]) => `${to} < ${subject}`);
    await expect.poll(() => fresh().map(lineOf).toSorted(), { timeout: 20_000 }).toEqual(lines.toSorted());
    const mails = fresh();
    this.#told.set(project, told + mails.length);
    return lines.flatMap((line) => mails.filter((mail) => lineOf(mail) === line));
  }

  /** Asserts that somebody was told this of their account. */
  async receivesOfAccount(address: string, said: string): Promise<void> {
    const found = () =>
      this.#server.mails.find(({ to, subject }) => to.includes(address) && plain(subject) === said);
    await expect.poll(found, { timeout: 20_000 }).toBeDefined();
    const mail = found();
    if (mail !== undefined) this.#ofAccounts.push(mail);
  }

  /** Asserts that no other mail was received. */
  expectNothingElse(): void {
    const ofProjects = [...this.#told].flatMap(([project, count]) => this.#about(project).slice(0, count));
    const told = [...ofProjects, ...this.#ofAccounts];
    const others = this.#server.mails.filter((mail) => !told.includes(mail) && !isOfLateDelivery(mail));
    expect(others.map(({ to, subject }) => `${to} < ${subject}`)).toEqual([]);
  }
}

/** A subject without its project, with which it begins. */
function saidOf(project: string, subject: string): string {
  const said = plain(subject);
  return said.startsWith(`${project} : `) ? said.slice(project.length + 3) : said;
}

/** The page that a mail links to, with what it leads on to: the same URL in its text and its button. */
export function linkIn(mail: ReceivedMail | undefined, path: string): string {
  const link = new RegExp(`https?://\\S+${path}[\\w-]+(?:\\?[\\w%=-]+)?`).exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`the mail has no link to ${path}: ${mail?.text}`);
  expect(mail?.html).toContain(`href="${link}"`);
  return link;
}
