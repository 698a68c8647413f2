import { expect } from 'vitest';
import {
  type MailServer,
  type ReceivedMail,
  startMailServer,
} from '../packages/server/src/testing/mail-server.ts';

/** Who receives it, and its subject before ' : ' and the project's name. */
type ExpectedMail = readonly [to: string, subject: string];

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a real mail server received about each project, held against what is expected at every move. */
export class MailLedger {
  readonly #server: MailServer;
  /** How many mails of a project, by its name, are accounted for. */
  readonly #told = new Map<string, number>();

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
    return this.#server.mails.filter(({ subject }) => plain(subject).endsWith(` : ${project}`));
  }

  /** A move sent exactly these since the last one asked about: none missing, none twice, nobody else. Answers them in this order. */
  async receives(project: string, ...expected: ExpectedMail[]): Promise<ReceivedMail[]> {
    const told = this.#told.get(project) ?? 0;
    const fresh = () => this.#about(project).slice(told);
    const lineOf = ({ to, subject }: ReceivedMail) => `${to.join(', ')} < ${plain(subject)}`;
    const lines = expected.map(([to, subject]) => `${to} < ${subject} : ${project}`);
    await expect.poll(() => fresh().map(lineOf).toSorted(), { timeout: 20_000 }).toEqual(lines.toSorted());
    const mails = fresh();
    this.#told.set(project, told + mails.length);
    return lines.flatMap((line) => mails.filter((mail) => lineOf(mail) === line));
  }

  /** Nothing was received that no move accounts for. */
  expectNothingElse(): void {
    const told = [...this.#told.values()].reduce((sum, count) => sum + count, 0);
    expect(this.#server.mails.map(({ to, subject }) => `${to} < ${subject}`)).toHaveLength(told);
  }
}

/** The page of the product that a mail leads to: the same in its text and behind its button. */
export function linkIn(mail: ReceivedMail | undefined, path: string): string {
  const link = new RegExp(`https?://\\S+${path}[\\w-]+`).exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error(`the mail has no link to ${path}: ${mail?.text}`);
  expect(mail?.html).toContain(`href="${link}"`);
  return link;
}
