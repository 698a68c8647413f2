import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { DC_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import { type Offers, proposedOn } from '@ardoise/domain/catalogue/offers.ts';
import { KIND_FACTS, kindOf, typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { parisDay, projectCode } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { quotaColumn, quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import { findStep, type Wizard } from '@ardoise/domain/wizards/wizard.ts';
import type { Pool } from 'pg';
import { type Db, inTransaction, type Transaction } from '../../../db/transaction.ts';
import { type DcRecord, holdDc } from '../../base/people/people.repository.ts';
import { findUsualAgency } from '../../base/people/users.repository.ts';
import { readWizardSettings } from '../../base/settings/wizard-settings.ts';
import { tellWebhooks } from '../../base/webhook-events/tell-webhooks.ts';
import { deriveColumns } from '../projects/derived-columns.ts';
import { newProjectId } from '../projects/project-id.ts';
import { findProject, findRecentPlan, insertProjectOnce } from '../projects/projects.repository.ts';
import { begunAt, checkBegunOffline, columnsOfOffline } from './check-begun-offline.ts';
import { type Creation, checkCreation } from './check-creation.ts';

/** A draft's state, which determines its quota column. */
const UNSENT = {
  statut: 'Brouillon',
  consumed: false,
  deleted: false,
  digital: false,
  toBePrinted: true,
} as const;

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
export async function insertDraft(
  tx: Transaction,
  actor: Actor,
  id: string,
  creation: Creation,
): Promise<Created | null> {
  const { type, horsLigne } = creation;
  const { wizard } = KINDS[kindOf(type)];
  const dc = await ownerOf(tx, actor, creation.dc);
  const typeProjet = typeCodeOf(type);
  const settings = await readWizardSettings(tx, typeProjet);
  const check = horsLigne === undefined ? checkCreation : checkBegunOffline;
  const { outlet, toSettle } = await check(tx, creation, { ...settings, smhf: dc.smhf });
  const at = horsLigne === undefined ? new Date() : begunAt(id);
  const { agence, idprojet } = await usualChoices(tx, dc.name, wizard, settings.offers);
  const begun = { ...wizard.initialDocument(), ...(outlet && { pdv: outlet }), idprojet };
  const document = wizard.normalise(begun, projectCode(at), type, settings.offers);
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
    ...(horsLigne && columnsOfOffline(horsLigne, at, toSettle)),
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
