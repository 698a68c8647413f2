import type { KindFacts } from './facts.ts';

/** What boards have in common, printed or on a screen: they share a `typeProjet`, its quota and its words. */
export const boardFacts = {
  code: 'VAE',
  // What a board asks is read off the board.
  addresses: {
    written: {},
    leading: {
      'contenu/$id': 'contenu/boards',
      'contenu/gamme-prix/$id': 'contenu/boards',
      'contenu/gamme-boissons/$id': 'contenu/boards',
      'contenu/pricelist/$id': 'contenu/boards',
    },
  },
  medals: null,
  quota: { kind: 'VAE', refusal: 'QUOTA', alertsOfDrafts: false },
  suspendable: true,
  signers: ['client', 'dc'],
  fileStep: 'contenu/boards',
  completedByClient: false,
  dcAgrees: false,
  printsProof: false,
  mailsUnprintedFiles: false,
  legalMentions: false,
  finalPrice: false,
} as const satisfies Partial<KindFacts>;
