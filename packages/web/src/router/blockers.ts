import type { RouterHistory } from './history.ts';

/** Blocks navigation while there are unsaved changes. */
export interface Blocker {
  /** Whether there are any now. */
  blocks(): boolean;
  /** Asks for confirmation; true proceeds. */
  ask(): Promise<boolean>;
}

/**
 * Blocks navigations until they are confirmed. `popstate` fires after the browser went back: that is reverted before
 * the confirmation, and repeated after it.
 */
export class Blockers {
  #held = new Set<Blocker>();
  /** Callbacks for the `popstate` events of our own `history.go` calls, in order. */
  #afterOwn: (() => void)[] = [];

  constructor(history: RouterHistory, onMoved: () => void) {
    history.onMove((steps) => {
      const next = this.#afterOwn.shift();
      if (next !== undefined) return next();
      if (steps === 0 || !this.#isHeld()) onMoved();
      else this.#askAfter(history, steps, onMoved);
    });
  }

  /** @returns a function that removes it */
  add(blocker: Blocker): () => void {
    this.#held.add(blocker);
    return () => void this.#held.delete(blocker);
  }

  /** Whether no blocker blocks, or each one was confirmed. */
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
