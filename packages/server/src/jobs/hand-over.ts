/** Long enough for the transaction that asked to commit, short enough that nobody waits. */
const SOON_MS = 30;
/** What another process queued, or what was committed later, is found by looking. */
const LOOK_MS = 1_000;

/** Does a piece of work soon after it is asked for, and from time to time; never twice at once, until it is stopped. */
export class HandOver {
  readonly #work: () => Promise<void>;
  readonly #onError: (error: Error) => void;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #dueAt = Number.POSITIVE_INFINITY;
  #stopped = false;

  constructor(work: () => Promise<void>, onError: (error: Error) => void) {
    this.#work = work;
    this.#onError = onError;
    this.#schedule(0);
  }

  /** Asks for it; asked a hundred times, it is done once. */
  soon(): void {
    this.#schedule(SOON_MS);
  }

  /** What is under way is ended; nothing is begun any more. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #schedule(delay: number): void {
    const at = Date.now() + delay;
    if (this.#stopped || at >= this.#dueAt) return;
    this.#dueAt = at;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#run(), delay);
    this.#timer.unref();
  }

  #run(): void {
    this.#dueAt = Number.POSITIVE_INFINITY;
    if (this.#running !== undefined) {
      this.#schedule(SOON_MS);
      return;
    }
    this.#running = this.#work()
      .catch((error: unknown) => this.#onError(error instanceof Error ? error : new Error(String(error))))
      .finally(() => {
        this.#running = undefined;
        this.#schedule(LOOK_MS);
      });
  }
}
