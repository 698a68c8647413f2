import type { Role } from '@ardoise/domain/projects/roles.ts';
import { HOLDERS } from '@ardoise/domain/rules/holder.ts';
import { searchChoice, searchText } from './list-order.ts';

/**
 * Filters of a list that no field of its screen sets, only an address: the figures of the home page link to them. The
 * same names as in the call. Their words are the dashboard's own (steering-words.ts): every page reads addresses.
 */
export interface SteeringFilters {
  q_encours?: '1';
  q_immobile?: '1';
  q_allers_retours?: '1';
  q_arbitrage?: '1';
  q_aregulariser?: '1';
  q_livraisons?: '1';
  /** The party expected to act. */
  q_main?: (typeof HOLDERS)[number];
  /** Usernames. */
  q_dc?: string;
  q_mdv?: string;
  q_smhf?: string;
  q_agence?: string;
  q_imprimeur?: string;
  /** The orders behind a figure of /pilotage. */
  q_chiffre?: string;
}
export type SteeringFilter = keyof SteeringFilters;

const FLAGS = [
  'q_encours',
  'q_immobile',
  'q_allers_retours',
  'q_arbitrage',
  'q_aregulariser',
  'q_livraisons',
] as const satisfies readonly SteeringFilter[];
export type SteeringFlag = (typeof FLAGS)[number];

/** Filters by a person. */
export const PERSON_FILTERS = [
  'q_dc',
  'q_mdv',
  'q_smhf',
  'q_agence',
  'q_imprimeur',
] as const satisfies readonly SteeringFilter[];
const TEXTS = [...PERSON_FILTERS, 'q_chiffre'] as const satisfies readonly SteeringFilter[];
export type PersonFilter = (typeof PERSON_FILTERS)[number];

/** The filter that lists the projects of a person of this role; null for roles whose name projects have not. */
export function personFilterOf(role: Role): PersonFilter | null {
  return PERSON_FILTERS.find((filter) => filter === `q_${role}`) ?? null;
}

export const STEERING_FILTERS = [...FLAGS, 'q_main', ...TEXTS] as const;

/** Parses the URL; ignores invalid parameters, omits empty ones. */
export function readSteering(search: Record<string, unknown>): SteeringFilters {
  const flags = FLAGS.filter((name) => searchText(search[name]) === '1');
  const q_main = searchChoice(search.q_main, HOLDERS);
  const texts = TEXTS.map((filter) => [filter, searchText(search[filter])]);
  return {
    ...Object.fromEntries(flags.map((name) => [name, '1'])),
    ...(q_main !== '' && { q_main }),
    ...Object.fromEntries(texts.filter(([, text]) => text !== '')),
  };
}
