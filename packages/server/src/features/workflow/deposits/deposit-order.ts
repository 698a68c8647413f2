import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { depositOrder as depositCall, SignedOffline } from '@ardoise/domain/contract/deposits.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { leftByRefusal } from '../../project/orders/check-begun-offline.ts';
import { depositSignatures, noteToSettle } from '../../project/orders/deposit-signatures.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';
import { findProject } from '../../project/projects/projects.repository.ts';
import type { SignatureOrigin } from '../../project/projects/signature-origin.ts';
import { changeStatus } from '../workflow/change-status.ts';

type Deposited = ReplyOf<typeof depositCall>;

/** Sends it to its agency, as its dc would. Why not, where the server refuses it: the order is stored all the same. */
async function submit(
  { pool, mails }: AppContext,
  actor: Actor,
  { id, version }: StoredProject,
): Promise<Refusal | null> {
  try {
    await changeStatus(pool, mails, actor, id, 'Agence', { version });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/**
 * An order that was signed without a network: its signatures, then its submission. A repetition stores nothing twice, and sends what was
 * stored and not sent (specification/offline.md#signed-without-a-network).
 * @throws Refusal as `depositSignatures`
 */
export async function depositOrder(
  context: AppContext,
  actor: Actor,
  id: string,
  body: SignedOffline,
  origin: SignatureOrigin,
): Promise<Deposited> {
  const { pool } = context;
  await depositSignatures(context, actor, id, body, origin);
  const stored = required(await findProject(pool, id, actor));
  const isReady = isBeforeSubmission(stored.statut) && stored.created && stored.a_regulariser.length === 0;
  const refusal = isReady ? await submit(context, actor, stored) : null;
  const reason = refusal === null ? undefined : leftByRefusal(refusal);
  if (reason !== undefined) await inTransaction(pool, (tx) => noteToSettle(tx, actor, id, reason));
  const { statut, a_regulariser } = required(await findProject(pool, id, actor));
  return {
    _id: { $oid: id },
    statut,
    aRegulariser: [...a_regulariser],
    ...(refusal !== null && reason === undefined && { refus: refusal.message }),
  };
}
