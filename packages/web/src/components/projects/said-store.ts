import type { NextProject } from './use-next-project.ts';

/** What an act did, said on the list that one returns to. */
export interface Said {
  id: string;
  name: string;
  message: string;
  /** The project that took its place in the list. */
  next: NextProject | null;
}

let said: Said | null = null;
let places = 0;
const listeners = new Set<() => void>();

function change(next: Said | null): void {
  said = next;
  for (const listener of listeners) listener();
}

/** Shows it on the next list, until navigation or the next act. */
export function sayOnList(next: Said): void {
  change(next);
}

export function saidOnList(): Said | null {
  return said;
}

export function subscribeToSaid(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks a place where it is shown; when the last one is left it is forgotten. */
export function showSaid(): () => void {
  places += 1;
  return () => {
    places -= 1;
    // Later: an effect may run twice in a row.
    setTimeout(() => {
      if (places === 0) change(null);
    });
  };
}
