import { DEVICE_PLACES } from './device-places.ts';

/** The username that this device was last used with, until its logout or the end of its session; null without one. */
export const lastPerson = (): string | null => localStorage.getItem(DEVICE_PLACES.person);

export function noteLastPerson(username: string): void {
  if (lastPerson() !== username) localStorage.setItem(DEVICE_PLACES.person, username);
}

export function forgetLastPerson(): void {
  localStorage.removeItem(DEVICE_PLACES.person);
}
