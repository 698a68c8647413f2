import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { SIGNED_ELSEWHERE } from '@ardoise/domain/base/words/signed-elsewhere.ts';
import type { SignedOffline } from '@ardoise/domain/contract/deposits.ts';
import { parisDay, parisYear } from '@ardoise/domain/projects/paris-day.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { addedToSettle, type ToSettle } from '@ardoise/domain/projects/to-settle.ts';
import { isDraft } from '@ardoise/domain/rules/moves.ts';
import { canonicalText, depositedContent } from '@ardoise/domain/rules/signed-content.ts';
import { signersOf } from '@ardoise/domain/rules/signers.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { layOutOrder } from '../drawings/lay-out-order.ts';
import { preservePictures } from '../drawings/signed-drawings.ts';
import { factsOf } from '../projects/guard-facts.ts';
import { demand, documentOf, type StoredProject } from '../projects/project-record.ts';
import { findDraftFacts } from '../projects/project-view.repository.ts';
import {
  findProject,
  lockProject,
  type ProjectChange,
  updateProject,
} from '../projects/projects.repository.ts';
import type { SignatureOrigin, Taken } from '../projects/signature-origin.ts';
import { isDeposited, leaveOut, validSignatures } from '../projects/signatures.repository.ts';
import { leftBy } from './check-begun-offline.ts';
import { refuseUnavailable } from './check-creation.ts';
import { refuseChanged, refuseOtherAnswers, refuseOtherHash, refuseUnread } from './check-deposit.ts';
import { refuseOtherCount, refuseUnknownBytes } from './check-drawings.ts';
import { recordSignature } from './record-signature.ts';
import { refuseAbsentFiles } from './refuse-absent-files.ts';
import { isOffCatalogue } from './refuse-off-catalogue.ts';
import { leftByOutlet } from './settle-outlet.ts';
import { refuseWithdrawn } from './withdraw-deposit.ts';

const SIGNERS_OF_KIND = 'Ces signatures ne sont pas celles que cette commande demande.';

/**
 * Whether the server lays out what the device has drawn, of the answers that were signed.
 * @throws Refusal VALIDATION where a drawing was not shown, or could not be printed as it was; INDISPONIBLE
 */
async function isDrawnAlike(
  { pool, files }: Pick<AppContext, 'pool' | 'files'>,
  project: StoredProject,
  { document, dessins }: SignedOffline,
): Promise<boolean> {
  const laidOut = await layOutOrder(pool, project, document);
  refuseOtherCount(dessins, laidOut);
  await preservePictures(files, dessins);
  await refuseUnknownBytes(files, dessins);
  const marks = dessins.map(({ pictures: _files, faces: _fonts, ...drawing }) => drawing);
  return canonicalText(laidOut) === canonicalText(marks);
}

/**
 * What the order leaves to settle, beside what is noted of it already; while it is unsigned: what was signed counts as complete. A step
 * that is incomplete otherwise is named by the submission, which it refuses.
 */
async function leftToSettle(tx: Transaction, project: StoredProject): Promise<ToSettle[]> {
  if (await isOffCatalogue(tx, project)) return ['catalogue'];
  const facts = await findDraftFacts(tx, project, parisYear(new Date()));
  const known = { ...facts, quotaAvailable: true };
  const document = documentOf(project);
  const { missingSteps } = factsOf(project, () => document, known);
  return missingSteps.length === 0 ? [] : leftByOutlet(document, facts.eligibleMedals);
}

/** What its submission will say again; what was noted of it before may have been settled since. */
const JUDGED_AGAIN: readonly ToSettle[] = ['quota', 'catalogue', 'envoi'];

/** One that has something to settle is due at once. */
function columnsToSettle(before: readonly ToSettle[], more: readonly ToSettle[]): ProjectChange {
  const left = addedToSettle(before, more);
  return { a_regulariser: left, echeance: left.length === 0 ? null : parisDay(new Date()) };
}

/** Marks the wizard as ended, and notes what is left. */
async function endWizard(tx: Transaction, project: StoredProject, left: readonly ToSettle[]): Promise<void> {
  // A kind that is closed stops what is begun, not what was begun before.
  const wasClosed = project.a_regulariser.includes('catalogue');
  const unavailable = wasClosed ? await leftBy(() => refuseUnavailable(tx, project.type)) : [];
  const before = project.a_regulariser.filter((reason) => !JUDGED_AGAIN.includes(reason));
  const settle = columnsToSettle(before, [...left, ...unavailable]);
  const change = { created: true, next_state: null, ...settle };
  await updateProject(tx, project.id, project.version, change);
}

/** Notes why a deposited order was not sent. @throws Refusal INTROUVABLE */
export async function noteToSettle(
  tx: Transaction,
  actor: Actor,
  id: string,
  reason: ToSettle,
): Promise<void> {
  const project = await lockAgain(tx, id, actor);
  if (!isDraft(project.statut)) return;
  await updateProject(tx, id, project.version, columnsToSettle(project.a_regulariser, [reason]));
}

async function lockAgain(tx: Transaction, id: string, actor: Actor): Promise<StoredProject> {
  return required(await lockProject(tx, id, actor));
}

/** The client's first. @throws Refusal GARDE unless they are those that complete the order */
function inOrder({ kind }: StoredProject, { signatures }: SignedOffline): SignedOffline['signatures'] {
  const given = signersOf(kind).flatMap(
    (role) => signatures.find((signature) => signature.role === role) ?? [],
  );
  if (given.length < signersOf(kind).length || given.length < signatures.length)
    throw new Refusal('GARDE', { message: SIGNERS_OF_KIND });
  return given;
}

interface Deposit {
  body: SignedOffline;
  content: string;
  isAlike: boolean;
  origin: SignatureOrigin;
  taken: Taken | null;
}

async function deposit(
  tx: Transaction,
  context: AppContext,
  actor: Actor,
  project: StoredProject,
  { body, content, isAlike, origin, taken }: Deposit,
): Promise<void> {
  const { id } = project;
  demand('project.sign.client', project, actor);
  await refuseWithdrawn(tx, id, body.depot);
  await refuseAbsentFiles(tx, project);
  await refuseChanged(tx, project, body);
  if ((await validSignatures(tx, id)).length > 0)
    throw new Refusal('SIGNATURES', { message: SIGNED_ELSEWHERE });
  const left = await leftToSettle(tx, project);
  await leaveOut(
    tx,
    id,
    body.fichiers.map((file) => file.id),
  );
  const offline = {
    depot: body.depot,
    decalage: body.decalage,
    decalageEnvoi: body.decalageEnvoi ?? null,
    mention: body.mention,
    // A device that does not know since when it has its catalogue had it that day.
    drawnWith: isAlike ? null : (body.catalogue ?? body.signatures[0]?.t_signature ?? null),
  };
  for (const [index, { t_signature, ...given }] of inOrder(project, body).entries()) {
    const present = await lockAgain(tx, id, actor);
    if (given.role === 'dc') demand('project.sign.dc', present, actor);
    await recordSignature(tx, context, present, actor, given, {
      ...origin,
      content,
      isFirst: index === 0,
      // The list is read from the server: it was not shown.
      lawPoints: [],
      taken,
      offline: { ...offline, t_signature },
    });
  }
  const reasons = taken === null ? left : [...left, taken.reason];
  await endWizard(tx, await lockAgain(tx, id, actor), reasons);
}

/** The text that was signed. @throws Refusal VALIDATION: another hash, nothing read about the data */
function readContent(body: SignedOffline): string {
  const content = depositedContent(body);
  refuseOtherHash(body, content);
  refuseUnread(body);
  return content;
}

/**
 * What refuses a deposit whatever its files are, for somebody who writes into the order of another dc: nothing of it is written before.
 * @param present the order; null where the deposit's file makes it
 * @param document its answers, with those that come with the deposit
 * @throws Refusal as `depositSignatures`
 */
export async function refuseDeposit(
  context: AppContext,
  actor: Actor,
  present: StoredProject | null,
  document: ProjectDocument,
  body: SignedOffline,
): Promise<void> {
  readContent(body);
  if (present === null) return;
  const { pool } = context;
  demand('project.sign.client', present, actor);
  inOrder(present, body);
  await refuseWithdrawn(pool, present.id, body.depot);
  refuseOtherAnswers(document, body);
  if ((await validSignatures(pool, present.id)).length > 0)
    throw new Refusal('SIGNATURES', { message: SIGNED_ELSEWHERE });
}

/**
 * Stores signatures that were given on a device without a network, over what it showed then: in one transaction, once by the id of the
 * deposit. Nothing that was signed is mended; what the server cannot accept is noted (specification/offline.md#signed-without-a-network).
 * @param taken where another dc has the order by now than who signed it: they read it first
 * @throws Refusal INTROUVABLE, ROLE, STATUT, GARDE (a file that has not arrived, signers that the kind has not), VERSION (changed
 * elsewhere since), SIGNATURES (signed elsewhere, or taken back on the device), VALIDATION (another hash, drawings that were not shown or cannot be printed, no
 * signature, nothing read about the data), INDISPONIBLE
 */
export async function depositSignatures(
  context: AppContext,
  actor: Actor,
  id: string,
  body: SignedOffline,
  origin: SignatureOrigin,
  taken: Taken | null = null,
): Promise<void> {
  const { pool } = context;
  const asked = required(await findProject(pool, id, actor));
  if (await isDeposited(pool, id, body.depot)) return;
  const content = readContent(body);
  const isAlike = await isDrawnAlike(context, asked, body);
  await inTransaction(pool, async (tx) => {
    const project = await lockAgain(tx, id, actor);
    if (await isDeposited(tx, id, body.depot)) return;
    await deposit(tx, context, actor, project, { body, content, isAlike, origin, taken });
  });
}
