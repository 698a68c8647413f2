import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../../db/transaction.ts';
import { findProject } from '../../projects/projects.repository.ts';
import { insertReading } from './proof-readings.repository.ts';
import { listShownProofs } from './proofs.repository.ts';

/**
 * Remembers that the actor opened a version of the proof. Idempotent: the first time counts.
 * @throws Refusal INTROUVABLE outside the actor's scope, for a version that does not exist or was not shown to them
 */
export async function readProof(
  pool: Pool,
  actor: Actor,
  id: string,
  version: number,
): Promise<{ lue: string }> {
  return inTransaction(pool, async (tx) => {
    const project = required(await findProject(tx, id, actor));
    const shown = await listShownProofs(tx, id, project.proof_version);
    const proof = shown.find((one) => one.version === version);
    if (proof === undefined || (actor.role === 'client' && proof.sent_at === null))
      throw new Refusal('INTROUVABLE');
    return { lue: await insertReading(tx, id, version, actor.name) };
  });
}
