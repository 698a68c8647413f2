import { sealedTab } from './sealed-store.ts';

/** Reads a person's value in this tab; undefined if missing. */
export function keptInTab<Kept>(username: string, name: string): Kept | undefined {
  const text = sealedTab(username).getItem(name);
  return text === null ? undefined : (JSON.parse(text) as Kept);
}

/** Writes a person's value in this tab; null deletes it. */
export function keepInTab(username: string, name: string, kept: object | null): void {
  const tab = sealedTab(username);
  if (kept === null) tab.removeItem(name);
  else tab.setItem(name, JSON.stringify(kept));
}
