import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { holderOf } from '@ardoise/domain/rules/holder.ts';
import type { Person } from '../../api/session.ts';

/** Whether this person may take it: it is at their agency, where others work too. */
export function mayTake({ collegues = [] }: Person, { statut, type }: Pick<ProjectRow, 'statut' | 'type'>) {
  return collegues.length > 0 && holderOf(statut, type) === 'agence';
}
