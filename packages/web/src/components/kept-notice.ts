/** Key in the tab's storage: the notice's text, for the skeleton of the next load (app/first-paint). */
const KEY = 'ardoise-banniere';

/** Stores the notice's text; if the storage is full or blocked, only the skeleton lacks it. */
export function keepNotice(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Private browsing: nothing is kept.
  }
}

/** The last known text; null before the first. */
export function keptNotice(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
