import type { Role } from '@ardoise/domain/projects/roles.ts';
import { waitingFor } from '@ardoise/domain/rules/waiting.ts';
import { readOrder, searchText } from './list-order.ts';
import { readView } from './list-view.ts';
import type { ListSearch, ProjectList } from './project-lists.ts';

type NamedList = Pick<ProjectList, 'key' | 'label' | 'filters' | 'managed'>;

/** Whether the list is of what waits for its reader. */
function isOfTurns({ key, filters }: NamedList, search: ListSearch, role: Role): boolean {
  return key === 'dashboard' && waitingFor(role).length > 0 && readView(search, filters) === 'attente';
}

/** The list in a way back: 'À vous', 'Tableau de bord, Agence'. */
export function listName(list: NamedList, search: ListSearch, role: Role): string {
  if (role !== 'client' && isOfTurns(list, search, role)) return 'À vous';
  if (search.q_livraisons !== undefined) return 'Livraisons';
  return [list.label, searchText(search.q_statut)].filter(Boolean).join(', ');
}

const ORDERS = {
  attente: '',
  echeance: 'par échéance',
  recents: '',
  depuis: 'du plus immobile',
  anciens: 'du plus ancien',
  nom: 'par nom',
  arrivee: 'par jour d’arrivée',
};

/** The order beside a rank: 'par échéance'; empty for one that has no short name. */
export function orderName({ managed, ...list }: NamedList, search: ListSearch, role: Role): string {
  if (managed) return '';
  const order = readOrder(search.tri);
  if (order === 'attente' && (isOfTurns({ managed, ...list }, search, role) || search.q_statut !== undefined))
    return role === 'agence' || role === 'installateur' ? ORDERS.echeance : ORDERS.anciens;
  return ORDERS[order];
}
