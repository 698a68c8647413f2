import { Refusal } from '@ardoise/domain/base/errors.ts';

/** Limits of one type of work in this process. */
export interface WorkLimits {
  /** Concurrency. */
  atOnce: number;
  /** Maximum of queued, running and unread files: a slow reader keeps some megabytes in memory. */
  most: number;
  /** Message beyond the maximum. */
  tooMany: string;
}

/** Queue of work for threads: each takes memory and CPU time, and page requests have priority. */
export class WorkLine {
  readonly #limits: WorkLimits;
  /** First in, first out. */
  readonly #waiting = new Set<() => void>();
  #running = 0;
  #unfinished = 0;

  constructor(limits: WorkLimits) {
    this.#limits = limits;
  }

  /**
   * Resolves when a slot is free, with a function that releases it. `signal` aborts when the reply is complete, or the
   * client has disconnected.
   * @throws Refusal TROP_DE_DEMANDES when the queue is full; the signal's reason when it aborts before
   */
  async enter(signal: AbortSignal): Promise<() => void> {
    const { atOnce, most, tooMany } = this.#limits;
    if (this.#unfinished >= most) throw new Refusal('TROP_DE_DEMANDES', { message: tooMany });
    this.#unfinished += 1;
    signal.addEventListener('abort', () => {
      this.#unfinished -= 1;
    });
    if (this.#running < atOnce) this.#running += 1;
    else await this.#turn(signal);
    const leave = () => this.#leave();
    if (!signal.aborted) return leave;
    leave();
    throw signal.reason;
  }

  /** A released slot is handed to the next in the queue, so that no later call can take it first. */
  #turn(signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    signal.addEventListener('abort', () => {
      if (this.#waiting.delete(resolve)) reject(signal.reason);
    });
    return promise;
  }

  #leave(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#running -= 1;
      return;
    }
    this.#waiting.delete(next);
    next();
  }
}
