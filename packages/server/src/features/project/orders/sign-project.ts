import { createHash } from 'node:crypto';
import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { withDoubtsAtSignature } from '@ardoise/domain/card-text/line-doubts.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { ShownLawPoint } from '@ardoise/domain/contract/law-points.ts';
import type { signProject as signCall } from '@ardoise/domain/contract/projects.ts';
import type { SignedDrawing } from '@ardoise/domain/drawing/signed-drawing.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import { onBehalfOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { GUARDS } from '@ardoise/domain/rules/guards.ts';
import { canonicalText, signedContent } from '@ardoise/domain/rules/signed-content.ts';
import { signersOf } from '@ardoise/domain/rules/signers.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { tellWebhooks } from '../../base/webhook-events/tell-webhooks.ts';
import { drawingsToSign, layOutToSign } from '../drawings/signed-drawings.ts';
import { lawPointsOf } from '../law-points/law-points-of.ts';
import { factsOf } from '../projects/guard-facts.ts';
import { demand, documentOf, type StoredProject } from '../projects/project-record.ts';
import { findDraftFacts, refreshTrace } from '../projects/project-view.repository.ts';
import { findProject, lockProject, updateProject } from '../projects/projects.repository.ts';
import { staleVersion } from '../projects/read-project.ts';
import { readSignatureImage } from '../projects/signature-image.ts';
import type { SignatureOrigin } from '../projects/signature-origin.ts';
import {
  coveredFileHashes,
  insertSignature,
  type SignerRole,
  validSignatures,
} from '../projects/signatures.repository.ts';
import { finishOrder } from './finish-order.ts';
import { refuseAbsentFiles } from './refuse-absent-files.ts';
import { refuseOffCatalogue } from './refuse-off-catalogue.ts';

type Body = BodyOf<typeof signCall>;

const CLIENT_ALONE = 'Un Direct Agence est signé par le client seul.';

/** @throws Refusal ROLE, STATUT, GARDE: the order must be complete, and the client signs before the dc */
async function refuseTooEarly(
  tx: Transaction,
  project: StoredProject,
  actor: Actor,
  role: SignerRole,
): Promise<void> {
  demand(role === 'dc' ? 'project.sign.dc' : 'project.sign.client', project, actor);
  if (!signersOf(project.kind).includes(role)) throw new Refusal('GARDE', { message: CLIENT_ALONE });
  const known = { ...(await findDraftFacts(tx, project, parisYear(new Date()))), quotaAvailable: true };
  const facts = factsOf(project, () => documentOf(project), known);
  const request = { comment: '', imprimeur: null, today: '', arbitrates: false };
  const refusal =
    GUARDS.wizardComplete(facts, request) ?? (role === 'dc' ? GUARDS.clientSigned(facts, request) : null);
  if (refusal !== null)
    throw new Refusal('GARDE', {
      message: refusal.message,
      ...(refusal.champs === undefined ? {} : { champs: refusal.champs }),
      etat: { step: refusal.step },
    });
}

async function record(
  tx: Transaction,
  context: AppContext,
  project: StoredProject,
  actor: Actor,
  body: Body,
  {
    isFirst,
    drawings,
    ...origin
  }: SignatureOrigin & {
    isFirst: boolean;
    drawings: readonly SignedDrawing[];
    lawPoints: readonly ShownLawPoint[];
  },
): Promise<void> {
  const document = documentOf(project);
  const content = canonicalText(signedContent(document, await coveredFileHashes(tx, project.id), drawings));
  await insertSignature(tx, {
    projectId: project.id,
    role: body.role,
    nom: body.nom,
    qualite: body.qualite,
    mode: body.mode ?? 'trace',
    image: await readSignatureImage(body.image, body.role),
    content_hash: createHash('sha256').update(content).digest(),
    content,
    signedBy: actor.name,
    onBehalfOf: body.role === 'dc' ? onBehalfOf(actor, project) : null,
    ...origin,
  });
  await updateProject(tx, project.id, project.version, {
    ...(body.role === 'client' ? { client_signed: true } : { dc_signed: true }),
    ...(isFirst && document.lectureCarte !== undefined
      ? { doc: JSON.stringify(withDoubtsAtSignature(document)) }
      : {}),
  });
  await tellWebhooks(tx, 'projet.signe', actor, project, { signataire: body.role });
  const signatures = await validSignatures(tx, project.id);
  if (signatures.length === signersOf(project.kind).length)
    await finishOrder(tx, context, project, actor, signatures);
  await refreshTrace(tx, project.id);
}

/**
 * Stores a signature of the order at this version: signer, quality, time, and the SHA-256 of the content, computed
 * here. With the last one the order form is printed and frozen in the same transaction. Idempotent.
 * @throws Refusal INTROUVABLE, VERSION, STATUT, INDISPONIBLE, GARDE (also when a choice is not of the catalogue, or a referenced file
 * is missing), VALIDATION (not a PNG, or an empty pad)
 */
export async function signProject(
  context: AppContext,
  actor: Actor,
  id: string,
  body: Body,
  origin: SignatureOrigin,
): Promise<void> {
  const { pool, files } = context;
  const asked = required(await findProject(pool, id, actor));
  const laidOut = await layOutToSign(pool, files, asked, body.version);
  const stale = await inTransaction(pool, async (tx) => {
    const project = required(await lockProject(tx, id, actor));
    const signatures = await validSignatures(tx, id);
    if (signatures.some((signature) => signature.role === body.role)) return false;
    if (project.version !== body.version) return true;
    const drawings = await drawingsToSign(tx, project, laidOut);
    if (drawings === null) return true;
    await refuseTooEarly(tx, project, actor, body.role);
    await refuseOffCatalogue(tx, project);
    await refuseAbsentFiles(tx, project);
    await record(tx, context, project, actor, body, {
      ...origin,
      isFirst: signatures.length === 0,
      drawings,
      lawPoints: signatures.length === 0 ? await lawPointsOf(tx, project) : [],
    });
    return false;
  });
  if (stale) throw await staleVersion(pool, id, actor);
}
