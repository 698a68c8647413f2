/** Storage keys of what lies on this device: written by the features, counted by the dialog that erases it. */
export const DEVICE_PLACES = {
  /** Answers of orders, in IndexedDB by username and project; the latest ones in localStorage. */
  drafts: { database: 'ardoise', store: 'brouillons', note: 'ardoise/brouillon/' },
  /** Up to where each draft was sent from here: versions and times, no content. */
  settled: { database: 'ardoise-acquis', store: 'acquis' },
  /** Messages of a follow-up, and answers to a proof, in sessionStorage: each in a sealed place of its person. */
  messages: 'message/',
  answers: 'accord/',
  /** This device, for the keys of what lies on it; no name and no address. In localStorage, and with the keys. */
  device: 'ardoise/appareil',
  /** Their keys, by username; unreadable for scripts. */
  keys: { database: 'ardoise-appareil', store: 'cles' },
  /** Replies of the server, sealed, by username and address: read again without a network, no loss. */
  replies: { database: 'ardoise-reponses', store: 'reponses' },
  /** What waits to be sent besides drafts, sealed, by username and id. */
  outbox: { database: 'ardoise-envois', store: 'envois' },
  /** Bytes of photos, sealed, by username and id of the file: waiting, or sent from here. */
  photos: { database: 'ardoise-photos', store: 'photos' },
  /** By how much the server's clock was ahead at the last contact, in milliseconds. In localStorage. */
  clock: 'ardoise/horloge',
  /** That the installation was proposed here: it is asked once. */
  installAsked: 'ardoise/installation-proposee',
  /** Forms of catalogue entries, in sessionStorage by username and entry. */
  entries: 'ardoise.fiche.',
} as const;
