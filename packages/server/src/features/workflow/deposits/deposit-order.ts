import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { depositOrder as depositCall, SignedOffline } from '@ardoise/domain/contract/deposits.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { ToSettle } from '@ardoise/domain/projects/to-settle.ts';
import { isDraft } from '@ardoise/domain/rules/moves.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { leftByRefusal } from '../../project/orders/check-begun-offline.ts';
import { depositSignatures, noteToSettle } from '../../project/orders/deposit-signatures.ts';
import { findProject } from '../../project/projects/projects.repository.ts';
import type { SignatureOrigin, Taken } from '../../project/projects/signature-origin.ts';
import { isHeldByDeposit, wasSubmitted } from '../../project/projects/signatures.repository.ts';
import { changeStatus } from '../workflow/change-status.ts';

type Deposited = ReplyOf<typeof depositCall>;

/** A save between the deposit and its submission: the order is read again. */
const TRIES = 3;

/** Sends it to its agency, as its dc would. Why not, where the server refuses it: the order is stored all the same. */
async function submit({ pool, mails }: AppContext, actor: Actor, id: string): Promise<Refusal | null> {
  for (let tried = 1; ; tried += 1) {
    const { version } = required(await findProject(pool, id, actor));
    try {
      await changeStatus(pool, mails, actor, id, 'Agence', { version });
      return null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== 'VERSION' || tried === TRIES) return error;
    }
  }
}

/** What a refusal of the submission leaves to settle: it says the medal by its field, anything else on the order's own page. */
function leftBySubmission(refusal: Refusal): ToSettle {
  const isMedal = refusal.champs?.some(({ chemin }) => chemin === 'pdv.medaillePDV') ?? false;
  return isMedal ? 'medaille' : (leftByRefusal(refusal) ?? 'envoi');
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
  taken: Taken | null = null,
): Promise<Deposited> {
  const { pool } = context;
  await depositSignatures(context, actor, id, body, origin, taken);
  const stored = required(await findProject(pool, id, actor));
  const isReady =
    isDraft(stored.statut) &&
    stored.created &&
    stored.a_regulariser.length === 0 &&
    // Signed anew since, it is sent by who signs it.
    (await isHeldByDeposit(pool, id, body.depot)) &&
    // One that came back from its agency waits for its dc, however often the deposit is repeated.
    !(await wasSubmitted(pool, id, body.depot));
  const refusal = isReady ? await submit(context, actor, id) : null;
  if (refusal !== null)
    await inTransaction(pool, (tx) => noteToSettle(tx, actor, id, leftBySubmission(refusal)));
  const { statut, a_regulariser } = required(await findProject(pool, id, actor));
  return {
    _id: { $oid: id },
    statut,
    aRegulariser: [...a_regulariser],
    ...(refusal !== null && { refus: refusal.message }),
  };
}
