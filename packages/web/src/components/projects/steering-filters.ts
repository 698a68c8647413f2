import { HOLDERS, type Holder } from '@ardoise/domain/projects/holder.ts';
import { STILL_DAYS } from '@ardoise/domain/projects/standstill.ts';
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
}
export type SteeringFilter = keyof SteeringFilters;

const FLAGS = {
  q_encours: 'En cours',
  q_immobile: `Immobiles depuis plus de ${STILL_DAYS}\u00a0jours`,
  q_allers_retours: 'Plus de 2\u00a0allers-retours',
  q_arbitrage: 'Arbitrage demandé',
} as const satisfies Partial<Record<SteeringFilter, string>>;

const HOLDER_WORDS: Record<Exclude<Holder, null>, string> = {
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
  'q_dc',
  'q_mdv',
] as const satisfies readonly SteeringFilter[];

/** Parses the URL; ignores invalid parameters, omits empty ones. */
export function readSteering(search: Record<string, unknown>): SteeringFilters {
  const flags = Object.keys(FLAGS).filter((name) => searchText(search[name]) === '1');
  const q_main = searchChoice(search.q_main, HOLDERS);
  const [q_dc, q_mdv] = [searchText(search.q_dc), searchText(search.q_mdv)];
  return {
    ...Object.fromEntries(flags.map((name) => [name, '1'])),
    ...(q_main !== '' && { q_main }),
    ...(q_dc !== '' && { q_dc }),
    ...(q_mdv !== '' && { q_mdv }),
  };
}

/** One filter in words: 'En cours', 'En attente : le client', 'DC : Camille Ferrand'. `nameOf` a username. */
export function steeringWords(
  filter: SteeringFilter,
  filters: SteeringFilters,
  nameOf: (username: string) => string,
): string {
  if (filter === 'q_main') return `Qui a la main\u00a0: ${HOLDER_WORDS[filters.q_main ?? 'dc']}`;
  if (filter === 'q_dc') return `DC\u00a0: ${nameOf(filters.q_dc ?? '')}`;
  if (filter === 'q_mdv') return `MDV\u00a0: ${nameOf(filters.q_mdv ?? '')}`;
  return FLAGS[filter];
}
