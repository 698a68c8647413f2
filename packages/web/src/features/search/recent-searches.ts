/** Words that one person looked for on this device, the latest first; never what was found. */
const MOST = 6;

const nameOf = (uid: number) => `ardoise:recherches:${uid}`;

export function readRecentSearches(uid: number): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(uid)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    // Somebody else's text under this name, or a browser that keeps nothing: there are none.
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
    // A full or closed store: the search goes on without a memory.
  }
}
