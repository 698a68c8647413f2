import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { DC_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { type Offers, proposedOn } from '@ardoise/domain/catalogue/offers.ts';
import { KIND_FACTS, kindOf, typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { medalOf, type Outlet, outletOf } from '@ardoise/domain/outlets/outlet-prefill.ts';
import type { ProjectType, TypeCode } from '@ardoise/domain/projects/kinds.ts';
import { parisDay, parisYear, projectCode } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isEligibleMedal, notEligible } from '@ardoise/domain/rules/eligibility.ts';
import {
  needsQuotaConfirmation,
  type QuotaState,
  quotaColumn,
  quotaKindOf,
  quotaRefusal,
  quotaState,
  remainingQuota,
} from '@ardoise/domain/rules/quota.ts';
import { findStep, type Wizard } from '@ardoise/domain/wizards/wizard.ts';
import type { Pool } from 'pg';
import { type Db, inTransaction, type Transaction } from '../../../db/transaction.ts';
import { kindsWithoutCatalogue } from '../../base/catalogue/kinds-without-catalogue.ts';
import { findOutlet } from '../../base/outlets/outlets.repository.ts';
import { type DcRecord, holdDc } from '../../base/people/people.repository.ts';
import { findUsualAgency } from '../../base/people/users.repository.ts';
import { readQuotaFigures } from '../../base/quotas/quota-figures.repository.ts';
import { readSetting } from '../../base/settings/settings.repository.ts';
import { isSuspendedType, readWizardSettings } from '../../base/settings/wizard-settings.ts';
import { tellWebhooks } from '../../base/webhook-events/tell-webhooks.ts';
import { deriveColumns } from '../projects/derived-columns.ts';
import { newProjectId } from '../projects/project-id.ts';
import { findProject, findRecentPlan, insertProjectOnce } from '../projects/projects.repository.ts';

/** A draft's state, which determines its quota column. */
const UNSENT = {
  statut: 'Brouillon',
  consumed: false,
  deleted: false,
  digital: false,
  toBePrinted: true,
} as const;

export interface Creation {
  /** Idempotency key: the new project's id. Generated here if the client sends none. */
  _id?: { $oid: string } | undefined;
  type: ProjectType;
  /** The outlet's number, when it is already known. */
  nOutlet?: string | undefined;
  dc?: string | undefined;
  /** What was confirmed: any low quota, or the one that was shown. */
  quotaConfirme?: boolean | { restant: number; etat: QuotaState } | undefined;
}

/** The wizard of a support that can be created. @throws Refusal VAE_SUSPENDUE, SANS_CATALOGUE */
async function creatableWizard(db: Db, type: ProjectType): Promise<Wizard> {
  if (await isSuspendedType(db, type)) throw new Refusal('VAE_SUSPENDUE');
  if ((await kindsWithoutCatalogue(db, [typeCodeOf(type)])).length > 0) throw new Refusal('SANS_CATALOGUE');
  return KINDS[kindOf(type)].wizard;
}

/** The dc of a new project: oneself, or the one an administrator names. @throws Refusal VALIDATION, SANS_SMHF */
async function ownerOf(
  tx: Transaction,
  actor: Actor,
  named: string | undefined,
): Promise<DcRecord & { smhf: string }> {
  const dc = await holdDc(tx, actor.role === 'dc' ? actor.name : (named ?? ''));
  if (dc === null) throw new Refusal('VALIDATION', { champs: [{ chemin: 'dc', message: DC_NEEDED }] });
  if (dc.smhf === null) throw new Refusal('SANS_SMHF');
  return { ...dc, smhf: dc.smhf };
}

/**
 * @throws Refusal QUOTA, QUOTA_PDA; with the units left in `etat`, QUOTA_A_CONFIRMER, or VERSION where other figures
 * were confirmed
 */
async function refuseWithoutQuota(
  db: Db,
  smhf: string,
  type: ProjectType,
  confirmed: Creation['quotaConfirme'],
): Promise<void> {
  const kind = quotaKindOf(typeCodeOf(type));
  if (kind === null) return;
  const figures = await readQuotaFigures(db, smhf, parisYear(new Date()), kind);
  const statut = quotaState(kind, figures);
  if (statut === 'DEPASSE') throw new Refusal(quotaRefusal(kind));
  if (!needsQuotaConfirmation(kind, figures, await readSetting(db, 'seuilQuota'))) return;
  const restant = remainingQuota(figures);
  const shown = typeof confirmed === 'object' ? confirmed : null;
  if (shown === null ? confirmed : shown.restant === restant && shown.etat === statut) return;
  throw new Refusal(shown === null ? 'QUOTA_A_CONFIRMER' : 'VERSION', {
    message: `Attention, quota restant faible : ${restant}`,
    etat: { restant, avenir: figures.avenir, statut },
  });
}

/** The record of a new project's outlet. @throws Refusal PDV_INCONNU, VALIDATION when its medal is not eligible */
async function eligibleOutlet(
  db: Db,
  typeProjet: TypeCode,
  medals: readonly string[] | null,
  nOutlet: string,
): Promise<Outlet> {
  const record = (await findOutlet(db, nOutlet))?.data;
  if (record === undefined) throw new Refusal('PDV_INCONNU');
  if (isEligibleMedal(medalOf(record), medals)) return outletOf(nOutlet, record);
  const message = notEligible(typeProjet);
  throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'pdv.medaillePDV', message }] });
}

/** Agency and plan as in the dc's last orders, the plan in its months and where it is not required. */
async function usualChoices(db: Db, dc: string, wizard: Wizard, { plans }: Offers) {
  const { kind } = wizard;
  const agency = await findUsualAgency(db, dc);
  const isAsked = findStep(wizard, KIND_FACTS[kind].cures.naming)?.isProposed === undefined;
  const recent = isAsked ? null : await findRecentPlan(db, dc, kind);
  const proposed = ['', ...proposedOn(parisDay(new Date()), plans)];
  const plan = recent !== null && proposed.includes(recent) ? recent : null;
  const idprojet = {
    ...(agency === null ? {} : { emailAgence: agency.mail }),
    ...(plan === null ? {} : { planProjet: plan }),
  };
  return { agence: agency?.name ?? null, idprojet };
}

interface Created {
  _id: { $oid: string };
  nextState: string;
}

/** The project with this id and the step it is at, for a retry; null if there is none in scope. */
async function findCreated(db: Db, actor: Actor, id: string): Promise<Created | null> {
  const project = await findProject(db, id, actor);
  return project && { _id: { $oid: id }, nextState: project.next_state ?? '' };
}

/** Inserts the draft, and returns its first step; null if there is a project with this id. */
async function insertDraft(
  tx: Transaction,
  actor: Actor,
  id: string,
  { type, nOutlet, dc: named, quotaConfirme }: Creation,
): Promise<Created | null> {
  const wizard = await creatableWizard(tx, type);
  const dc = await ownerOf(tx, actor, named);
  const typeProjet = typeCodeOf(type);
  const settings = await readWizardSettings(tx, typeProjet);
  const outlet = nOutlet?.trim();
  const pdv = outlet ? { pdv: await eligibleOutlet(tx, typeProjet, settings.eligibleMedals, outlet) } : {};
  await refuseWithoutQuota(tx, dc.smhf, type, quotaConfirme);
  const { agence, idprojet } = await usualChoices(tx, dc.name, wizard, settings.offers);
  const begun = { ...wizard.initialDocument(), ...pdv, idprojet };
  const document = wizard.normalise(begun, projectCode(new Date()), type, settings.offers);
  const counted = quotaKindOf(typeProjet) !== null;
  const nextState = wizard.steps[0]?.path ?? '';
  const inserted = await insertProjectOnce(tx, {
    ...deriveColumns(type, document, { agence, ...settings }),
    id,
    kind: wizard.kind,
    type,
    type_projet: typeProjet,
    statut: 'Brouillon',
    dc: dc.name,
    smhf: dc.smhf,
    mdv: dc.mdv,
    agence,
    eligible_quota: false,
    quota_smhf: counted ? dc.smhf : null,
    quota_year: counted ? 0 : null,
    quota_column: counted ? quotaColumn(UNSENT) : null,
    next_state: nextState,
    original_id: null,
    doc: JSON.stringify(document),
  });
  if (!inserted) return null;
  await tellWebhooks(tx, 'projet.cree', actor, { id, type_projet: typeProjet, statut: 'Brouillon' });
  return { _id: { $oid: id }, nextState };
}

/**
 * Creates a project in Brouillon for a dc and returns its first step. Everything is checked before the first write, so
 * that a refusal leaves no project. The quota counts it as upcoming only: no unit is consumed, nothing is locked.
 * Idempotent by `_id`, also for concurrent requests: a retry returns the draft, whatever was refused since.
 */
export async function createProject(pool: Pool, actor: Actor, creation: Creation): Promise<Created> {
  const { _id: key } = creation;
  const id = key?.$oid ?? newProjectId();
  return required(
    (key && (await findCreated(pool, actor, id))) ??
      (await inTransaction(pool, (tx) => insertDraft(tx, actor, id, creation))) ??
      (await findCreated(pool, actor, id)),
  );
}
