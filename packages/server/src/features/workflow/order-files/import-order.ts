import type { Readable } from 'node:stream';
import { documentOf } from '@ardoise/domain/answers/changed-parts.ts';
import { ERRORS, Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { ImportedOrder, WaitingOrder } from '@ardoise/domain/contract/order-files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { AppContext } from '../../base/app-context.ts';
import { everReceived } from '../../project/documents/files/files.repository.ts';
import { deleteFile } from '../../project/documents/uploads/delete-file.ts';
import { attachFile } from '../../project/documents/uploads/upload-file.ts';
import { createProject } from '../../project/orders/create-project.ts';
import { refuseDeposit } from '../../project/orders/deposit-signatures.ts';
import type { LastSaves } from '../../project/orders/last-saves.ts';
import { saveProject } from '../../project/orders/save-project.ts';
import { refuseWithdrawn, withdrawDeposit } from '../../project/orders/withdraw-deposit.ts';
import { findProject } from '../../project/projects/projects.repository.ts';
import { readProject } from '../../project/projects/read-project.ts';
import type { SignatureOrigin } from '../../project/projects/signature-origin.ts';
import { isDeposited } from '../../project/projects/signatures.repository.ts';
import { depositOrder } from '../deposits/deposit-order.ts';
import { mergeAnswers, mergedAnswers } from './merge-answers.ts';
import { refuseFile } from './refuse-file.ts';
import type { SealedOrder } from './sealed-order.ts';
import type { Taker } from './who-takes.ts';

const GIVEN_UNSIGNED =
  'Cette commande a été confiée à un autre délégué depuis, et ce fichier n’a pas ses deux signatures\u00a0: rien n’en a été repris.';

type Refused = ImportedOrder['fichiersRefuses'];

/** Who takes over what. */
export interface Import extends Taker {
  order: WaitingOrder;
  sealed: Pick<SealedOrder, 'files'>;
  saves: LastSaves;
}

async function present({ pool }: AppContext, { actor, order }: Import): Promise<Project> {
  return JSON.parse((await readProject(pool, order.projet, actor)).text) as Project;
}

/** What is wrong with one file alone; anything else ends the import. */
const isOfFile = ({ code }: Refusal): boolean => ERRORS[code].status < 500 && code !== 'INTROUVABLE';

async function attach(
  context: AppContext,
  { actor, order, taken }: Import,
  { id, type, nom, taille, annuleSignatures = false }: WaitingOrder['fichiers'][number],
  bytes: () => Readable,
): Promise<Refused> {
  // Accepted on the device of what was signed before the file was made; one that does not say when voids nothing.
  // Nor are another dc's voided.
  const voidsSignatures = annuleSignatures && taken === null && { until: new Date(order.exportee ?? 0) };
  const to = { projectId: order.projet, type, id, voidsSignatures, replacesProof: false };
  const file = bytes();
  try {
    await attachFile(context, actor, to, { filename: nom, file }, taille);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal && isOfFile(error))) throw error;
    return error.code === 'FICHIER_SUPPRIME' ? [] : [{ nom, message: error.message }];
  } finally {
    file.destroy();
  }
}

/** Returns those that the server refuses: each holds back itself and what was signed, as in a queue. */
async function attachAll(context: AppContext, given: Import): Promise<Refused> {
  const refused: Refused = [];
  for (const [file, bytes] of given.sealed.files(given.order))
    refused.push(...(await attach(context, given, file, bytes)));
  return refused;
}

/** Whoever has the order open saves it meanwhile, or the same file arrives twice: it is then merged again. */
const TRIES = 5;

const isStale = (error: unknown) => error instanceof Refusal && error.code === 'VERSION';

/** @throws Refusal VERSION where others changed the same answers, and of `saveProject` */
async function saveAnswers(context: AppContext, given: Import): Promise<void> {
  const { actor, order, saves } = given;
  for (let tried = 1; order.reponses !== undefined; tried += 1) {
    const body = mergeAnswers(await present(context, given), order.reponses);
    if (body === null) return;
    try {
      await saveProject({ ...context, saves }, actor, order.projet, body);
      return;
    } catch (error) {
      if (tried === TRIES || !isStale(error)) throw error;
    }
  }
}

async function removeFiles({ pool }: AppContext, { actor, order }: Import): Promise<void> {
  const received = await everReceived(pool, order.projet);
  for (const id of order.suppressions)
    if (received.get(id) === 'present') await deleteFile(pool, actor, order.projet, { id });
}

/** What was taken back on the device; what has arrived before cannot be any more, and holds nothing else back. */
async function withdrawAll({ pool }: AppContext, { actor, order }: Import): Promise<void> {
  for (const depot of order.retraits ?? [])
    if (!(await isDeposited(pool, order.projet, depot)))
      await withdrawDeposit(pool, actor, order.projet, depot);
}

/** Nothing is written into another dc's order unless what was signed will hold there. @throws Refusal as `refuseDeposit` */
async function refuseTaken(context: AppContext, given: Import): Promise<void> {
  const { actor, order, taken } = given;
  const { projet: id, reponses, depot } = order;
  if (taken === null || depot === undefined) return;
  const stored = await findProject(context.pool, id, actor);
  const answers = async () => {
    const project = await present(context, given);
    return reponses === undefined ? documentOf(project) : mergedAnswers(project, reponses);
  };
  const document = stored === null ? depot.document : await answers();
  await refuseDeposit(context, actor, stored, document, depot);
}

/** Makes, attaches, saves, removes and takes back, in this order; returns the files that were refused. */
async function bring(context: AppContext, given: Import): Promise<Refused> {
  const { pool } = context;
  const { actor, order, taken } = given;
  const { projet: id, creation, reponses } = order;
  await refuseTaken(context, given);
  const isKnown = (await findProject(pool, id, actor)) !== null;
  // A conflict is known before the first write.
  if (isKnown && reponses !== undefined) mergeAnswers(await present(context, given), reponses);
  if (!isKnown) await createProject(pool, actor, { _id: { $oid: id }, ...required(creation) });
  const refused = await attachAll(context, given);
  await saveAnswers(context, given);
  // Another dc's files stay: what was signed does not cover them.
  if (taken === null) await removeFiles(context, given);
  await withdrawAll(context, given);
  return refused;
}

/**
 * Does what the queue of a device would have done with an order, in its order and by the same operations: each is idempotent by an id of the
 * device, so that the same file again, or one that was cut on the way, ends the same (specification/offline.md#the-file-of-an-order).
 * @throws Refusal INTROUVABLE, FICHIER_REFUSE (somebody else has it, and it is not signed), VERSION (others have changed the same answers:
 * nothing is changed), SIGNATURES (what it has of them was taken back on its device: nothing is changed), and of each operation
 */
export async function importOrder(
  context: AppContext,
  given: Import,
  origin: SignatureOrigin,
): Promise<ImportedOrder> {
  const { actor, order, taken } = given;
  const { projet: id, depot } = order;
  if (taken?.reason === 'repris' && depot === undefined) refuseFile(GIVEN_UNSIGNED);
  // Before anything of a file is written whose signatures fell after it was made.
  if (depot !== undefined) await refuseWithdrawn(context.pool, id, depot.depot);
  const isDone = async () => depot !== undefined && (await isDeposited(context.pool, id, depot.depot));
  const orDone = async (error: unknown) => {
    // The same file, sent twice at once, has arrived meanwhile: its order has left.
    if (await isDone()) return [];
    throw error;
  };
  const fichiersRefuses = (await isDone()) ? [] : await bring(context, given).catch(orDone);
  const isHeldBack = fichiersRefuses.length > 0;
  const deposited =
    depot === undefined || isHeldBack
      ? undefined
      : await depositOrder(context, actor, id, depot, origin, taken);
  const { nameProjet, nomDc, statut, aRegulariser = [] } = await present(context, given);
  return {
    _id: { $oid: id },
    nameProjet: nameProjet ?? '',
    statut,
    aRegulariser,
    ...(deposited?.refus !== undefined && { refus: deposited.refus }),
    ...(taken?.reason === 'repris' && { chez: nomDc }),
    fichiersRefuses,
    signaturesRetenues: depot !== undefined && isHeldBack,
  };
}
