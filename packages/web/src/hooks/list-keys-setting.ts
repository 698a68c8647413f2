import { useSyncExternalStore } from 'react';

const KEPT = 'ardoise.touches-de-liste';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether lists react to single keys, on this device; a switch is required (WCAG 2.1.4). */
function areListKeysOn(): boolean {
  try {
    return localStorage.getItem(KEPT) !== 'non';
  } catch {
    // Blocked storage: never turned off here.
    return true;
  }
}

export function setListKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEPT);
    else localStorage.setItem(KEPT, 'non');
  } catch {
    // Blocked storage: the switch stays as it is, and shows so.
  }
  for (const listener of listeners) listener();
}

export function useListKeysOn(): boolean {
  return useSyncExternalStore(subscribe, areListKeysOn, () => true);
}
