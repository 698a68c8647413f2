import type { Role } from '@ardoise/domain/projects/roles.ts';
import { STILL_DAYS } from '@ardoise/domain/projects/standstill.ts';
import { HOLDERS, type Party } from '@ardoise/domain/rules/holder.ts';
import { searchChoice, searchText } from './list-order.ts';

/**
 * Filters of a list that no field of its screen sets, only an address: the figures of the home page link to them. The
 * same names as in the call.
 */
export interface SteeringFilters {
  q_encours?: '1';
  q_immobile?: '1';
  q_allers_retours?: '1';
  q_arbitrage?: '1';
  /** The party expected to act. */
  q_main?: (typeof HOLDERS)[number];
  /** Usernames. */
  q_dc?: string;
  q_mdv?: string;
  q_smhf?: string;
  q_agence?: string;
  q_imprimeur?: string;
}
export type SteeringFilter = keyof SteeringFilters;

const FLAGS = {
  q_encours: 'En cours',
  q_immobile: `Immobiles depuis plus de ${STILL_DAYS}\u00a0jours`,
  q_allers_retours: 'Plus de 2\u00a0allers-retours',
  q_arbitrage: 'Arbitrage demandé',
} as const satisfies Partial<Record<SteeringFilter, string>>;

/** Filters by a person, with what they are called. */
const PERSON_WORDS = {
  q_dc: 'DC',
  q_mdv: 'MDV',
  q_smhf: 'SMHF',
  q_agence: 'Agence',
  q_imprimeur: 'Imprimeur',
} as const satisfies Partial<Record<SteeringFilter, string>>;

type PersonFilter = keyof typeof PERSON_WORDS;

const PERSON_FILTERS = Object.keys(PERSON_WORDS) as PersonFilter[];

/** The filter that lists the projects of a person of this role; null for roles whose name projects have not. */
export function personFilterOf(role: Role): PersonFilter | null {
  return PERSON_FILTERS.find((filter) => filter === `q_${role}`) ?? null;
}

/** Roles of the people that these filters name. */
export function rolesNamed(filters: SteeringFilters): Role[] {
  return PERSON_FILTERS.filter((filter) => filters[filter] !== undefined).map(
    (filter) => filter.slice('q_'.length) as Role,
  );
}

const HOLDER_WORDS: Record<Party, string> = {
  dc: 'le délégué commercial',
  agence: 'l’agence',
  client: 'le client',
  siege: 'le siège',
  imprimeur: 'l’imprimeur',
  installateur: 'l’installateur',
};

export const STEERING_FILTERS = [
  ...(Object.keys(FLAGS) as (keyof typeof FLAGS)[]),
  'q_main',
  ...PERSON_FILTERS,
] as const satisfies readonly SteeringFilter[];

/** Parses the URL; ignores invalid parameters, omits empty ones. */
export function readSteering(search: Record<string, unknown>): SteeringFilters {
  const flags = Object.keys(FLAGS).filter((name) => searchText(search[name]) === '1');
  const q_main = searchChoice(search.q_main, HOLDERS);
  const people = PERSON_FILTERS.map((filter) => [filter, searchText(search[filter])]);
  return {
    ...Object.fromEntries(flags.map((name) => [name, '1'])),
    ...(q_main !== '' && { q_main }),
    ...Object.fromEntries(people.filter(([, name]) => name !== '')),
  };
}

/** One filter in words: 'En cours', 'En attente : le client', 'DC : Camille Ferrand'. `nameOf` a username. */
export function steeringWords(
  filter: SteeringFilter,
  filters: SteeringFilters,
  nameOf: (username: string) => string,
): string {
  if (filter === 'q_main') return `Qui a la main\u00a0: ${HOLDER_WORDS[filters.q_main ?? 'dc']}`;
  if (filter in FLAGS) return FLAGS[filter as keyof typeof FLAGS];
  const person = filter as PersonFilter;
  return `${PERSON_WORDS[person]}\u00a0: ${nameOf(filters[person] ?? '')}`;
}
