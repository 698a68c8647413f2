import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Settings } from '../../packages/server/src/storage/s3-settings.ts';
import {
  type DebianPostgres,
  startDebianPostgres,
} from '../../packages/server/src/testing/debian-postgres.ts';
import { freePort } from '../../packages/server/src/testing/running-server.ts';
import { createBucket, FaultyNetwork } from '../../packages/server/src/testing/s3-peer.ts';
import { SmallDisk } from '../../packages/server/src/testing/small-disk.ts';
import { openPodman } from '../../scripts/operations/podman.mjs';
import { emptyDataDir } from '../running-product.ts';
import { Haproxy } from './haproxy.ts';

const PROCESSES = 3;
/** Two probes, two seconds apart (deploy/proxy/haproxy.cfg). */
const PROXY_NOTICES_MS = 5_000;
const READY_MS = 240_000;
const DATABASE_MEGABYTES = 1_500;
/** Above the least that uploads need (storage/disk-room.ts). */
const DATA_MEGABYTES = 400;
/** The image's user. */
const IMAGE_USER = '10001:10001';

export interface Container {
  name: string;
  port: number;
  /** Its data folder. */
  data: SmallDisk;
}

/** What deploy/ describes: three containers of the image behind HAProxy, a PostgreSQL server, files in a bucket. */
export class Installation {
  readonly folder: string;
  readonly postgres: DebianPostgres;
  /** The disk of the database. */
  readonly disk: SmallDisk;
  readonly databaseUrl: string;
  readonly storage: FaultyNetwork;
  readonly bucket: S3Settings;
  readonly proxy: Haproxy;
  readonly containers: readonly Container[];
  readonly podman: ReturnType<typeof openPodman>;

  private constructor(
    parts: Pick<
      Installation,
      | 'folder'
      | 'disk'
      | 'postgres'
      | 'databaseUrl'
      | 'storage'
      | 'bucket'
      | 'proxy'
      | 'containers'
      | 'podman'
    >,
  ) {
    this.folder = parts.folder;
    this.postgres = parts.postgres;
    this.disk = parts.disk;
    this.databaseUrl = parts.databaseUrl;
    this.storage = parts.storage;
    this.bucket = parts.bucket;
    this.proxy = parts.proxy;
    this.containers = parts.containers;
    this.podman = parts.podman;
  }

  /** An empty database, an empty bucket, and no process yet. */
  static async start(): Promise<Installation> {
    const folder = await emptyDataDir('drills');
    const containers = await Promise.all(
      Array.from({ length: PROCESSES }, async (_, index) => ({
        name: `${path.basename(folder)}-${index + 1}`,
        port: await freePort(),
        data: await SmallDisk.mount(path.join(folder, `data-${index + 1}`), DATA_MEGABYTES, IMAGE_USER),
      })),
    );
    const disk = await SmallDisk.mount(path.join(folder, 'database'), DATABASE_MEGABYTES);
    const postgres = await startDebianPostgres(disk.folder);
    return new Installation({
      folder,
      containers,
      disk,
      postgres,
      databaseUrl: await postgres.create('ardoise'),
      storage: await FaultyNetwork.start(),
      bucket: await createBucket(),
      proxy: await Haproxy.start(
        folder,
        containers.map(({ port }) => port),
      ),
      podman: openPodman(),
    });
  }

  /** The settings that every process has. */
  get settings(): Record<string, string> {
    const { endpoint } = this.storage.through(this.bucket);
    return {
      DATABASE_URL: this.databaseUrl,
      PUBLIC_URL: this.proxy.url,
      SECRET_KEY: 'une-clef-des-exercices-seulement-0123456789',
      TRUST_PROXY: '127.0.0.1',
      SHUTDOWN_DELAY_SECONDS: '5',
      FILES_URL: this.bucket.url,
      S3_ENDPOINT: endpoint,
      S3_REGION: this.bucket.region,
      S3_ACCESS_KEY_ID: this.bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: this.bucket.secretAccessKey,
      HOST: '127.0.0.1',
      DEMO: '1',
    };
  }

  /** Starts the processes; the first makes the demonstration in an empty database. */
  startAll(): Promise<void> {
    for (const { name, port, data } of this.containers)
      this.podman.start(
        name,
        { ...this.settings, PORT: String(port) },
        `--volume=${data.folder}:/var/lib/ardoise`,
      );
    return this.allReady();
  }

  /** Once each process is ready, and the proxy has noticed. */
  async allReady(): Promise<void> {
    await Promise.all(
      this.containers.map(({ name, port }) =>
        this.#until(`http://127.0.0.1:${port}/sante/pret`, () => `${name}: ${this.podman.logs(name)}`),
      ),
    );
    await this.#until(`${this.proxy.url}/login`, () => 'the proxy sends to none');
    await sleep(PROXY_NOTICES_MS);
  }

  /** The reasons for which each process is not ready; 'absent' if it does not respond. */
  obstacles(): Promise<string[]> {
    return Promise.all(
      this.containers.map(async ({ port }) => {
        const reply = await fetch(`http://127.0.0.1:${port}/sante/pret`).catch(() => null);
        if (reply === null) return 'absent';
        const { raisons = [] } = (await reply.json()) as { raisons?: string[] };
        return raisons.join(' ');
      }),
    );
  }

  async stop(): Promise<void> {
    for (const { name } of this.containers) this.podman.remove(name);
    await Promise.all(this.containers.map(({ data }) => data.remove()));
    await this.proxy.stop();
    await this.storage.close();
    await this.postgres.stop();
    await this.disk.remove();
    await rm(this.folder, { recursive: true, force: true });
  }

  async #until(url: string, why: () => string): Promise<void> {
    for (const end = Date.now() + READY_MS; Date.now() < end; await sleep(250)) {
      const reply = await fetch(url).catch(() => null);
      if (reply?.ok) return;
    }
    throw new Error(`not ready: ${why()}`);
  }
}
