import type { Role } from '@ardoise/domain/projects/roles.ts';
import { STILL_DAYS } from '@ardoise/domain/projects/standstill.ts';
import type { Party } from '@ardoise/domain/rules/holder.ts';
import {
  PERSON_FILTERS,
  type PersonFilter,
  type SteeringFilter,
  type SteeringFilters,
  type SteeringFlag,
} from './steering-filters.ts';

const FLAG_WORDS: Record<SteeringFlag, string> = {
  q_encours: 'En cours',
  q_immobile: `Immobiles depuis plus de ${STILL_DAYS}\u00a0jours`,
  q_allers_retours: 'Plus de 2\u00a0allers-retours',
  q_arbitrage: 'Arbitrage demandé',
  q_aregulariser: 'À régulariser',
  q_livraisons: 'Livraisons',
};

const PERSON_WORDS: Record<PersonFilter, string> = {
  q_dc: 'DC',
  q_mdv: 'MDV',
  q_smhf: 'SMHF',
  q_agence: 'Agence',
  q_imprimeur: 'Imprimeur',
};

const HOLDER_WORDS: Record<Party, string> = {
  dc: 'le délégué commercial',
  agence: 'l’agence',
  client: 'le client',
  siege: 'le siège',
  imprimeur: 'l’imprimeur',
  installateur: 'l’installateur',
};

const isPerson = (filter: SteeringFilter): filter is PersonFilter =>
  PERSON_FILTERS.some((person) => person === filter);

/** Roles of the people that these filters name. */
export function rolesNamed(filters: SteeringFilters): Role[] {
  return PERSON_FILTERS.filter((filter) => filters[filter] !== undefined).map(
    (filter) => filter.slice('q_'.length) as Role,
  );
}

/** One filter in words: 'En cours', 'En attente : le client', 'DC : Camille Ferrand'. `nameOf` a username. */
export function steeringWords(
  filter: Exclude<SteeringFilter, 'q_chiffre'>,
  filters: SteeringFilters,
  nameOf: (username: string) => string,
): string {
  if (filter === 'q_main') return `Qui a la main\u00a0: ${HOLDER_WORDS[filters.q_main ?? 'dc']}`;
  return isPerson(filter)
    ? `${PERSON_WORDS[filter]}\u00a0: ${nameOf(filters[filter] ?? '')}`
    : FLAG_WORDS[filter];
}
