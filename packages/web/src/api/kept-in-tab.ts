/** Reads a value of sessionStorage; undefined if missing, or unparseable because an older version wrote it. */
export function keptInTab<Kept>(key: string): Kept | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Kept;
  } catch {
    return undefined;
  }
}

/** Writes a value to sessionStorage; null deletes it. */
export function keepInTab(key: string, kept: object | null): void {
  if (kept === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(kept));
}
