import type { RouterHistory } from './history.ts';

/** Something that would be lost by leaving. */
export interface Blocker {
  /** Whether it would be now. */
  blocks(): boolean;
  /** Asks; true leaves. */
  ask(): Promise<boolean>;
}

/**
 * What may hold a navigation back. The browser has already gone when its back button is told of: it is led forth again
 * before anybody is asked.
 */
export class Blockers {
  #held = new Set<Blocker>();
  /** What follows the moves that this class makes itself, in their order. */
  #afterOwn: (() => void)[] = [];

  constructor(history: RouterHistory, onMoved: () => void) {
    history.onMove((steps) => {
      const next = this.#afterOwn.shift();
      if (next !== undefined) return next();
      if (steps === 0 || !this.#isHeld()) onMoved();
      else this.#askAfter(history, steps, onMoved);
    });
  }

  /** @returns a function that takes it away */
  add(blocker: Blocker): () => void {
    this.#held.add(blocker);
    return () => void this.#held.delete(blocker);
  }

  /** Whether nothing is in the way, or somebody leaves it behind. */
  async letGo(): Promise<boolean> {
    for (const blocker of this.#held) if (blocker.blocks() && !(await blocker.ask())) return false;
    return true;
  }

  #isHeld = () => [...this.#held].some((blocker) => blocker.blocks());

  #askAfter(history: RouterHistory, steps: number, onMoved: () => void): void {
    this.#afterOwn.push(() => {
      void this.letGo().then((goes) => {
        if (!goes) return;
        this.#afterOwn.push(onMoved);
        history.go(steps);
      });
    });
    history.go(-steps);
  }
}
