/** One person's recent queries on this device, newest first; never the results. */
const MOST = 6;

const nameOf = (uid: number) => `ardoise:recherches:${uid}`;

export function readRecentSearches(uid: number): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(uid)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    // Invalid data, or blocked storage: empty.
    return [];
  }
}

export function keepRecentSearch(uid: number, text: string): void {
  const kept = readRecentSearches(uid).filter((known) => known.toLowerCase() !== text.toLowerCase());
  write(uid, [text, ...kept].slice(0, MOST));
}

export function forgetRecentSearches(uid: number): void {
  write(uid, []);
}

function write(uid: number, texts: readonly string[]): void {
  try {
    localStorage.setItem(nameOf(uid), JSON.stringify(texts));
  } catch {
    // Full or blocked storage: the search works without it.
  }
}
