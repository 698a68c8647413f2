import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import type { Viewer } from '../../../components/projects/holder-words.ts';

/**
 * Which round trip an action makes, from the second on (specification/statuses.md#round-trips). Null for any other, and
 * before a client, to whom round trips are not disclosed.
 */
export function roundTripOf(
  { nb_ar_agence }: Pick<Project, 'nb_ar_agence'>,
  { roundTrip }: Pick<ProjectAction, 'roundTrip'>,
  { role }: Pick<Viewer, 'role'>,
): number | null {
  return roundTrip && nb_ar_agence > 0 && role !== 'client' ? nb_ar_agence + 1 : null;
}
