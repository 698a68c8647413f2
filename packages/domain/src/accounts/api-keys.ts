/** States of a key; only the first one works (specification/security.md#keys). */
export const API_KEY_STATES = {
  active: 'Active',
  /** Its account was closed, or has another role than when the key was made. */
  suspendue: 'Sans effet',
  expiree: 'A pris fin',
  revoquee: 'Révoquée',
} as const satisfies Record<string, string>;

export type ApiKeyState = keyof typeof API_KEY_STATES;

export const KEY_NAME_MAX = 60;
export const KEY_NAME_TOO_LONG = `${KEY_NAME_MAX}\u00a0caractères au plus.`;
/** A key ends within a year. */
export const KEY_DAYS_MAX = 366;
/** The administrator reads of a key that ends within these days. */
export const KEY_ENDS_SOON_DAYS = 14;
/** Requests a minute of one key, over all server processes. */
export const KEY_REQUESTS_A_MINUTE = 600;
/** By which scanners of source code recognise a leaked key; a checksum ends it. */
export const KEY_PREFIX = 'ardoise_';
