import type { Job, PgBoss, Db as QueueDb, QueueOptions } from 'pg-boss';
import { prepared } from '../db/prepared.ts';
import type { Transaction } from '../db/transaction.ts';

/** A separate pool, so that slow pages and jobs cannot starve each other. */
const POOL_SIZE = 2;
/** A worker without a heartbeat for so long is dead, and its job is retried by another. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 10;
/** Polling interval for retries; new jobs are notified at once. */
const POLL_SECONDS = 0.5;
const STOP_MILLISECONDS = 8_000;

export interface QueueDefinition
  extends Pick<QueueOptions, 'retryLimit' | 'retryDelay' | 'retryDelayMax' | 'retentionSeconds'> {
  name: string;
}

export interface JobQueueOptions {
  databaseUrl: string;
  queues: readonly QueueDefinition[];
  /** Called for errors that recover by themselves: a lost connection, a job that threw. */
  onError: (error: Error) => void;
  /** Interval of the search for dead workers, in seconds. */
  superviseSeconds?: number;
}

export interface JobContext {
  /** No retry follows this attempt. */
  isLastAttempt: boolean;
  /** Aborted when the process stops. */
  signal: AbortSignal;
}

/**
 * A job queue in the same PostgreSQL (pg-boss, in the schema `pgboss`): enqueued inside the caller's transaction, run
 * after its commit by any free server process, retried with exponential backoff, and taken over when a process dies.
 * Starts lazily at the first use.
 */
export class JobQueue {
  readonly #open: () => Promise<PgBoss>;
  readonly #queues: readonly QueueDefinition[];
  readonly #endings: (() => Promise<void>)[] = [];
  #boss: PgBoss | undefined;
  #started: Promise<PgBoss> | undefined;

  /** Called for errors that recover by themselves. */
  readonly onError: (error: Error) => void;

  constructor({ databaseUrl, queues, onError, superviseSeconds = SUPERVISE_SECONDS }: JobQueueOptions) {
    this.#queues = queues;
    this.onError = onError;
    this.#open = async () => {
      // Loaded with the first job: a server that sends no mails needs nothing of it.
      const { PgBoss } = await import('pg-boss');
      const boss = new PgBoss({
        connectionString: databaseUrl,
        max: POOL_SIZE,
        application_name: `ardoise-jobs:${process.pid}`,
        useListenNotify: true,
        schedule: false,
        superviseIntervalSeconds: superviseSeconds,
        monitorIntervalSeconds: superviseSeconds,
      });
      boss.on('error', onError);
      return boss;
    };
  }

  /** Installs or updates the queue's own tables, then connects. Later calls await the first. */
  start(): Promise<PgBoss> {
    this.#started ??= this.#start().catch((error: unknown) => {
      this.#started = undefined;
      throw error;
    });
    return this.#started;
  }

  async #start(): Promise<PgBoss> {
    this.#boss ??= await this.#open();
    const boss = this.#boss;
    await boss.start();
    for (const { name, ...options } of this.#queues) {
      const settings = { ...options, retryBackoff: true, heartbeatSeconds: HEARTBEAT_SECONDS, notify: true };
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, settings);
    }
    return boss;
  }

  /** Enqueues jobs that exist if and only if `tx` commits, in one statement. */
  async sendAll(tx: Transaction, queue: string, jobs: readonly object[]): Promise<void> {
    const boss = await this.start();
    const db: QueueDb = { executeSql: (text, values = []) => tx.query(prepared(text, values)) };
    await boss.insert(
      queue,
      jobs.map((data) => ({ data })),
      { db },
    );
  }

  /** Runs the jobs of a queue with a concurrency of `atOnce`; a job whose `work` throws is retried. */
  async work<Data>(
    queue: string,
    atOnce: number,
    work: (data: Data, job: JobContext) => Promise<void>,
  ): Promise<void> {
    const boss = await this.start();
    const options = {
      localConcurrency: atOnce,
      includeMetadata: true,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
    } as const;
    await boss.work<Data, void, typeof options>(queue, options, async (jobs) => {
      for (const job of jobs) {
        await work(job.data, {
          isLastAttempt: job.retryCount >= job.retryLimit,
          signal: (job as Job<Data>).signal,
        });
      }
    });
  }

  /** Registers a producer of jobs, which must end before the queue does. */
  beforeStop(end: () => Promise<void>): void {
    this.#endings.push(end);
  }

  /** Waits for running jobs, or releases them for a retry, and closes the connections. */
  async stop(): Promise<void> {
    if (this.#started === undefined) return;
    for (const end of this.#endings) await end();
    await this.#started.catch(() => undefined);
    await this.#boss?.stop({ graceful: true, timeout: STOP_MILLISECONDS });
  }
}
