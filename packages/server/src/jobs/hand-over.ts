/** Debounce: long enough for the enqueuing transaction to commit, short enough to go unnoticed. */
const SOON_MS = 30;
/** Polling interval, for what another process queued, or what was committed later. */
const LOOK_MS = 1_000;

/** Runs a piece of work soon after a request, debounced, and periodically; never concurrently, until stopped. */
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

  /** Requests a run; repeated requests are merged into one. */
  soon(): void {
    this.#schedule(SOON_MS);
  }

  /** Waits for the run in progress; starts none after it. */
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
