import type { KindFacts } from '../facts.ts';
import { PATH_WITH_POSE } from '../path-with-pose.ts';
import { USUAL_CURES } from '../usual-cures.ts';

/** Sur Mesure. */
export const psmFacts: KindFacts = {
  kind: 'PSM',
  code: 'PSM',
  supports: [{ type: 'Sur Mesure', posed: true }],
  base: 'sm',
  addresses: {
    written: { 'contenu/gamme': 'contenu/$id/gamme', 'contenu/edition': 'contenu/$id/edition' },
    leading: {},
  },
  medals: ['platinum', 'gold'],
  quota: null,
  needs: ['supportssurmesure'],
  suspendable: false,
  begunOffline: false,
  usualPath: PATH_WITH_POSE,
  signers: ['client', 'dc'],
  cures: { ...USUAL_CURES, pose: 'autres-infos' },
  fileStep: 'creation/charte',
  pricesStep: null,
  completedByClient: false,
  dcAgrees: false,
  printsProof: false,
  deliversFiles: false,
  mailsUnprintedFiles: false,
  legalMentions: false,
  drawnAtSize: false,
  finalPrice: true,
};
