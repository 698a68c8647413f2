import { Refusal } from '@ardoise/domain/errors.ts';
import { kindOf, typeCodeOf } from '@ardoise/domain/kinds/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { notEligible, supportRefusal } from '@ardoise/domain/projects/creation.ts';
import { isEligibleMedal, type ProjectType, type TypeCode } from '@ardoise/domain/projects/kinds.ts';
import { parisYear, projectCode } from '@ardoise/domain/projects/paris-day.ts';
import {
  needsQuotaConfirmation,
  quotaColumn,
  quotaKindOf,
  quotaRefusal,
  quotaState,
  remainingQuota,
} from '@ardoise/domain/projects/quota.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { medalOf, type Outlet, outletOf } from '@ardoise/domain/wizards/steps/outlet-prefill.ts';
import type { Wizard } from '@ardoise/domain/wizards/wizard.ts';
import { DC_NEEDED } from '@ardoise/domain/words/needed.ts';
import type { Db } from '../../db/transaction.ts';
import { findOutlet } from '../outlets/outlets.repository.ts';
import { type DcRecord, findDc } from '../people/people.repository.ts';
import { deriveColumns } from '../projects/derived-columns.ts';
import { newProjectId } from '../projects/project-id.ts';
import { insertProject } from '../projects/projects.repository.ts';
import { readQuotaFigures } from '../quotas/quota-figures.repository.ts';
import { isVaeSuspended, readEligibleMedals } from '../settings/settings.repository.ts';

export interface Creation {
  type: ProjectType;
  /** The outlet's number, when it is already known. */
  nOutlet?: string | undefined;
  dc?: string | undefined;
  quotaConfirme?: boolean | undefined;
}

/** The wizard of a support that can be created. @throws Refusal VAE_SUSPENDUE, TYPE_INDISPONIBLE */
async function creatableWizard(db: Db, type: ProjectType): Promise<Wizard> {
  const refusal = supportRefusal(type, await isVaeSuspended(db));
  if (refusal !== null) throw new Refusal(refusal);
  return KINDS[kindOf(type)].wizard;
}

/** The dc of a new project: oneself, or the one an administrator names. @throws Refusal VALIDATION, SANS_SMHF */
async function ownerOf(
  db: Db,
  actor: Actor,
  named: string | undefined,
): Promise<DcRecord & { smhf: string }> {
  const dc = await findDc(db, actor.role === 'dc' ? actor.name : (named ?? ''));
  if (dc === null) throw new Refusal('VALIDATION', { champs: [{ chemin: 'dc', message: DC_NEEDED }] });
  if (dc.smhf === null) throw new Refusal('SANS_SMHF');
  return { ...dc, smhf: dc.smhf };
}

/** @throws Refusal QUOTA, QUOTA_PDA, or QUOTA_A_CONFIRMER with the units left in `etat` */
async function refuseWithoutQuota(
  db: Db,
  smhf: string,
  type: ProjectType,
  confirmed: boolean,
): Promise<void> {
  const kind = quotaKindOf(typeCodeOf(type));
  if (kind === null) return;
  const figures = await readQuotaFigures(db, smhf, parisYear(new Date()), kind);
  if (quotaState(kind, figures) === 'DEPASSE') throw new Refusal(quotaRefusal(kind));
  if (!confirmed && needsQuotaConfirmation(kind, figures)) {
    const restant = remainingQuota(figures);
    throw new Refusal('QUOTA_A_CONFIRMER', {
      message: `Attention, quota restant faible : ${restant}`,
      etat: { restant, avenir: figures.avenir, statut: quotaState(kind, figures) },
    });
  }
}

/** The record of a new project's outlet. @throws Refusal PDV_INCONNU, VALIDATION when its medal is not eligible */
async function eligibleOutlet(
  db: Db,
  typeProjet: TypeCode,
  medals: readonly string[] | null,
  nOutlet: string,
): Promise<Outlet> {
  const record = await findOutlet(db, nOutlet);
  if (record === null) throw new Refusal('PDV_INCONNU');
  if (isEligibleMedal(medalOf(record), medals)) return outletOf(nOutlet, record);
  const message = notEligible(typeProjet);
  throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'pdv.medaillePDV', message }] });
}

/**
 * Creates a project in Brouillon for a dc and returns its first step. Everything is checked before the first write, so
 * that a refusal leaves no project. The quota counts it as upcoming only: no unit is consumed, nothing is locked.
 */
export async function createProject(
  db: Db,
  actor: Actor,
  { type, nOutlet, dc: named, quotaConfirme }: Creation,
): Promise<{ _id: { $oid: string }; nextState: string }> {
  const wizard = await creatableWizard(db, type);
  const dc = await ownerOf(db, actor, named);
  const typeProjet = typeCodeOf(type);
  const eligibleMedals = await readEligibleMedals(db, typeProjet);
  const outlet = nOutlet?.trim();
  const pdv = outlet ? { pdv: await eligibleOutlet(db, typeProjet, eligibleMedals, outlet) } : {};
  await refuseWithoutQuota(db, dc.smhf, type, quotaConfirme === true);
  const document = wizard.normalise({ ...wizard.initialDocument(), ...pdv }, projectCode(new Date()), type);
  const column =
    quotaKindOf(typeProjet) === null
      ? null
      : quotaColumn({
          statut: 'Brouillon',
          consumed: false,
          deleted: false,
          digital: false,
          toBePrinted: true,
        });
  const id = newProjectId();
  const nextState = wizard.steps[0]?.path ?? '';
  await insertProject(db, {
    ...deriveColumns(type, document, { agence: null, eligibleMedals }),
    id,
    kind: wizard.kind,
    type,
    type_projet: typeProjet,
    statut: 'Brouillon',
    dc: dc.name,
    smhf: dc.smhf,
    mdv: dc.mdv,
    agence: null,
    eligible_quota: false,
    quota_smhf: column === null ? null : dc.smhf,
    quota_year: column === null ? null : 0,
    quota_column: column,
    next_state: nextState,
    original_id: null,
    doc: JSON.stringify(document),
  });
  return { _id: { $oid: id }, nextState };
}
