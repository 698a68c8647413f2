import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { changeFinalPrice as priceCall } from '@ardoise/domain/contract/final-price.ts';
import { FINAL_PRICE_PROBLEM, finalPriceTrace, isFinalPrice } from '@ardoise/domain/projects/final-price.ts';
import { onBehalfOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { JsonText } from '../../../http/route.ts';
import { addHistory } from '../projects/history.repository.ts';
import { demand, type StoredProject } from '../projects/project-record.ts';
import { refreshTrace } from '../projects/project-view.repository.ts';
import { lockProject, updateProject } from '../projects/projects.repository.ts';
import { readProject, staleVersion } from '../projects/read-project.ts';

const TARGET = 'prixFinal';

async function write(tx: Transaction, actor: Actor, project: StoredProject, price: number): Promise<void> {
  const before = project.prix_final === null ? null : Number(project.prix_final);
  await updateProject(tx, project.id, project.version, { prix_final: price.toFixed(2) });
  await addHistory(tx, {
    projectId: project.id,
    nature: 'prix',
    from: project.statut,
    to: project.statut,
    target: TARGET,
    resp: actor.name,
    onBehalfOf: onBehalfOf(actor, project),
    comment: finalPriceTrace(before, price),
    forced: false,
    basedOn: project.version,
  });
  await refreshTrace(tx, project.id);
}

/**
 * Sets or corrects the final price of a Sur Mesure project, in euros; the history records the author and the previous
 * price (specification/roles-and-scope.md#final-price). Idempotent.
 * @throws Refusal INTROUVABLE, ROLE, STATUT, VALIDATION, VERSION with the present project
 */
export async function changeFinalPrice(
  pool: Pool,
  actor: Actor,
  id: string,
  { version, prixFinal }: BodyOf<typeof priceCall>,
): Promise<JsonText> {
  const stale = await inTransaction(pool, async (tx) => {
    const project = required(await lockProject(tx, id, actor));
    demand('price.edit', project, actor);
    if (!isFinalPrice(prixFinal))
      throw new Refusal('VALIDATION', {
        message: FINAL_PRICE_PROBLEM,
        champs: [{ chemin: 'prixFinal', message: FINAL_PRICE_PROBLEM }],
      });
    if (project.prix_final !== null && Number(project.prix_final) === prixFinal) return false;
    if (project.version !== version) return true;
    await write(tx, actor, project, prixFinal);
    return false;
  });
  if (stale) throw await staleVersion(pool, id, actor);
  return readProject(pool, id, actor);
}
