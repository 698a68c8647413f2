/** A location, with the key of its history entry. */
export interface Place {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** Without its number sign. */
  hash: string;
  /** Path, search and hash. */
  href: string;
  /** Identifies the history entry: the same after going back to it. */
  key: string;
}

/** The part of the History API that the router uses; in the browser or in memory. */
export interface RouterHistory {
  place(): Place;
  push(href: string): void;
  /** The entry keeps its key. */
  replace(href: string): void;
  go(steps: number): void;
  /** Notifies of back (negative) and forward steps, 0 if unknown; not of `push` and `replace`. */
  onMove(listener: (steps: number) => void): () => void;
}

/** Stored in `history.state`. */
interface EntryState {
  key: string;
  index: number;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

export function placeOf({ pathname, search, hash }: URL | Location, key: string): Place {
  return { pathname, search, hash: hash.slice(1), href: pathname + search + hash, key };
}

/** The window's history. Adopts entries that the router did not push (a hash edited in the address bar). */
export function browserHistory(): RouterHistory {
  const { history, location } = window;
  const stateOf = () => history.state as Partial<EntryState> | null;
  let now = adopt(0);
  function adopt(index: number): EntryState {
    const { key, index: known } = stateOf() ?? {};
    if (key !== undefined && known !== undefined) return { key, index: known };
    const entry = { key: newKey(), index };
    history.replaceState(entry, '');
    return entry;
  }
  const write = (how: 'pushState' | 'replaceState', entry: EntryState, href: string) => {
    now = entry;
    history[how](entry, '', href);
  };
  return {
    place: () => placeOf(location, now.key),
    push: (href) => write('pushState', { key: newKey(), index: now.index + 1 }, href),
    replace: (href) => write('replaceState', now, href),
    go: (steps) => history.go(steps),
    onMove: (listener) => {
      const moved = () => {
        const before = now.index;
        const isNew = stateOf()?.index === undefined;
        now = adopt(before + 1);
        listener(isNew ? 0 : now.index - before);
      };
      window.addEventListener('popstate', moved);
      return () => window.removeEventListener('popstate', moved);
    },
  };
}

/** A history in memory, for tests. */
export function memoryHistory(first: string): RouterHistory {
  const entries = [placeAt(first, newKey())];
  const listeners = new Set<(steps: number) => void>();
  let index = 0;
  function placeAt(href: string, key: string): Place {
    return placeOf(new URL(href, 'http://localhost'), key);
  }
  const place = () => entries[index] as Place;
  return {
    place,
    push: (href) => {
      index += 1;
      entries.splice(index, Infinity, placeAt(href, newKey()));
    },
    replace: (href) => {
      entries[index] = placeAt(href, place().key);
    },
    go: (steps) => {
      const target = Math.min(entries.length - 1, Math.max(0, index + steps));
      const moved = target - index;
      index = target;
      if (moved !== 0) for (const listener of listeners) listener(moved);
    },
    onMove: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
