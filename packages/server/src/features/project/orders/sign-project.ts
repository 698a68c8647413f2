import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { signProject as signCall } from '@ardoise/domain/contract/projects.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { GUARDS } from '@ardoise/domain/rules/guards.ts';
import { canonicalText, signedContent } from '@ardoise/domain/rules/signed-content.ts';
import { signersOf } from '@ardoise/domain/rules/signers.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { drawingsToSign, layOutToSign } from '../drawings/signed-drawings.ts';
import { lawPointsOf } from '../law-points/law-points-of.ts';
import { factsOf } from '../projects/guard-facts.ts';
import { demand, documentOf, type StoredProject } from '../projects/project-record.ts';
import { findDraftFacts } from '../projects/project-view.repository.ts';
import { findProject, lockProject } from '../projects/projects.repository.ts';
import { staleVersion } from '../projects/read-project.ts';
import type { SignatureOrigin } from '../projects/signature-origin.ts';
import { coveredFileHashes, type SignerRole, validSignatures } from '../projects/signatures.repository.ts';
import { recordSignature } from './record-signature.ts';
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
    const hashes = await coveredFileHashes(tx, id);
    await recordSignature(tx, context, project, actor, body, {
      ...origin,
      content: canonicalText(signedContent(documentOf(project), hashes, drawings)),
      isFirst: signatures.length === 0,
      lawPoints: signatures.length === 0 ? await lawPointsOf(tx, project) : [],
    });
    return false;
  });
  if (stale) throw await staleVersion(pool, id, actor);
}
