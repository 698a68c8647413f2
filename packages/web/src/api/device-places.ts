/** Where this device keeps what was typed and not sent: written by the features, counted by who offers to forget it. */
export const DEVICE_PLACES = {
  /** Answers of orders, in IndexedDB by username and project; those of the last moment in localStorage. */
  drafts: { database: 'ardoise', store: 'brouillons', note: 'ardoise/brouillon/' },
  /** Messages of a follow-up, in sessionStorage. */
  messages: 'ardoise.message.',
  /** Answers to a proof, in sessionStorage. */
  answers: 'accord ',
} as const;
