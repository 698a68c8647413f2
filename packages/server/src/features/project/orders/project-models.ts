import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inUndoneTransaction } from '../../../db/transaction.ts';
import { JsonText } from '../../../http/route.ts';
import { newProjectId } from '../projects/project-id.ts';
import { readProject } from '../projects/read-project.ts';
import { insertDraft } from './create-project.ts';

/** The supports that a dc begins without a network. */
const TYPES = Object.values(KIND_FACTS)
  .filter(({ begunOffline }) => begunOffline)
  .flatMap(({ supports }) => supports.map(({ type }) => type));

/**
 * A new project of each, as this dc would have it now: inserted, read, and taken back, so that no default stands twice. Whatever
 * quota and catalogue say, which the device knows itself.
 * @throws Refusal SANS_SMHF
 */
export async function readProjectModels(pool: Pool, actor: Actor): Promise<JsonText> {
  const models = await inUndoneTransaction(pool, async (tx) => {
    const texts: string[] = [];
    for (const type of TYPES) {
      const id = newProjectId();
      await insertDraft(tx, actor, id, { type, horsLigne: { decalage: null } });
      texts.push((await readProject(tx, id, actor)).text);
    }
    return texts;
  });
  return new JsonText(`[${models.join(',')}]`);
}
