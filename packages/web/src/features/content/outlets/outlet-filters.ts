import { searchText } from '../../../components/projects/list-order.ts';

/** Filters of the outlets, from the URL; empty ones are inactive. */
export interface OutletFilters {
  q: string;
  /** Lower case; `aucune` for those without. */
  medaille: string;
  anciennes: 'oui' | '';
}

/** Parses the URL; ignores invalid parameters. */
export function readOutletFilters(search: Record<string, unknown>): OutletFilters {
  return {
    q: searchText(search.q_recherche).slice(0, 200),
    medaille: searchText(search.q_medaille).slice(0, 80),
    anciennes: search.q_anciennes === 'oui' ? 'oui' : '',
  };
}

/** The URL of these filters; omits defaults. */
export function writeOutletFilters({ q, medaille, anciennes }: OutletFilters) {
  return {
    q_recherche: q || undefined,
    q_medaille: medaille || undefined,
    q_anciennes: anciennes || undefined,
  };
}

export function isNarrowed({ q, medaille, anciennes }: OutletFilters): boolean {
  return q !== '' || medaille !== '' || anciennes !== '';
}
