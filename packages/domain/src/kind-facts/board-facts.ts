import type { KindFacts } from './facts.ts';

/** Facts shared by the kinds with boards, printed or on a screen: one `typeProjet`, quota and words. */
export const boardFacts = {
  code: 'VAE',
  // The content step of a board depends on the board, so its address does too.
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
  needs: ['boards'],
  suspendable: true,
  begunOffline: true,
  signers: ['client', 'dc'],
  fileStep: 'contenu/boards',
  pricesStep: 'contenu/boards',
  completedByClient: false,
  dcAgrees: false,
  printsProof: false,
  mailsUnprintedFiles: false,
  legalMentions: false,
  finalPrice: false,
} as const satisfies Partial<KindFacts>;
