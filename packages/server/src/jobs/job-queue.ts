import { type Job, PgBoss, type Db as QueueDb, type QueueOptions } from 'pg-boss';
import { prepared } from '../db/prepared.ts';
import type { Transaction } from '../db/transaction.ts';

/** Connections of its own, so that a slow page never holds back a job, nor the other way round. */
const POOL_SIZE = 2;
/** A worker that gives no sign of life for so long is dead, and its job goes to another. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 10;
/** A new job is told to the workers at once; one to be tried again is found by looking. */
const POLL_SECONDS = 0.5;
const STOP_MILLISECONDS = 8_000;

export interface QueueDefinition
  extends Pick<QueueOptions, 'retryLimit' | 'retryDelay' | 'retryDelayMax' | 'retentionSeconds'> {
  name: string;
}

export interface JobQueueOptions {
  databaseUrl: string;
  queues: readonly QueueDefinition[];
  /** Told of what heals by itself: a lost connection, a job that threw. */
  onError: (error: Error) => void;
  /** How often dead workers are looked for, in seconds. */
  superviseSeconds?: number;
}

export interface JobContext {
  /** No other attempt follows this one. */
  isLastAttempt: boolean;
  /** Aborted when the process stops. */
  signal: AbortSignal;
}

/**
 * Jobs kept in the same PostgreSQL as everything else (pg-boss, in the schema `pgboss`): queued inside the caller's
 * transaction, taken after its commit by whichever server process is free, tried again with growing delays, and taken
 * over when a process dies. Starts by itself at the first use.
 */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #queues: readonly QueueDefinition[];
  readonly #endings: (() => Promise<void>)[] = [];
  #started: Promise<void> | undefined;

  /** Told of what heals by itself. */
  readonly onError: (error: Error) => void;

  constructor({ databaseUrl, queues, onError, superviseSeconds = SUPERVISE_SECONDS }: JobQueueOptions) {
    this.#queues = queues;
    this.onError = onError;
    this.#boss = new PgBoss({
      connectionString: databaseUrl,
      max: POOL_SIZE,
      application_name: `ardoise-jobs:${process.pid}`,
      useListenNotify: true,
      schedule: false,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
    });
    this.#boss.on('error', onError);
  }

  /** Installs or updates the queue's own tables, then connects. Later calls wait for the first. */
  start(): Promise<void> {
    this.#started ??= this.#start().catch((error: unknown) => {
      this.#started = undefined;
      throw error;
    });
    return this.#started;
  }

  async #start(): Promise<void> {
    await this.#boss.start();
    for (const { name, ...options } of this.#queues) {
      const settings = { ...options, retryBackoff: true, heartbeatSeconds: HEARTBEAT_SECONDS, notify: true };
      await this.#boss.createQueue(name, settings);
      await this.#boss.updateQueue(name, settings);
    }
  }

  /** Queues jobs that exist if and only if `tx` commits, in one statement. */
  async sendAll(tx: Transaction, queue: string, jobs: readonly object[]): Promise<void> {
    await this.start();
    const db: QueueDb = { executeSql: (text, values = []) => tx.query(prepared(text, values)) };
    await this.#boss.insert(
      queue,
      jobs.map((data) => ({ data })),
      { db },
    );
  }

  /** Does the jobs of a queue, `atOnce` at a time; a job whose `work` throws is tried again. */
  async work<Data>(
    queue: string,
    atOnce: number,
    work: (data: Data, job: JobContext) => Promise<void>,
  ): Promise<void> {
    await this.start();
    const options = {
      localConcurrency: atOnce,
      includeMetadata: true,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
    } as const;
    await this.#boss.work<Data, void, typeof options>(queue, options, async (jobs) => {
      for (const job of jobs) {
        await work(job.data, {
          isLastAttempt: job.retryCount >= job.retryLimit,
          signal: (job as Job<Data>).signal,
        });
      }
    });
  }

  /** Something that gives this queue jobs, and must end before it does. */
  beforeStop(end: () => Promise<void>): void {
    this.#endings.push(end);
  }

  /** Lets the jobs under way end, or gives them up to be tried again, and closes the connections. */
  async stop(): Promise<void> {
    if (this.#started === undefined) return;
    for (const end of this.#endings) await end();
    await this.#started.catch(() => undefined);
    await this.#boss.stop({ graceful: true, timeout: STOP_MILLISECONDS });
  }
}
