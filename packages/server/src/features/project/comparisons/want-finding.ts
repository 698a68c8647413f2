import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { Findings } from '@ardoise/domain/contract/findings.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { findComparison } from '../documents/proofs/proof-comparisons.repository.ts';
import { refuseOlderProof } from '../documents/proofs/proof-notes.ts';
import { findProof } from '../documents/proofs/proofs.repository.ts';
import { demand } from '../projects/project-record.ts';
import { lockProject } from '../projects/projects.repository.ts';
import { listFindings } from './list-findings.ts';
import { listWanted, putWanted, removeWanted } from './wanted.repository.ts';

type Context = Pick<AppContext, 'pool' | 'comparisons'>;

/** A difference of the current version. */
export interface NamedFinding {
  id: string;
  version: number;
  ecart: string;
}

/** Locks the project, whose current version this must be. @throws Refusal INTROUVABLE, STATUT, VERSION */
export async function lockCompared(
  tx: Transaction,
  actor: Actor,
  { id, version }: Pick<NamedFinding, 'id' | 'version'>,
): Promise<void> {
  const project = required(await lockProject(tx, id, actor));
  demand('finding.want', project, actor);
  refuseOlderProof(project, version);
}

/** 'C’est voulu'. @throws Refusal INTROUVABLE, STATUT, VERSION */
export async function wantFinding(
  context: Context,
  actor: Actor,
  named: NamedFinding,
  { mot, auClient = false }: { mot: string; auClient?: boolean | undefined },
): Promise<Findings> {
  await inTransaction(context.pool, async (tx) => {
    await lockCompared(tx, actor, named);
    const comparison = await findComparison(tx, named.id, named.version);
    const found = comparison?.found;
    required([...(found?.commande ?? []), ...(found?.depuis ?? [])].find(({ id }) => id === named.ecart));
    const said = { difference: named.ecart, version: named.version, words: mot, to_client: auClient };
    await putWanted(tx, named.id, said, actor.name);
  });
  return listFindings(context, actor, named.id, named.version);
}

/** 'Reprendre': idempotent, until the version that it was said of is sent. @throws Refusal INTROUVABLE, STATUT, VERSION */
export async function unwantFinding(context: Context, actor: Actor, named: NamedFinding): Promise<Findings> {
  await inTransaction(context.pool, async (tx) => {
    await lockCompared(tx, actor, named);
    const said = (await listWanted(tx, named.id)).get(named.ecart);
    if (said === undefined) return;
    const proof = await findProof(tx, named.id, said.version);
    if (proof !== null && proof.sent_at !== null)
      throw new Refusal('STATUT', { message: 'Ce mot est parti avec la version\u00a0: il reste.' });
    await removeWanted(tx, named.id, named.ecart);
  });
  return listFindings(context, actor, named.id, named.version);
}
