import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

interface Timer {
  at: number;
  act: () => void;
}

/** Turns of the event loop in which what ended may begin something else. */
const TURNS = 6;
/** Without a timer time passes in such steps, in milliseconds. */
const LONGEST_STEP = 5_000;

/**
 * The time of the devices of a schedule: it jumps to the next timer once nothing is under way, so that a wait of 30 s costs
 * nothing, and stands still meanwhile, so that a busy machine changes nothing.
 */
export class VirtualClock {
  #now: number;
  #sequence = 0;
  readonly #timers = new Map<number, Timer>();
  /** @param wrongBy how far it is ahead of the server's, in milliseconds */
  constructor(wrongBy = 0) {
    this.#now = Date.now() + wrongBy;
  }

  /** Whether something is under way that will end: a request that is answered, a write to IndexedDB. */
  isBusy = (): boolean => false;

  readonly now = (): number => this.#now;

  readonly set = (act: () => void, delay = 0): number => {
    this.#sequence += 1;
    this.#timers.set(this.#sequence, { at: this.#now + Math.max(0, delay), act });
    return this.#sequence;
  };

  readonly clear = (timer: number | undefined): void => {
    if (timer !== undefined) this.#timers.delete(timer);
  };

  /** Runs until this is so. @returns false if it is not within so many milliseconds of this clock */
  async run(limit: number, until: () => boolean | Promise<boolean> = () => false): Promise<boolean> {
    const end = this.#now + limit;
    while (!(await until())) {
      if (this.#now >= end) return false;
      await this.#quiet();
      if (await until()) break;
      this.#jump(end);
    }
    return true;
  }

  async #quiet(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await setImmediate();
      if (!this.isBusy()) continue;
      turn = -1;
      await sleep(1);
    }
  }

  #jump(end: number): void {
    const next = Math.min(...[...this.#timers.values()].map(({ at }) => at), this.#now + LONGEST_STEP, end);
    this.#advance(Math.max(next, this.#now));
  }

  #advance(to: number): void {
    this.#now = to;
    const due = [...this.#timers]
      .filter(([, { at }]) => at <= to)
      .toSorted(([, one], [, other]) => one.at - other.at);
    for (const [id, { act }] of due) {
      // An earlier one may have cleared it.
      if (this.#timers.delete(id)) act();
    }
  }
}
