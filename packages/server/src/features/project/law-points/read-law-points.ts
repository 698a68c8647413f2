import { required } from '@ardoise/domain/base/errors.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { readLawPoints as call } from '@ardoise/domain/contract/law-points.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { findProject } from '../projects/projects.repository.ts';
import { signedLawPoints } from '../projects/signatures.repository.ts';
import { lawPointsOf } from './law-points-of.ts';

/** The points of law of an order: as they were signed over, else as it is now. @throws Refusal INTROUVABLE */
export async function readLawPoints(db: Db, id: string, actor: Actor): Promise<ReplyOf<typeof call>> {
  const project = required(await findProject(db, id, actor));
  const signed = await signedLawPoints(db, id);
  if (signed !== null) return signed;
  return { points: await lawPointsOf(db, project), t_signature: null };
}
