import type { Role } from '@ardoise/domain/projects/roles.ts';
import { waitingFor } from '@ardoise/domain/projects/waiting.ts';
import { SORT_ORDERS, type SortOrder, USUAL_ORDER } from './list-order.ts';

/** The orders that a role is offered; one that nothing waits for reads the usual one as what it is to them. */
export function orderOptions(role: Role): { value: SortOrder; label: string }[] {
  const all = Object.entries(SORT_ORDERS).map(([value, { label }]) => ({ value: value as SortOrder, label }));
  if (waitingFor(role).length > 0) return all;
  return [
    { value: USUAL_ORDER, label: SORT_ORDERS.recents.label },
    ...all.filter(({ value }) => value !== USUAL_ORDER && value !== 'recents'),
  ];
}

/** The option that an order stands on, among those of the role. */
export function chosenOrder(order: SortOrder, role: Role): SortOrder {
  return orderOptions(role).some(({ value }) => value === order) ? order : USUAL_ORDER;
}
