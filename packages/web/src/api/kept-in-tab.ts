/**
 * What a page of this tab keeps over a reload, by key; undefined where there is none, or where another version of the page
 * wrote what cannot be read.
 */
export function keptInTab<Kept>(key: string): Kept | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Kept;
  } catch {
    return undefined;
  }
}

/** Keeps it for this tab; null forgets it. */
export function keepInTab(key: string, kept: object | null): void {
  if (kept === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(kept));
}
