import { rm } from 'node:fs/promises';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../packages/server/src/db/embedded/embedded-postgres.ts';
import { type MailServer, startMailServer } from '../packages/server/src/testing/mail-server.ts';
import { demoDataDir } from './demo-data.ts';
import { type RunningProduct, startProduct } from './running-product.ts';
import { type SpreadingProxy, startSpreadingProxy } from './spreading-proxy.ts';

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

  static async start(count: number): Promise<SeveralServers> {
    const dataDir = await demoDataDir('several');
    const postgres = await startEmbeddedPostgres(dataDir);
    const mailbox = await startMailServer();
    const servers = new SeveralServers(dataDir, postgres, mailbox, await startSpreadingProxy());
    servers.processes = await Promise.all(Array.from({ length: count }, () => servers.startAnother()));
    servers.proxy.upstreams = servers.processes.map(({ url }) => url);
    return servers;
  }

  startAnother(settings: Record<string, string> = {}): Promise<RunningProduct> {
    const usual = { DATABASE_URL: this.postgres.url, DEMO: '1', SMTP_URL: this.mailbox.url };
    return startProduct(this.dataDir, { ...usual, ...settings });
  }

  /** Ends a process while the proxy still hands requests to it, and puts another in its place. */
  async replace(leaving: RunningProduct, end: () => Promise<void>): Promise<void> {
    await end();
    const { proxy } = this;
    proxy.upstreams = proxy.upstreams.filter((url) => url !== leaving.url);
    const next = await this.startAnother();
    this.processes = [...this.processes.filter((each) => each !== leaving), next];
    proxy.upstreams = [...proxy.upstreams, next.url];
  }

  anyProcess(): RunningProduct {
    const [first] = this.processes.toSorted(() => Math.random() - 0.5);
    if (first === undefined) throw new Error('no process');
    return first;
  }

  async withDatabase<Result>(work: (db: pg.Client) => Promise<Result>): Promise<Result> {
    const db = new pg.Client({ connectionString: this.postgres.url });
    await db.connect();
    try {
      return await work(db);
    } finally {
      await db.end();
    }
  }

  async stop(): Promise<void> {
    await this.proxy.stop();
    await Promise.all(this.processes.map((each) => each.stop()));
    await this.mailbox.stop();
    await this.postgres.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
