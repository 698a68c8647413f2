import type { Target } from '@ardoise/domain/projects/statuses.ts';

/** Paths of demonstration orders after signing, by the statuses they passed. */
export interface Journey {
  targets: readonly Target[];
  /** Number per delegate. */
  of: { dc1: number; dc2: number; dc3: number };
  /** Days since the last change, minimum and maximum. */
  age: readonly [number, number];
  /** The order is not printed: its files are sent to the client. */
  unprinted?: true;
  /** The agency prints these itself. */
  agencyPrints?: true;
  /** One of so many came back to the agency once before its proof was accepted. */
  oneReturnedIn?: number;
}

/** The same path with one return: by the client where they had it, for every other one, else by the delegate. */
export function withReturn(targets: readonly Target[], rank: number): readonly Target[] {
  const byClient = rank % 2 === 1 && !targets.includes('accordDC') && targets.includes('Validation Client');
  const returned: readonly Target[] = byClient
    ? ['Agence', 'Validation DC', 'Validation Client']
    : ['Agence', 'Validation DC'];
  const after = targets.indexOf(byClient ? 'Validation Client' : 'Validation DC') + 1;
  return [...targets.slice(0, after), ...returned, ...targets.slice(after)];
}

/** Of the orders of a journey, by their rank. */
export function targetsOf(
  { targets, oneReturnedIn }: { targets: readonly Target[]; oneReturnedIn?: number | undefined },
  rank: number,
): readonly Target[] {
  return oneReturnedIn !== undefined && rank % oneReturnedIn === oneReturnedIn - 1
    ? withReturn(targets, Math.floor(rank / oneReturnedIn))
    : targets;
}

const PROOF_TO_DC: readonly Target[] = ['Agence', 'Validation DC'];
const SHOWN: readonly Target[] = [...PROOF_TO_DC, 'Validation Client'];
const AGREED: readonly Target[] = [...SHOWN, 'Exécution'];
const PRINTING: readonly Target[] = [...AGREED, 'Impression'];
const PRINTED: readonly Target[] = [...PRINTING, 'Imprimé'];

/** From the least advanced to finished ones; each is possible in the table of transitions. */
export const JOURNEYS: readonly Journey[] = [
  { targets: [...PROOF_TO_DC, 'Agence'], of: { dc1: 2, dc2: 1, dc3: 1 }, age: [0.2, 4] },
  { targets: [...SHOWN, 'Agence'], of: { dc1: 1, dc2: 1, dc3: 1 }, age: [0.3, 6] },
  { targets: PROOF_TO_DC, of: { dc1: 5, dc2: 3, dc3: 2 }, age: [0.1, 5] },
  { targets: [...PROOF_TO_DC, ...PROOF_TO_DC], of: { dc1: 2, dc2: 1, dc3: 1 }, age: [0.2, 4] },
  {
    targets: [...PROOF_TO_DC, ...PROOF_TO_DC, ...PROOF_TO_DC],
    of: { dc1: 1, dc2: 0, dc3: 0 },
    age: [0.5, 2],
  },
  { targets: SHOWN, of: { dc1: 4, dc2: 2, dc3: 2 }, age: [0.1, 7] },
  { targets: ['Agence', 'Validation Client'], of: { dc1: 1, dc2: 1, dc3: 1 }, age: [0.2, 5] },
  { targets: ['Agence', 'Validation Client', ...SHOWN], of: { dc1: 1, dc2: 1, dc3: 0 }, age: [0.4, 3] },
  { targets: AGREED, of: { dc1: 4, dc2: 2, dc3: 2 }, age: [0.2, 6], oneReturnedIn: 3 },
  { targets: AGREED, of: { dc1: 1, dc2: 0, dc3: 1 }, age: [0.5, 4], unprinted: true },
  { targets: [...PRINTING, 'Exécution'], of: { dc1: 1, dc2: 0, dc3: 0 }, age: [0.3, 1] },
  { targets: PRINTING, of: { dc1: 4, dc2: 3, dc3: 1 }, age: [0.2, 4], oneReturnedIn: 2 },
  { targets: PRINTING, of: { dc1: 1, dc2: 1, dc3: 1 }, age: [0.3, 3], agencyPrints: true },
  { targets: [...PRINTING, 'Validation CCEP'], of: { dc1: 1, dc2: 1, dc3: 0 }, age: [0.3, 3] },
  { targets: PRINTED, of: { dc1: 3, dc2: 2, dc3: 1 }, age: [0.4, 5] },
  { targets: PRINTED, of: { dc1: 1, dc2: 0, dc3: 0 }, age: [1, 3], agencyPrints: true },
  { targets: [...PRINTED, 'Terminé'], of: { dc1: 7, dc2: 5, dc3: 3 }, age: [6, 170], oneReturnedIn: 2 },
  { targets: [...AGREED, 'Terminé'], of: { dc1: 2, dc2: 2, dc3: 1 }, age: [4, 120], unprinted: true },
  { targets: ['Agence', 'Rejeté'], of: { dc1: 1, dc2: 1, dc3: 0 }, age: [5, 60] },
  { targets: [...PRINTING, 'Validation CCEP', 'Rejeté'], of: { dc1: 0, dc2: 0, dc3: 1 }, age: [5, 40] },
  { targets: ['Agence', 'Annulé'], of: { dc1: 1, dc2: 1, dc3: 1 }, age: [3, 90] },
  { targets: [...PROOF_TO_DC, 'Annulé'], of: { dc1: 1, dc2: 1, dc3: 0 }, age: [3, 90] },
];
