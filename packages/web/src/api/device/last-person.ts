/** In localStorage. */
const PERSON = 'ardoise/derniere-personne';

/** The username that this device was last used with, until its logout or the end of its session; null without one. */
export const lastPerson = (): string | null => localStorage.getItem(PERSON);

/** Whether what is kept of this person may still be written: not once their session has ended here (forget-kept.ts). */
export const isLastPerson = (username: string): boolean => lastPerson() === username;

export function noteLastPerson(username: string): void {
  try {
    localStorage.setItem(PERSON, username);
  } catch {
    // Full: nothing of theirs is kept here, and the page opens.
  }
}

export const forgetLastPerson = (): void => localStorage.removeItem(PERSON);
