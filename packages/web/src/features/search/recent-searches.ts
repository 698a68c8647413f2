import type { SealedStore } from '../../api/device/sealed-store.ts';

/** One person's recent queries on this device, newest first, sealed; never the results. */
const MOST = 6;

const PLACE = 'recherches';

export function readRecentSearches(kept: SealedStore): string[] {
  try {
    const texts: unknown = JSON.parse(kept.getItem(PLACE) ?? '[]');
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    // Invalid data, or blocked storage: empty.
    return [];
  }
}

export function keepRecentSearch(kept: SealedStore, text: string): void {
  const before = readRecentSearches(kept).filter((known) => known.toLowerCase() !== text.toLowerCase());
  write(kept, [text, ...before].slice(0, MOST));
}

export function forgetRecentSearches(kept: SealedStore): void {
  write(kept, []);
}

function write(kept: SealedStore, texts: readonly string[]): void {
  try {
    kept.setItem(PLACE, JSON.stringify(texts));
  } catch {
    // Full or blocked storage: the search works without it.
  }
}
