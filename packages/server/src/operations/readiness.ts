import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { createPool } from '../db/pool.ts';
import { repeat } from '../jobs/repeat.ts';
import type { FileStore } from '../storage/file-store.ts';
import { productVersion } from './product-version.ts';
import { deleteLostServers, deleteServer, markServerSeen, type ServerProcess } from './servers.repository.ts';
import { SharedCheck } from './shared-check.ts';

/** Timeout of a connection, and of a statement; a check takes twice as long at most. */
const DATABASE_PATIENCE_MS = 1_500;
const PATIENCE_MS = 3_000;
/** Interval of a process's heartbeat row, without health checks. */
const HEARTBEAT_MS = 15_000;

/** Why a process should get no requests. */
export type Obstacle = 'arret' | 'base' | 'fichiers';

interface Options {
  databaseUrl: string;
  files: Pick<FileStore, 'checkReachable' | 'checkWritable'>;
  onFailure: (error: unknown) => void;
}

/**
 * Whether this process should get requests: it is not stopping, and can write to the database and its files. Its
 * connection is its own, so that a pool busy with slow pages is no reason to take a process out.
 */
export class Readiness {
  /** For checks while the pool is exhausted: short timeouts, one connection. */
  readonly pool: Pool;
  readonly #self: ServerProcess;
  readonly #database: SharedCheck;
  readonly #files: SharedCheck;
  readonly #storage: SharedCheck;
  readonly #onFailure: (error: unknown) => void;
  #stopping = false;

  constructor({ databaseUrl, files, onFailure }: Options) {
    this.#onFailure = onFailure;
    this.pool = createPool(databaseUrl, { size: 1, patienceMs: DATABASE_PATIENCE_MS });
    this.#self = {
      id: randomUUID(),
      host: hostname(),
      pid: process.pid,
      version: productVersion(),
      node: process.versions.node,
    };
    this.#database = new SharedCheck(() => markServerSeen(this.pool, this.#self), PATIENCE_MS, onFailure);
    this.#files = new SharedCheck(() => files.checkWritable(), PATIENCE_MS, onFailure);
    this.#storage = new SharedCheck(() => files.checkReachable(), PATIENCE_MS, onFailure);
  }

  /** Shutting down: the load balancer should move its connections to another process. */
  get isStopping(): boolean {
    return this.#stopping;
  }

  /** Empty: ready. Never rejects, and takes three seconds at most. */
  async obstacles(): Promise<Obstacle[]> {
    if (this.#stopping) return ['arret'];
    const [database, files] = await Promise.all([this.#database.passes(), this.#files.passes()]);
    return [...(database ? [] : ['base' as const]), ...(files ? [] : ['fichiers' as const])];
  }

  /** Whether stored files can be read. Does not affect readiness: other processes lack them too, and orders work. */
  storageAnswers(): Promise<boolean> {
    return this.#storage.passes();
  }

  /** Writes this process's row regularly until the returned function is called. */
  startHeartbeat(): () => Promise<void> {
    const stop = repeat(() => this.#database.passes(), HEARTBEAT_MS, this.#onFailure);
    deleteLostServers(this.pool).catch(this.#onFailure);
    return stop;
  }

  /** Not ready any more; resolves once proxies had `seconds` to notice. */
  async leave(seconds: number): Promise<void> {
    this.#stopping = true;
    await sleep(seconds * 1_000);
  }

  /** Deletes its row, and closes its connection. */
  async close(): Promise<void> {
    await deleteServer(this.pool, this.#self.id).catch(this.#onFailure);
    await this.pool.end();
  }
}
