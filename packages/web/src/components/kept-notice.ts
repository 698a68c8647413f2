/** Key in the tab's storage: the notice's text, for the skeleton of the next load (app/first-paint). */
const KEY = 'ardoise-banniere';

/** Keeps the notice's text; a full or forbidden storage only costs the skeleton its notice. */
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
