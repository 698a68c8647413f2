import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { findPresentDc, type PresentDc } from './former-dcs.repository.ts';
import { findProject } from './projects.repository.ts';

/**
 * A former dc, who acts in the place of the dc who has the project by now; null where it is this actor's own, or was never theirs
 * (specification/offline.md#given-to-somebody-else-meanwhile).
 */
export async function inPlaceOfDc<Former extends Actor>(
  db: Db,
  actor: Former,
  projectId: string,
): Promise<{ actor: Former; present: PresentDc } | null> {
  if ((await findProject(db, projectId, actor)) !== null) return null;
  const present = await findPresentDc(db, projectId, actor);
  if (present === null) return null;
  const { standsFor = [] } = actor;
  return { actor: { ...actor, standsFor: [...standsFor, present.dc] }, present };
}
