import type { KindFacts } from '../facts.ts';
import { USUAL_ADDRESSES } from '../usual-addresses.ts';
import { USUAL_CURES } from '../usual-cures.ts';

/** Direct Agence. */
export const pdaFacts: KindFacts = {
  kind: 'PDA',
  code: 'PDA',
  supports: [{ type: 'Direct Agence', posed: false }],
  base: 'da',
  addresses: USUAL_ADDRESSES,
  medals: ['platinum', 'gold', 'silver'],
  quota: { kind: 'PDA', refusal: 'QUOTA_PDA', alertsOfDrafts: true },
  needs: ['boissons', 'formatPDA'],
  suspendable: false,
  begunOffline: false,
  usualPath: [
    'Brouillon',
    'Client',
    'Agence',
    'Validation Client',
    'Validation CCEP',
    'Impression',
    'Imprimé',
    'Terminé',
  ],
  signers: ['client'],
  cures: { ...USUAL_CURES, outlet: 'dc/info-client', naming: 'dc/info-projet', drinks: 'dc/gamme' },
  fileStep: 'contenu',
  pricesStep: null,
  completedByClient: true,
  dcAgrees: true,
  printsProof: true,
  deliversFiles: false,
  mailsUnprintedFiles: false,
  legalMentions: false,
  drawnAtSize: false,
  finalPrice: false,
};
