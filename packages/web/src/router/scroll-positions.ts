import type { Place } from './history.ts';

const STORED = 'ardoise-scroll';

/** Scroll position of each history entry, restored after a reload. */
export class ScrollPositions {
  #positions: Map<string, number>;
  #shown: () => string;

  /** @param shown key of the current history entry */
  constructor(shown: () => string) {
    this.#shown = shown;
    this.#positions = new Map(stored());
  }

  /** @returns a function that stops it */
  follow(): () => void {
    window.history.scrollRestoration = 'manual';
    const note = () => this.#positions.set(this.#shown(), window.scrollY);
    const store = () => sessionStorage.setItem(STORED, JSON.stringify([...this.#positions].slice(-100)));
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', store);
    };
  }

  /** Scrolls once a screen is in the DOM. */
  apply({ key, hash }: Place, scroll: 'top' | 'kept' | 'restored'): void {
    if (scroll === 'kept') return;
    const before = scroll === 'restored' ? this.#positions.get(key) : undefined;
    const target = hash === '' ? null : document.getElementById(hash);
    if (before === undefined && target !== null) target.scrollIntoView();
    else if (before !== undefined || scroll === 'top')
      window.scrollTo({ top: before ?? 0, behavior: 'instant' });
  }
}

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, number][];
  } catch {
    // Not ours, or corrupt: pages open at the top.
    return [];
  }
}
