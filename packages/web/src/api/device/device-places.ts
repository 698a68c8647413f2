/** Storage keys of unsent input on this device: written by the features, counted by the dialog that erases it. */
export const DEVICE_PLACES = {
  /** Answers of orders, in IndexedDB by username and project; the latest ones in localStorage. */
  drafts: { database: 'ardoise', store: 'brouillons', note: 'ardoise/brouillon/' },
  /** Messages of a follow-up, and answers to a proof, in sessionStorage: each in a sealed place of its person. */
  messages: 'message/',
  answers: 'accord/',
  /** This device, for the keys of what lies on it; no name and no address. */
  device: 'ardoise/appareil',
  /** Forms of catalogue entries, in sessionStorage by username and entry. */
  entries: 'ardoise.fiche.',
} as const;
