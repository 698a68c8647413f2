import { Refusal } from '@ardoise/domain/errors.ts';

/** How much of one sort of work there may be in this process. */
export interface WorkLimits {
  /** So many are made at once. */
  atOnce: number;
  /** So many wait, are made or are being read: a slow reader holds some megabytes. */
  most: number;
  /** What is said when there are more. */
  tooMany: string;
}

/** Where work for threads waits for its turn: each takes memory and time of the processor, and pages come first. */
export class WorkLine {
  readonly #limits: WorkLimits;
  /** The first to come is the first to go. */
  readonly #waiting = new Set<() => void>();
  #running = 0;
  #unfinished = 0;

  constructor(limits: WorkLimits) {
    this.#limits = limits;
  }

  /**
   * Answers when it is one's turn to be made, with what gives the turn back. `signal` aborts when the reader has all, or has
   * left.
   *
   * @throws Refusal TROP_DE_DEMANDES when there are too many; the signal's reason when it aborts before
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

  /** The turn is handed over by whoever leaves: nobody slips in between. */
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
