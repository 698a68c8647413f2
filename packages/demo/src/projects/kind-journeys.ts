import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';

export type DemoDc = 'dc1' | 'dc2' | 'dc3';

/** Paths of orders of one support, by the statuses they passed. */
export interface KindJourney {
  type: ProjectType;
  targets: readonly Target[];
  /** Number per delegate. */
  of: readonly [dc1: number, dc2: number, dc3: number];
  /** Days since the last change, minimum and maximum. */
  age: readonly [number, number];
  /** It is installed on site. */
  posed?: true;
  /** Sur Mesure that the agency only draws: nothing is printed. */
  unprinted?: true;
  /** The agency prints these itself. */
  agencyPrints?: true;
  /** Direct Agence: number of steps the client has completed so far; the order is not signed yet. */
  answered?: number;
  /** Direct Agence that the dc filled beside the client. */
  surPlace?: true;
  /** One of so many came back to the agency once before its proof was accepted. */
  oneReturnedIn?: number;
  /** How many of the first delegate's belong to the example client account. */
  ofClient1?: number;
}

/** A draft: number of completed steps, or who has signed. */
export interface KindDraft {
  type: ProjectType;
  stage: number | 'complete' | 'client-signed' | 'signed';
  of: readonly [dc1: number, dc2: number, dc3: number];
  surPlace?: true;
}

const TO_DC: readonly Target[] = ['Agence', 'Validation DC'];
const SHOWN: readonly Target[] = [...TO_DC, 'Validation Client'];
const PREVISIT: readonly Target[] = [...SHOWN, 'Prévisite'];
const SEEN: readonly Target[] = [...PREVISIT, 'validationPose'];
const SEEN_UNDER_CONDITION: readonly Target[] = [...PREVISIT, 'sousConditionPose'];
const AGREED: readonly Target[] = [...SHOWN, 'Exécution'];

const OPEN: readonly [number, number] = [0.2, 9];
/** Two years, minus the duration of such an order before. */
const OVER: readonly [number, number] = [8, 690];

const [CAISSONS, BOARDS, DIGITAL] = ['Caissons Lumineux', 'Boards PVC', 'Digital'] as const;

const VAE: readonly KindJourney[] = [
  { type: BOARDS, targets: ['Agence'], of: [2, 1, 1], age: OPEN, posed: true },
  { type: CAISSONS, targets: ['Agence'], of: [2, 1, 1], age: OPEN },
  { type: BOARDS, targets: [...TO_DC, 'Agence'], of: [1, 1, 1], age: OPEN, posed: true },
  { type: CAISSONS, targets: ['Agence', 'Brouillon'], of: [1, 0, 0], age: OPEN },
  {
    type: BOARDS,
    targets: ['Agence', 'Brouillon', 'Agence', 'Brouillon'],
    of: [0, 1, 0],
    age: OPEN,
    posed: true,
  },
  { type: BOARDS, targets: ['Agence', 'Brouillon', 'Agence'], of: [0, 0, 1], age: OPEN },
  { type: BOARDS, targets: TO_DC, of: [2, 1, 0], age: OPEN, posed: true },
  { type: CAISSONS, targets: TO_DC, of: [1, 0, 1], age: OPEN },
  { type: BOARDS, targets: SHOWN, of: [2, 1, 1], age: OPEN, posed: true },
  { type: CAISSONS, targets: SHOWN, of: [0, 1, 1], age: OPEN },
  { type: BOARDS, targets: [...SHOWN, 'Agence'], of: [1, 0, 1], age: OPEN, posed: true },
  { type: BOARDS, targets: PREVISIT, of: [3, 3, 2], age: [0.2, 6], posed: true },
  { type: BOARDS, targets: SEEN, of: [2, 1, 1], age: OPEN, posed: true },
  { type: BOARDS, targets: SEEN_UNDER_CONDITION, of: [1, 1, 1], age: OPEN, posed: true },
  { type: CAISSONS, targets: AGREED, of: [1, 1, 1], age: OPEN },
  { type: BOARDS, targets: [...SEEN, 'Impression'], of: [1, 1, 1], age: OPEN, posed: true },
  { type: CAISSONS, targets: [...AGREED, 'Impression'], of: [1, 1, 0], age: OPEN },
  { type: BOARDS, targets: [...AGREED, 'Impression'], of: [1, 0, 0], age: OPEN, agencyPrints: true },
  { type: CAISSONS, targets: [...AGREED, 'Impression', 'Exécution'], of: [0, 0, 1], age: OPEN },
  { type: BOARDS, targets: [...SEEN, 'Impression', 'Imprimé'], of: [1, 1, 0], age: OPEN, posed: true },
  { type: CAISSONS, targets: [...AGREED, 'Impression', 'Imprimé'], of: [1, 0, 1], age: OPEN },
  { type: CAISSONS, targets: [...AGREED, 'Impression', 'Validation CCEP'], of: [1, 0, 0], age: OPEN },
  {
    type: BOARDS,
    targets: [...SEEN, 'Impression', 'Validation CCEP'],
    of: [0, 1, 0],
    age: OPEN,
    posed: true,
  },
  {
    type: BOARDS,
    targets: [...SEEN, 'Impression', 'Imprimé', 'Livré'],
    of: [2, 2, 1],
    age: OPEN,
    posed: true,
  },
  {
    type: BOARDS,
    targets: [...SEEN, 'Impression', 'Imprimé', 'Livré', 'Terminé'],
    of: [4, 2, 2],
    age: OVER,
    posed: true,
    oneReturnedIn: 2,
  },
  {
    type: BOARDS,
    targets: [...SEEN_UNDER_CONDITION, 'Impression', 'Imprimé', 'Livré', 'Terminé'],
    of: [1, 1, 0],
    age: OVER,
    posed: true,
  },
  {
    type: CAISSONS,
    targets: [...AGREED, 'Impression', 'Imprimé', 'Terminé'],
    of: [3, 2, 2],
    age: OVER,
    oneReturnedIn: 2,
  },
  { type: BOARDS, targets: [...PREVISIT, 'refusPose'], of: [1, 1, 0], age: [6, 300], posed: true },
  { type: CAISSONS, targets: ['Agence', 'Rejeté'], of: [0, 0, 1], age: OVER },
  { type: CAISSONS, targets: [...TO_DC, 'Annulé'], of: [1, 0, 0], age: OVER },
  { type: BOARDS, targets: ['Agence', 'Annulé'], of: [0, 1, 1], age: OVER, posed: true },
];

const DIGITAL_AGREED: readonly Target[] = AGREED;
const VAE_DIGITAL: readonly KindJourney[] = [
  { type: DIGITAL, targets: ['Agence'], of: [3, 2, 2], age: OPEN },
  { type: DIGITAL, targets: [...TO_DC, 'Agence'], of: [1, 1, 1], age: OPEN },
  { type: DIGITAL, targets: ['Agence', 'Brouillon'], of: [0, 1, 0], age: OPEN },
  { type: DIGITAL, targets: TO_DC, of: [2, 2, 1], age: OPEN },
  { type: DIGITAL, targets: SHOWN, of: [2, 2, 1], age: OPEN },
  { type: DIGITAL, targets: ['Agence', 'Validation Client'], of: [1, 0, 0], age: OPEN },
  { type: DIGITAL, targets: [...SHOWN, 'Agence'], of: [1, 0, 1], age: OPEN },
  { type: DIGITAL, targets: DIGITAL_AGREED, of: [3, 2, 1], age: OPEN, oneReturnedIn: 2 },
  { type: DIGITAL, targets: [...DIGITAL_AGREED, 'Validation Client'], of: [1, 0, 0], age: OPEN },
  { type: DIGITAL, targets: [...DIGITAL_AGREED, 'Livré'], of: [2, 2, 2], age: [1, 20] },
  {
    type: DIGITAL,
    targets: [...DIGITAL_AGREED, 'Livré', 'Terminé'],
    of: [5, 4, 3],
    age: OVER,
    oneReturnedIn: 3,
  },
  { type: DIGITAL, targets: ['Agence', 'Rejeté'], of: [1, 0, 1], age: OVER },
  { type: DIGITAL, targets: ['Agence', 'Annulé'], of: [1, 1, 0], age: OVER },
];

const MADE = 'Sur Mesure';
const PSM: readonly KindJourney[] = [
  { type: MADE, targets: ['Agence'], of: [2, 1, 1], age: OPEN, posed: true },
  { type: MADE, targets: ['Agence'], of: [1, 1, 0], age: OPEN },
  { type: MADE, targets: [...TO_DC, 'Agence'], of: [1, 1, 1], age: OPEN, posed: true },
  { type: MADE, targets: ['Agence', 'Brouillon'], of: [0, 0, 1], age: OPEN },
  { type: MADE, targets: TO_DC, of: [2, 1, 2], age: OPEN, posed: true },
  { type: MADE, targets: SHOWN, of: [2, 1, 1], age: OPEN, posed: true },
  { type: MADE, targets: SHOWN, of: [1, 0, 0], age: OPEN, unprinted: true },
  { type: MADE, targets: PREVISIT, of: [2, 2, 1], age: [0.2, 6], posed: true },
  { type: MADE, targets: SEEN, of: [1, 1, 1], age: OPEN, posed: true },
  { type: MADE, targets: SEEN_UNDER_CONDITION, of: [1, 1, 0], age: OPEN, posed: true },
  { type: MADE, targets: AGREED, of: [1, 1, 0], age: OPEN },
  { type: MADE, targets: AGREED, of: [1, 0, 1], age: OPEN, unprinted: true },
  { type: MADE, targets: [...SEEN, 'Impression'], of: [1, 1, 0], age: OPEN, posed: true },
  { type: MADE, targets: [...AGREED, 'Impression'], of: [1, 0, 1], age: OPEN },
  { type: MADE, targets: [...AGREED, 'Impression'], of: [0, 1, 0], age: OPEN, agencyPrints: true },
  { type: MADE, targets: [...AGREED, 'Impression', 'Validation CCEP'], of: [1, 0, 1], age: OPEN },
  { type: MADE, targets: [...SEEN, 'Impression', 'Imprimé'], of: [1, 1, 1], age: OPEN, posed: true },
  { type: MADE, targets: [...AGREED, 'Impression', 'Imprimé'], of: [1, 0, 0], age: OPEN },
  { type: MADE, targets: [...SEEN, 'Impression', 'Imprimé', 'Livré'], of: [2, 1, 1], age: OPEN, posed: true },
  { type: MADE, targets: [...SEEN, 'Livré'], of: [1, 0, 0], age: OPEN, posed: true, unprinted: true },
  {
    type: MADE,
    targets: [...SEEN, 'Impression', 'Imprimé', 'Livré', 'Terminé'],
    of: [3, 2, 2],
    age: OVER,
    posed: true,
    oneReturnedIn: 2,
  },
  {
    type: MADE,
    targets: [...AGREED, 'Impression', 'Imprimé', 'Terminé'],
    of: [3, 2, 1],
    age: OVER,
    oneReturnedIn: 2,
  },
  { type: MADE, targets: [...AGREED, 'Terminé'], of: [1, 1, 1], age: OVER, unprinted: true },
  { type: MADE, targets: [...PREVISIT, 'refusPose'], of: [1, 0, 0], age: [6, 300], posed: true },
  { type: MADE, targets: [...AGREED, 'Impression', 'Validation CCEP', 'Rejeté'], of: [0, 0, 1], age: OVER },
  { type: MADE, targets: ['Agence', 'Annulé'], of: [1, 1, 0], age: OVER },
];

const DIRECT = 'Direct Agence';
const SENT: readonly Target[] = ['Client', 'Agence'];
const PROOF: readonly Target[] = [...SENT, 'Validation DC', 'accordDC'];
const ASKED: readonly Target[] = [...PROOF, 'Validation Client'];
const CCEP: readonly Target[] = [...ASKED, 'Validation CCEP'];
const PDA: readonly KindJourney[] = [
  { type: DIRECT, targets: ['Client'], of: [2, 1, 1], age: OPEN, answered: 3, ofClient1: 1 },
  { type: DIRECT, targets: ['Client'], of: [2, 1, 0], age: OPEN, answered: 5, ofClient1: 1 },
  { type: DIRECT, targets: ['Client'], of: [0, 0, 1], age: OPEN, answered: 7 },
  { type: DIRECT, targets: ['Client', 'Brouillon'], of: [0, 1, 0], age: OPEN, answered: 3 },
  { type: DIRECT, targets: SENT, of: [3, 2, 1], age: OPEN, ofClient1: 1 },
  { type: DIRECT, targets: ['Agence'], of: [1, 1, 0], age: OPEN, surPlace: true },
  { type: DIRECT, targets: [...SENT, 'Client'], of: [1, 0, 1], age: OPEN },
  { type: DIRECT, targets: [...SENT, 'Brouillon'], of: [0, 1, 0], age: OPEN },
  { type: DIRECT, targets: [...SENT, 'Validation DC'], of: [2, 1, 1], age: OPEN },
  { type: DIRECT, targets: [...SENT, 'Validation DC', 'Agence'], of: [1, 0, 1], age: OPEN },
  { type: DIRECT, targets: PROOF, of: [1, 1, 1], age: OPEN },
  { type: DIRECT, targets: ASKED, of: [3, 1, 1], age: OPEN, ofClient1: 2 },
  { type: DIRECT, targets: ['Agence', 'Validation Client'], of: [0, 1, 0], age: OPEN, surPlace: true },
  { type: DIRECT, targets: [...ASKED, 'Agence'], of: [1, 1, 0], age: OPEN },
  { type: DIRECT, targets: CCEP, of: [2, 1, 1], age: OPEN, ofClient1: 1 },
  { type: DIRECT, targets: [...CCEP, 'Impression'], of: [2, 1, 1], age: OPEN, ofClient1: 1 },
  { type: DIRECT, targets: [...CCEP, 'Impression'], of: [1, 0, 0], age: OPEN, agencyPrints: true },
  { type: DIRECT, targets: [...CCEP, 'Impression', 'Validation CCEP'], of: [0, 1, 0], age: OPEN },
  { type: DIRECT, targets: [...CCEP, 'Impression', 'Imprimé'], of: [2, 1, 1], age: OPEN },
  {
    type: DIRECT,
    targets: [...CCEP, 'Impression', 'Imprimé', 'Terminé'],
    of: [5, 3, 2],
    age: OVER,
    oneReturnedIn: 3,
    ofClient1: 2,
  },
  { type: DIRECT, targets: [...CCEP, 'Rejeté'], of: [1, 0, 0], age: OVER },
  { type: DIRECT, targets: [...SENT, 'Rejeté'], of: [0, 0, 1], age: OVER },
  { type: DIRECT, targets: [...SENT, 'Annulé'], of: [1, 1, 0], age: OVER },
];

/** From the least advanced to finished ones; each is possible in the table of transitions. */
export const KIND_JOURNEYS: readonly KindJourney[] = [...VAE, ...VAE_DIGITAL, ...PSM, ...PDA];

export const KIND_DRAFTS: readonly KindDraft[] = [
  { type: BOARDS, stage: 1, of: [1, 0, 0] },
  { type: BOARDS, stage: 3, of: [1, 1, 0] },
  { type: CAISSONS, stage: 2, of: [0, 0, 1] },
  { type: CAISSONS, stage: 4, of: [1, 0, 1] },
  { type: BOARDS, stage: 'complete', of: [1, 0, 0] },
  { type: CAISSONS, stage: 'client-signed', of: [0, 1, 0] },
  { type: BOARDS, stage: 'signed', of: [1, 0, 1] },
  { type: DIGITAL, stage: 0, of: [1, 0, 0] },
  { type: DIGITAL, stage: 3, of: [0, 1, 1] },
  { type: DIGITAL, stage: 4, of: [1, 0, 0] },
  { type: DIGITAL, stage: 'complete', of: [0, 1, 0] },
  { type: DIGITAL, stage: 'signed', of: [1, 0, 1] },
  { type: MADE, stage: 1, of: [1, 0, 0] },
  { type: MADE, stage: 3, of: [1, 1, 0] },
  { type: MADE, stage: 5, of: [0, 1, 1] },
  { type: MADE, stage: 'complete', of: [1, 0, 0] },
  { type: MADE, stage: 'client-signed', of: [0, 0, 1] },
  { type: MADE, stage: 'signed', of: [1, 0, 0] },
  { type: DIRECT, stage: 1, of: [1, 0, 1] },
  { type: DIRECT, stage: 2, of: [0, 1, 0] },
  { type: DIRECT, stage: 3, of: [1, 0, 1] },
  { type: DIRECT, stage: 5, of: [1, 0, 0], surPlace: true },
  { type: DIRECT, stage: 'complete', of: [0, 1, 0], surPlace: true },
];
