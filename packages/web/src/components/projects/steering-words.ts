import { STILL_DAYS } from '@ardoise/domain/projects/standstill.ts';
import type { Party } from '@ardoise/domain/rules/holder.ts';
import { figureListWords } from './figure-list-words.ts';
import type { FlagFilter, PersonFilter, SteeringFilter, SteeringFilters } from './steering-filters.ts';

const FLAG_WORDS: Record<FlagFilter, string> = {
  q_encours: 'En cours',
  q_immobile: `Immobiles depuis plus de ${STILL_DAYS}\u00a0jours`,
  q_allers_retours: 'Plus de 2\u00a0allers-retours',
  q_arbitrage: 'Arbitrage demandé',
};

/** Filters by a person, with what they are called. */
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

/** One filter in words: 'En cours', 'En attente : le client', 'DC : Camille Ferrand'. `nameOf` a username. */
export function steeringWords(
  filter: SteeringFilter,
  filters: SteeringFilters,
  nameOf: (username: string) => string,
): string {
  if (filter === 'q_main') return `Qui a la main\u00a0: ${HOLDER_WORDS[filters.q_main ?? 'dc']}`;
  if (filter === 'q_chiffre') return figureListWords(filters.q_chiffre ?? '', nameOf);
  if (filter in FLAG_WORDS) return FLAG_WORDS[filter as FlagFilter];
  const person = filter as PersonFilter;
  return `${PERSON_WORDS[person]}\u00a0: ${nameOf(filters[person] ?? '')}`;
}
