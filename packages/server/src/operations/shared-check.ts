import { setTimeout as sleep } from 'node:timers/promises';

/** TTL of a result: probes of several proxies cost one look a second. */
const FRESH_MS = 1_000;

/**
 * A check that concurrent callers share, and whose result is cached for a second. A look that hangs counts as failed
 * after `patienceMs`, and is not repeated before it ends: hanging disks or networks collect no work.
 */
export class SharedCheck {
  readonly #look: () => Promise<void>;
  readonly #patienceMs: number;
  readonly #onFailure: (error: unknown) => void;
  #underWay: Promise<boolean> | undefined;
  #answer: Promise<boolean> | undefined;
  #freshUntil = 0;
  #failed = false;

  /** @param look rejects when the check fails; `onFailure` is called for the first failure of several in a row */
  constructor(look: () => Promise<void>, patienceMs: number, onFailure: (error: unknown) => void) {
    this.#look = look;
    this.#patienceMs = patienceMs;
    this.#onFailure = onFailure;
  }

  /** Never rejects. */
  passes(): Promise<boolean> {
    if (this.#answer === undefined || performance.now() >= this.#freshUntil) this.#answer = this.#ask();
    return this.#answer;
  }

  async #ask(): Promise<boolean> {
    this.#freshUntil = Number.POSITIVE_INFINITY;
    const wait = new AbortController();
    const late = sleep(this.#patienceMs, false, { signal: wait.signal, ref: false }).catch(() => false);
    const passed = await Promise.race([this.#start(), late]);
    wait.abort();
    this.#freshUntil = performance.now() + FRESH_MS;
    return passed;
  }

  #start(): Promise<boolean> {
    this.#underWay ??= this.#look()
      .then(
        () => {
          this.#failed = false;
          return true;
        },
        (error: unknown) => {
          if (!this.#failed) this.#onFailure(error);
          this.#failed = true;
          return false;
        },
      )
      .finally(() => {
        this.#underWay = undefined;
      });
    return this.#underWay;
  }
}
