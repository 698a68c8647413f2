import { rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../packages/server/src/db/embedded/embedded-postgres.ts';
import { type MailServer, startMailServer } from '../packages/server/src/testing/mail-server.ts';
import { demoDataDir } from './demo-data.ts';
import { type RunningProduct, startProduct } from './running-product.ts';
import { type SpreadingProxy, startSpreadingProxy } from './spreading-proxy.ts';
import { withDatabase } from './with-database.ts';

/** Server processes of one installation, with the demonstration, behind a proxy that spreads requests at random. */
export class SeveralServers {
  readonly postgres: EmbeddedPostgres;
  readonly mailbox: MailServer;
  readonly dataDir: string;
  readonly proxy: SpreadingProxy;
  processes: RunningProduct[] = [];

  private constructor(
    dataDir: string,
    postgres: EmbeddedPostgres,
    mailbox: MailServer,
    proxy: SpreadingProxy,
  ) {
    this.dataDir = dataDir;
    this.postgres = postgres;
    this.mailbox = mailbox;
    this.proxy = proxy;
  }

  /** So many processes on the demonstration. */
  static async start(count: number): Promise<SeveralServers> {
    const servers = await SeveralServers.on(await demoDataDir('several'));
    await Promise.all(Array.from({ length: count }, () => servers.add()));
    return servers;
  }

  /** No process yet, on a data folder of the caller's; an empty one gets the demonstration from the first process. */
  static async on(dataDir: string): Promise<SeveralServers> {
    const postgres = await startEmbeddedPostgres(path.join(dataDir, 'postgres'));
    return new SeveralServers(dataDir, postgres, await startMailServer(), await startSpreadingProxy());
  }

  /** A process that gets no requests from the proxy. @param root the checkout whose code it runs */
  startAside(settings: Record<string, string> = {}, root?: string): Promise<RunningProduct> {
    const usual = {
      DATABASE_URL: this.postgres.url,
      DEMO: '1',
      SMTP_URL: this.mailbox.url,
      SHUTDOWN_DELAY_SECONDS: '1',
    };
    return startProduct(this.dataDir, { ...usual, ...settings }, root);
  }

  /** One more process, which gets requests once it responds. */
  async add(settings: Record<string, string> = {}, root?: string): Promise<void> {
    const added = await this.startAside(settings, root);
    this.processes.push(added);
    this.proxy.upstreams.push(added.url);
  }

  /** Kills or stops a process while the proxy still routes requests to it. */
  async end(leaving: RunningProduct, how: 'kill' | 'stop'): Promise<void> {
    await leaving[how]();
    this.processes = this.processes.filter((each) => each !== leaving);
    this.proxy.upstreams = this.proxy.upstreams.filter((url) => url !== leaving.url);
  }

  anyProcess(): RunningProduct {
    const [first] = this.processes.toSorted(() => Math.random() - 0.5);
    if (first === undefined) throw new Error('no process');
    return first;
  }

  withDatabase<Result>(work: (db: pg.Client) => Promise<Result>): Promise<Result> {
    return withDatabase(this.postgres.url, work);
  }

  async stop(): Promise<void> {
    await this.proxy.stop();
    await Promise.all(this.processes.map((each) => each.stop()));
    await this.mailbox.stop();
    await this.postgres.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
