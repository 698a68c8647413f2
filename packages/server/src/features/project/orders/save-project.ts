import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { COMMENT_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import type { Offers } from '@ardoise/domain/catalogue/offers.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { saveProject as saveCall } from '@ardoise/domain/contract/projects.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { saysSomething } from '@ardoise/domain/projects/comment.ts';
import { withEntryIds } from '@ardoise/domain/projects/entries.ts';
import { normaliseEmail } from '@ardoise/domain/projects/field-formats.ts';
import { parisYear, projectCode } from '@ardoise/domain/projects/paris-day.ts';
import { type ProjectDocument, poseAnswers, SAVED_PARTS } from '@ardoise/domain/projects/project.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { isDraft } from '@ardoise/domain/rules/moves.ts';
import { canonicalText, signedContent } from '@ardoise/domain/rules/signed-content.ts';
import { nextSigner } from '@ardoise/domain/rules/signers.ts';
import { keysOf } from '@ardoise/domain/wizards/catalogue/choice-keys.ts';
import { type Db, inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { JsonText } from '../../../http/route.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import type { AppContext } from '../../base/app-context.ts';
import { findAgencyByMail, findMedal } from '../../base/people/people.repository.ts';
import { refreshExecution } from '../documents/files/refresh-execution.ts';
import { type Choices, deriveColumns } from '../projects/derived-columns.ts';
import { demand, documentOf, type StoredProject } from '../projects/project-record.ts';
import { type DraftFacts, findForSave, refreshTrace } from '../projects/project-view.repository.ts';
import { type ProjectChange, updateProject, type Written } from '../projects/projects.repository.ts';
import { columnWhen } from '../projects/quota-column.ts';
import { presentWith, readProject, staleVersion } from '../projects/read-project.ts';
import { releaseCoveredFiles, voidSignatures } from '../projects/signatures.repository.ts';
import { ensureQrCode } from '../qr-codes/qr-codes.repository.ts';
import { type Amendment, recordAmendment, refuseIncomplete } from './amend-order.ts';
import { clientAnswers } from './client-answers.ts';
import { refuseClientAnswers } from './refuse-client-answers.ts';
import { tidyAnswers } from './tidy-answers.ts';

type Body = BodyOf<typeof saveCall>;

/** Writes besides the row itself; without any, the save is one statement. */
interface SideEffects {
  givesQrCode: boolean;
  voidsSignatures: boolean;
  amendment: Amendment | null;
}

function mergedDocument(
  stored: StoredProject,
  previous: ProjectDocument,
  body: Body,
  actor: Actor,
  offers: Offers,
): ProjectDocument {
  const sent = Object.fromEntries(
    SAVED_PARTS.flatMap((part) => (body[part] === undefined ? [] : [[part, body[part]]])),
  );
  const merged: ProjectDocument = { ...previous, ...tidyAnswers(sent, previous) };
  if (merged.pose !== undefined && body.pose !== undefined) merged.pose = poseAnswers(merged.pose);
  refuseClientAnswers(stored, actor, previous, merged);
  // Once submitted the project stays with its agency: a reassignment is a separate call.
  if (!isBeforeSubmission(stored.statut) && merged.idprojet !== undefined)
    merged.idprojet = { ...merged.idprojet, emailAgence: previous.idprojet?.emailAgence };
  const answers = actor.role === 'client' ? clientAnswers(previous, merged) : merged;
  const day = projectCode(new Date(stored.t_creation));
  return withEntryIds(KINDS[stored.kind].wizard.normalise(answers, day, stored.type, offers));
}

/** The medal is the outlet's, never the request's. */
async function withMedal(
  db: Db,
  document: ProjectDocument,
  previous: ProjectDocument,
): Promise<ProjectDocument> {
  if (document.pdv === undefined) return document;
  const nOutlet = document.pdv.nOutlet?.trim() ?? '';
  const medaillePDV =
    nOutlet === (previous.pdv?.nOutlet?.trim() ?? '')
      ? previous.pdv?.medaillePDV
      : await findMedal(db, nOutlet);
  const { medaillePDV: _given, ...pdv } = document.pdv;
  return { ...document, pdv: medaillePDV === undefined ? pdv : { ...pdv, medaillePDV } };
}

async function agencyOf(
  db: Db,
  stored: StoredProject,
  document: ProjectDocument,
  previous: ProjectDocument,
): Promise<string | null> {
  const mail = document.idprojet?.emailAgence?.trim() ?? '';
  const unchanged = mail === (previous.idprojet?.emailAgence?.trim() ?? '') && stored.agence !== null;
  if (unchanged || !isBeforeSubmission(stored.statut)) return stored.agence;
  return mail === '' ? null : findAgencyByMail(db, mail);
}

/** @throws Refusal SIGNATURES when signed content would change without an accepted warning, GARDE without a comment */
function effectsOf(
  stored: StoredProject,
  document: ProjectDocument,
  previous: ProjectDocument,
  body: Body,
): SideEffects {
  const givesQrCode = document.infocarte?.qrcode === 'oui' && previous.infocarte?.qrcode !== 'oui';
  const none = { givesQrCode, voidsSignatures: false, amendment: null };
  if (!stored.client_signed && !stored.dc_signed) return none;
  const [before, after] = [previous, document].map((content) => canonicalText(signedContent(content, [])));
  if (before === after) return none;
  if (!isBeforeSubmission(stored.statut)) {
    const comment = body.comment?.trim() ?? '';
    if (!saysSomething(comment)) throw new Refusal('GARDE', { message: COMMENT_NEEDED });
    return { ...none, amendment: { comment, before: previous, after: document } };
  }
  if (body.annuleSignatures !== true) throw new Refusal('SIGNATURES');
  return { ...none, voidsSignatures: true };
}

function changeOf(stored: StoredProject, body: Body, signaturesVoided: boolean): ProjectChange {
  const { kind, client_signed: clientSigned, dc_signed: dcSigned } = stored;
  const signed = nextSigner(kind, { clientSigned, dcSigned }) === null && !signaturesVoided;
  return {
    ...(body.nextState === undefined || (signed && body.nextState !== null)
      ? {}
      : { next_state: body.nextState }),
    ...(body.create === undefined ? {} : { created: body.create }),
    ...(body.popin === undefined ? {} : { popin: body.popin }),
    ...(signaturesVoided ? { client_signed: false, dc_signed: false, created: false, popin: false } : {}),
  };
}

/**
 * Whether the dc has taken the order back and corrects the client's address: the account that it was sent to by mistake
 * reads and signs it no more, until it is sent again (specification/roles-and-scope.md#scope).
 */
function leavesItsClient(
  { statut }: StoredProject,
  previous: ProjectDocument,
  document: ProjectDocument,
): boolean {
  const [before, after] = [previous, document].map(({ pdv }) => normaliseEmail(pdv?.emailCLient ?? ''));
  return isDraft(statut) && before !== after;
}

async function applyEffects(
  tx: Transaction,
  files: FileStore,
  stored: StoredProject,
  actor: Actor,
  effects: SideEffects,
): Promise<void> {
  if (effects.givesQrCode) await ensureQrCode(tx, stored.id);
  if (effects.voidsSignatures) {
    await voidSignatures(tx, stored.id, 'Le contenu signé a changé.');
    await releaseCoveredFiles(tx, stored.id);
  }
  if (effects.amendment !== null) await recordAmendment(tx, files, stored, actor, effects.amendment);
  if (effects.voidsSignatures || effects.amendment !== null) await refreshTrace(tx, stored.id);
}

/**
 * Saves parts of a draft: the common path of next, update and autosave. Normalises the document and derives its
 * columns; optimistic locking: a stale version changes nothing (specification/calls.md#projects).
 * @throws Refusal INTROUVABLE, STATUT, VERSION (with the present project), SIGNATURES, GARDE (an amendment without its
 * comment, or that leaves the order incomplete; a client's answers given by the dc)
 */
export async function saveProject(
  { pool, files }: Pick<AppContext, 'pool' | 'files'>,
  actor: Actor,
  id: string,
  body: Body,
): Promise<JsonText> {
  const found = required(await findForSave(pool, id, actor, parisYear(new Date())));
  const { view: stored, facts } = found;
  demand('project.edit', stored, actor);
  if (stored.version !== body.version) throw await staleVersion(pool, id, actor);

  const previous = documentOf(stored);
  const { eligibleMedals, offers, gardees, choices } = facts;
  const merged = mergedDocument(stored, previous, body, actor, offers);
  const document = await withMedal(pool, merged, previous);
  const agence = await agencyOf(pool, stored, document, previous);
  const effects = effectsOf(stored, document, previous, body);
  if (effects.amendment !== null)
    refuseIncomplete(
      KINDS[stored.kind].wizard,
      { ...previous, type: stored.type, agence, eligibleMedals, offers },
      { ...document, type: stored.type, agence, eligibleMedals, offers },
    );
  const known = { agence, eligibleMedals, offers, gardees, choices };
  const columns = deriveColumns(stored.type, document, known);
  const change: ProjectChange & { doc: string } = {
    ...columns,
    // An amendment may remove the print, or add it: a finished order then counts in another column.
    ...(effects.amendment === null ? {} : { quota_column: columnWhen({ ...stored, ...columns }, false) }),
    ...changeOf(stored, body, effects.voidsSignatures),
    ...(leavesItsClient(stored, previous, document) ? { client_uid: null } : {}),
    agence,
    doc: JSON.stringify(document),
  };
  const plain = !effects.givesQrCode && !effects.voidsSignatures && effects.amendment === null;
  const written = plain
    ? await updateProject(pool, id, body.version, change)
    : await inTransaction(pool, (tx) => writeWithEffects(tx, files, stored, actor, change, effects));
  if (written === null) throw await staleVersion(pool, id, actor);
  // A plain save replies with the written values; effects also change other stored data, hence a second read.
  return plain
    ? presentWith(pool, { ...stored, ...change, ...written }, actor, {
        ...facts,
        gardees: keptBy(columns.choices, gardees),
      })
    : readProject(pool, id, actor);
}

/** Those that the order still has chosen after the save. */
function keptBy(choices: Choices, gardees: DraftFacts['gardees']): DraftFacts['gardees'] {
  return gardees.filter(({ liste, item }) =>
    keysOf(liste, item as { id: string }).some((key) => choices[key] !== undefined),
  );
}

async function writeWithEffects(
  tx: Transaction,
  files: FileStore,
  stored: StoredProject,
  actor: Actor,
  change: ProjectChange,
  effects: SideEffects,
): Promise<Written | null> {
  const written = await updateProject(tx, stored.id, stored.version, change);
  if (written === null) return null;
  await applyEffects(tx, files, stored, actor, effects);
  if (change.with_menu !== stored.with_menu) await refreshExecution(tx, { ...stored, ...change });
  return written;
}
