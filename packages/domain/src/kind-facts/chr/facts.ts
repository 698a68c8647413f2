import type { KindFacts } from '../facts.ts';
import { USUAL_ADDRESSES } from '../usual-addresses.ts';
import { USUAL_CURES } from '../usual-cures.ts';

/** Carte Brasserie. */
export const chrFacts: KindFacts = {
  kind: 'CHR',
  code: 'CHR',
  supports: [{ type: 'Carte Brasserie', posed: false }],
  base: 'chr',
  addresses: USUAL_ADDRESSES,
  medals: ['platinum', 'gold', 'silver'],
  quota: { kind: 'CHR', refusal: 'QUOTA', alertsOfDrafts: true },
  needs: ['themes', 'format', 'matieres_chr', 'boissons'],
  suspendable: false,
  begunOffline: true,
  usualPath: [
    'Brouillon',
    'Agence',
    'Validation DC',
    'Validation Client',
    'Exécution',
    'Impression',
    'Imprimé',
    'Terminé',
  ],
  signers: ['client', 'dc'],
  cures: USUAL_CURES,
  fileStep: 'photo',
  pricesStep: 'photo',
  completedByClient: false,
  dcAgrees: false,
  printsProof: false,
  deliversFiles: false,
  mailsUnprintedFiles: true,
  legalMentions: true,
  drawnAtSize: true,
  finalPrice: false,
};
