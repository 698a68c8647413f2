import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Pool } from 'pg';
import { createPool } from '../db/pool.ts';
import type { WatchQuery } from '../db/watched-client.ts';
import { repeat } from '../jobs/repeat.ts';
import { chooseReplica, type MustSee, PrimaryHistory, type ReplicaState } from './choose-replica.ts';
import { lookAtServer, readWrittenPosition } from './positions.repository.ts';

const LOOK_MS = 500;
/** The state of a replica expires after so long without a check: it hangs. */
const TRUSTED_MS = 1_200;
/** Of a look: a replica that takes longer is not read. */
const LOOK_PATIENCE_MS = 1_000;
/** Timeout of a read, connection included: falls back to the primary. */
const READ_PATIENCE_MS = 5_000;

/** State of a replica: read, or excluded since it lags or does not respond. */
type ReplicaUse = 'lue' | 'retard' | 'absente';

/** A replica, for the operator. */
export interface ReplicaReport {
  name: string;
  use: ReplicaUse;
  lagMs: number;
}

interface Replica extends ReplicaState {
  /** Host and port. */
  name: string;
  pool: Pool;
  watch: Pool;
  lookedAt: number;
}

export interface ReplicasOptions {
  primary: Pool;
  urls: readonly string[];
  poolSize: number;
  maxLagMs: number;
  /** Called with every read's statements. */
  watchQuery?: WatchQuery | undefined;
}

/**
 * Reads that need not see the last second, on streaming replicas (docs/decisions/lists-are-read-from-replicas.md).
 * Without any, every read goes to the primary.
 */
export class Replicas {
  readonly #primary: Pool;
  readonly #replicas: Replica[];
  readonly #maxLagMs: number;
  readonly #history: PrimaryHistory;
  #turn = 0;
  /** System identifier of the database; undefined until the first check. */
  #identity: string | undefined;

  constructor({ primary, urls, maxLagMs, ...options }: ReplicasOptions) {
    this.#primary = primary;
    this.#maxLagMs = maxLagMs;
    this.#history = new PrimaryHistory(10 * maxLagMs);
    this.#replicas = urls.map((url) => open(url, options));
  }

  /** Whether there are any. */
  get isOn(): boolean {
    return this.#replicas.length > 0;
  }

  /**
   * Runs reads on a replica that is recent enough for them, else on the primary; retried on the primary if the replica
   * fails. `work` only reads.
   */
  async read<Result>(mustSee: MustSee, work: (pool: Pool) => Promise<Result>): Promise<Result> {
    const now = Date.now();
    const known = this.#replicas.filter(({ lookedAt }) => now - lookedAt < TRUSTED_MS);
    const replica = chooseReplica(known, mustSee, { maxLagMs: this.#maxLagMs, turn: this.#turn });
    if (replica === null) return work(this.#primary);
    this.#turn = (this.#turn + 1) % 1_000_000;
    try {
      return await work(replica.pool);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (isLost(error)) replica.replayed = null;
      return work(this.#primary);
    }
  }

  /** A position after everything that was committed until now. */
  async position(): Promise<string> {
    return readWrittenPosition(this.#primary);
  }

  /** State of each replica in this process. */
  states(): ReplicaReport[] {
    return this.#replicas.map(({ name, replayed, lagMs }) => {
      const behind = lagMs > this.#maxLagMs ? 'retard' : 'lue';
      return { name, use: replayed === null ? 'absente' : behind, lagMs };
    });
  }

  /** Polls them until the returned function is called. */
  start(): () => Promise<void> {
    const stops = this.isOn
      ? [
          repeat(
            () => this.#lookAtPrimary(),
            LOOK_MS,
            () => undefined,
          ),
          ...this.#replicas.map((replica) =>
            repeat(
              () => this.#lookAt(replica),
              LOOK_MS,
              () => undefined,
            ),
          ),
        ]
      : [];
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
      await Promise.all(this.#replicas.flatMap(({ pool, watch }) => [pool.end(), watch.end()]));
    };
  }

  async #lookAtPrimary(): Promise<void> {
    // While it does not respond, its replicas are compared with its last position.
    const seen = await lookAtServer(this.#primary).catch(() => null);
    if (seen === null) return;
    this.#identity = seen.identity;
    if (seen.written !== null) this.#history.add(seen.written, Date.now());
  }

  async #lookAt(replica: Replica): Promise<void> {
    const seen = await lookAtServer(replica.watch).catch(() => null);
    // A replica of another database would respond too.
    const replayed = seen?.identity === this.#identity ? (seen?.replayed ?? null) : null;
    replica.replayed = replayed;
    replica.lookedAt = Date.now();
    if (replayed !== null) replica.lagMs = this.#history.lagOf(replayed, Date.now());
  }
}

function open(
  url: string,
  { poolSize, watchQuery }: Pick<ReplicasOptions, 'poolSize' | 'watchQuery'>,
): Replica {
  const lost = () => {
    // A replica that was restarted may be behind what it had replayed before.
    replica.replayed = null;
  };
  const pool = createPool(url, {
    size: poolSize,
    patienceMs: READ_PATIENCE_MS,
    onConnectionLost: lost,
    watchQuery,
  });
  const watch = createPool(url, { size: 1, patienceMs: LOOK_PATIENCE_MS, onConnectionLost: lost });
  const replica: Replica = {
    name: nameOf(url),
    pool,
    watch,
    replayed: null,
    lagMs: Number.POSITIVE_INFINITY,
    lookedAt: 0,
  };
  return replica;
}

function nameOf(url: string): string {
  const { host, searchParams } = new URL(url);
  return searchParams.get('host') ?? host;
}

/** Not of the statement: the connection, the server, its host. */
function isLost(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return !/^[0-9A-Z]{5}$/.test(code) || /^(08|53|57)/.test(code);
}
