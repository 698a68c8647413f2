import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { Offers } from '@ardoise/domain/catalogue/offers.ts';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { withEntryIds } from '@ardoise/domain/projects/entries.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { parisDay, parisYear, projectCode } from '@ardoise/domain/projects/paris-day.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isEligibleMedal } from '@ardoise/domain/rules/eligibility.ts';
import { quotaKindOf, quotaRefusal } from '@ardoise/domain/rules/quota.ts';
import type { Wizard } from '@ardoise/domain/wizards/wizard.ts';
import type { Pool } from 'pg';
import { type Db, inTransaction, type Transaction } from '../../../db/transaction.ts';
import { type DcRecord, holdDc } from '../../base/people/people.repository.ts';
import { holdQuota } from '../../base/quotas/quota-figures.repository.ts';
import { isSuspendedType, readWizardSettings } from '../../base/settings/wizard-settings.ts';
import { tellWebhooks } from '../../base/webhook-events/tell-webhooks.ts';
import { deriveColumns } from '../projects/derived-columns.ts';
import { insertFormerCard } from '../projects/former-cards.repository.ts';
import { newProjectId } from '../projects/project-id.ts';
import { demand, documentOf, type StoredProject } from '../projects/project-record.ts';
import { findProject, insertProject } from '../projects/projects.repository.ts';
import { ensureQrCode } from '../qr-codes/qr-codes.repository.ts';
import { copyFiles, planFileCopies } from './cloned-files.repository.ts';
import { makeFormerCard } from './make-former-card.ts';
import { namingCopies } from './naming-copies.ts';

/** The wizard's answers without their number: the copy gets today's. Photos reference their copies. */
function copiedDocument(
  wizard: Wizard,
  document: ProjectDocument,
  type: ProjectType,
  { copies, offers }: { copies: ReadonlyMap<string, string>; offers: Offers },
): ProjectDocument {
  const { docSuiviProjet: _ofTheOther, ...answers } = document;
  const { codeProjet: _code, numProjet: _number, ...idprojet } = document.idprojet ?? {};
  const copied = { ...namingCopies(answers, copies), idprojet };
  return wizard.normalise(copied, projectCode(new Date()), type, offers);
}

/** The wizard of the cloned project. @throws Refusal VAE_SUSPENDUE */
async function clonedWizard(db: Db, { kind, type }: StoredProject): Promise<Wizard> {
  if (await isSuspendedType(db, type)) throw new Refusal('VAE_SUSPENDUE');
  return KINDS[kind].wizard;
}

/** The source's dc, if they may still create. @throws Refusal SANS_SMHF */
async function ownerOf(tx: Transaction, source: StoredProject): Promise<DcRecord & { smhf: string }> {
  const dc = await holdDc(tx, source.dc);
  if (dc === null || dc.smhf === null) throw new Refusal('SANS_SMHF');
  return { ...dc, smhf: dc.smhf };
}

/** @throws Refusal QUOTA, QUOTA_PDA when no unit is left */
async function refuseWithoutUnit(
  tx: Transaction,
  source: StoredProject,
  smhf: string,
  year: number,
): Promise<void> {
  const kind = quotaKindOf(source.type_projet);
  if (kind === null) return;
  if ((await holdQuota(tx, smhf, year, kind)) <= 0) throw new Refusal(quotaRefusal(kind));
}

/** How an order is copied: whole, to be filled from its first step, or with new prices alone. */
interface Copying {
  wizard: Wizard;
  sameCard: boolean;
}

/**
 * The answers that are copied, with an id for each line: a price is told from its former one by it. Nothing of a reading
 * is left to check in a card that was printed.
 */
function answersOf(source: StoredProject, sameCard: boolean): ProjectDocument {
  const original = documentOf(source);
  if (!sameCard) return original;
  const { lectureCarte, ...answers } = withEntryIds(original);
  const { origine } = lectureCarte ?? {};
  return origine === undefined ? answers : { ...answers, lectureCarte: { origine } };
}

/** Where the copy opens. */
function firstStep({ steps, kind }: Wizard, sameCard: boolean): string {
  return (sameCard ? KIND_FACTS[kind].pricesStep : null) ?? steps[0]?.path ?? '';
}

async function insertCopy(
  tx: Transaction,
  actor: Actor,
  source: StoredProject,
  { wizard, sameCard }: Copying,
): Promise<{ nextState: string; _id: { $oid: string } }> {
  const owner = await ownerOf(tx, source);
  const settings = await readWizardSettings(tx, source.type_projet);
  const original = answersOf(source, sameCard);
  if (original.pdv?.nOutlet && !isEligibleMedal(original.pdv.medaillePDV, settings.eligibleMedals))
    throw new Refusal('VALIDATION', {
      message: 'Ce point de vente n’est plus éligible\u00a0: sa médaille ne permet pas de commander.',
    });
  const now = new Date();
  const year = parisYear(now);
  await refuseWithoutUnit(tx, source, owner.smhf, year);
  const id = newProjectId();
  const nextState = firstStep(wizard, sameCard);
  const counted = quotaKindOf(source.type_projet) !== null;
  const copies = await planFileCopies(tx, source.id);
  const document = copiedDocument(wizard, original, source.type, { copies, offers: settings.offers });
  await insertProject(tx, {
    ...deriveColumns(source.type, document, { agence: source.agence, ...settings }),
    id,
    kind: wizard.kind,
    type: source.type,
    type_projet: source.type_projet,
    statut: 'Brouillon',
    dc: owner.name,
    smhf: owner.smhf,
    mdv: owner.mdv,
    agence: source.agence,
    eligible_quota: counted,
    quota_smhf: counted ? owner.smhf : null,
    quota_year: counted ? year : null,
    quota_column: counted ? 'creation' : null,
    quota_on: counted ? parisDay(now) : null,
    next_state: nextState,
    original_id: source.id,
    same_card: sameCard,
    doc: JSON.stringify(document),
  });
  if (sameCard) await insertFormerCard(tx, id, await makeFormerCard(tx, source, original));
  await tellWebhooks(tx, 'projet.cree', actor, { id, type_projet: source.type_projet, statut: 'Brouillon' });
  await copyFiles(tx, id, actor.name, copies);
  if (document.infocarte?.qrcode === 'oui') await ensureQrCode(tx, id);
  return { nextState, _id: { $oid: id } };
}

/**
 * A copy in Brouillon: answers and attached photos, not signatures, proofs, history, counters, dates nor prices.
 * Consumes its quota unit immediately (specification/roles-and-scope.md#create-and-clone). With `sameCard` a finished
 * card, or boards, whose prices alone are to be written: it opens on them and is compared with what was printed
 * (specification/card-text.md#new-prices). A business refusal is returned as `{error}`.
 * @throws Refusal INTROUVABLE, ROLE
 */
export async function cloneProject(
  pool: Pool,
  actor: Actor,
  id: string,
  { sameCard = false }: { sameCard?: boolean | undefined } = {},
): Promise<{ nextState: string; _id: { $oid: string } } | { error: string }> {
  const source = required(await findProject(pool, id, actor));
  demand('project.clone', source, actor);
  try {
    if (sameCard) demand('project.newPrices', source, actor);
    const wizard = await clonedWizard(pool, source);
    return await inTransaction(pool, (tx) => insertCopy(tx, actor, source, { wizard, sameCard }));
  } catch (error) {
    if (error instanceof Refusal) return { error: error.message };
    throw error;
  }
}
