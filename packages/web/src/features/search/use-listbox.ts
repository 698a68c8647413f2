import { type KeyboardEvent, useEffect, useState } from 'react';

interface Listbox {
  /** Index of the active option, which Enter chooses. */
  active: number;
  /** Key handler of the field; returns true if it handled the key. */
  onKey: (event: KeyboardEvent) => boolean;
  moveTo: (place: number) => void;
  idOf: (place: number) => string;
}

/**
 * The active one of `count` options: arrow keys wrap around, Home and End stay the text's own. Resets to the first for
 * other options.
 */
export function useListbox(count: number, options: string, id: string): Listbox {
  const idOf = (place: number) => `${id}-${place}`;
  const [at, setAt] = useState({ options, place: 0 });
  const active = at.options === options ? Math.min(at.place, count - 1) : 0;
  const moveTo = (place: number) => setAt({ options, place });
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || count === 0) return false;
    event.preventDefault();
    moveTo((active + step + count) % count);
    return true;
  };
  return { active, onKey, moveTo, idOf };
}
