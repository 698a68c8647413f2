import type { Role } from '@ardoise/domain/projects/roles.ts';
import { waitingFor } from '@ardoise/domain/rules/waiting.ts';
import { SORT_ORDERS, type SortOrder, USUAL_ORDER } from './list-order.ts';

/** The sort orders of a role, by the day of arrival for deliveries alone; where nothing waits, the default one has its real meaning as label. */
export function orderOptions(role: Role, arrives = false): { value: SortOrder; label: string }[] {
  const all = Object.entries(SORT_ORDERS)
    .map(([value, { label }]) => ({ value: value as SortOrder, label }))
    .filter(({ value }) => arrives || value !== 'arrivee');
  if (waitingFor(role).length > 0) return all;
  return [
    { value: USUAL_ORDER, label: SORT_ORDERS.recents.label },
    ...all.filter(({ value }) => value !== USUAL_ORDER && value !== 'recents'),
  ];
}

/** The selected option of an order, among those of the role. */
export function chosenOrder(order: SortOrder, role: Role, arrives = false): SortOrder {
  return orderOptions(role, arrives).some(({ value }) => value === order) ? order : USUAL_ORDER;
}
