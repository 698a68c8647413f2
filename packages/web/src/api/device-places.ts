/** Storage keys of unsent input on this device: written by the features, counted by the dialog that erases it. */
export const DEVICE_PLACES = {
  /** Answers of orders, in IndexedDB by username and project; the latest ones in localStorage. */
  drafts: { database: 'ardoise', store: 'brouillons', note: 'ardoise/brouillon/' },
  /** Messages of a follow-up, in sessionStorage. */
  messages: 'ardoise.message.',
  /** Answers to a proof, in sessionStorage. */
  answers: 'accord ',
} as const;
