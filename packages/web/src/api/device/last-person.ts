/** In localStorage. */
const PERSON = 'ardoise/derniere-personne';

/** The username that this device was last used with, until its logout or the end of its session; null without one. */
export const lastPerson = (): string | null => localStorage.getItem(PERSON);

export const noteLastPerson = (username: string): void => localStorage.setItem(PERSON, username);

export const forgetLastPerson = (): void => localStorage.removeItem(PERSON);
