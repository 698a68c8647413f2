import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { createProject } from '@ardoise/domain/contract/projects.ts';
import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { medalOf, type Outlet, outletOf } from '@ardoise/domain/outlets/outlet-prefill.ts';
import type { OutletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import type { ToSettle } from '@ardoise/domain/projects/to-settle.ts';
import { isEligibleMedal, notEligible } from '@ardoise/domain/rules/eligibility.ts';
import {
  needsQuotaConfirmation,
  quotaKindOf,
  quotaRefusal,
  quotaState,
  remainingQuota,
} from '@ardoise/domain/rules/quota.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { kindsWithoutCatalogue } from '../../base/catalogue/kinds-without-catalogue.ts';
import { findOutlet } from '../../base/outlets/outlets.repository.ts';
import { readQuotaFigures } from '../../base/quotas/quota-figures.repository.ts';
import { readSetting } from '../../base/settings/settings.repository.ts';
import { isSuspendedType } from '../../base/settings/wizard-settings.ts';

export type Creation = BodyOf<typeof createProject>;

/** What a creation is checked against. */
export interface CreationFacts {
  smhf: string;
  eligibleMedals: readonly string[] | null;
}

/** What a project begins with, once it is known that it may. */
export interface Begun {
  outlet: Outlet | null;
  /** Of one that was begun without a network alone. */
  toSettle: ToSettle[];
}

/** @throws Refusal VAE_SUSPENDUE, SANS_CATALOGUE */
export async function refuseUnavailable(db: Db, type: ProjectType): Promise<void> {
  if (await isSuspendedType(db, type)) throw new Refusal('VAE_SUSPENDUE');
  if ((await kindsWithoutCatalogue(db, [typeCodeOf(type)])).length > 0) throw new Refusal('SANS_CATALOGUE');
}

/**
 * @throws Refusal QUOTA, QUOTA_PDA; with the units left in `etat`, QUOTA_A_CONFIRMER, or VERSION where other figures
 * were confirmed
 */
export async function refuseWithoutQuota(
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

/** The record of a new project's outlet. @throws Refusal PDV_INCONNU */
export async function knownOutlet(db: Db, nOutlet: string): Promise<OutletRecord> {
  const record = (await findOutlet(db, nOutlet))?.data;
  if (record === undefined) throw new Refusal('PDV_INCONNU');
  return record;
}

/** @throws Refusal VALIDATION when its medal is not eligible */
export function refuseIneligible(
  record: OutletRecord,
  type: ProjectType,
  { eligibleMedals }: CreationFacts,
): void {
  if (isEligibleMedal(medalOf(record), eligibleMedals)) return;
  const message = notEligible(typeCodeOf(type));
  throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'pdv.medaillePDV', message }] });
}

/** Checks everything before the first write. @throws Refusal of each check */
export async function checkCreation(
  tx: Transaction,
  { type, nOutlet: given, quotaConfirme }: Creation,
  facts: CreationFacts,
): Promise<Begun> {
  const nOutlet = given?.trim();
  await refuseUnavailable(tx, type);
  const record = nOutlet ? await knownOutlet(tx, nOutlet) : null;
  if (record !== null) refuseIneligible(record, type, facts);
  await refuseWithoutQuota(tx, facts.smhf, type, quotaConfirme);
  return { outlet: nOutlet && record ? outletOf(nOutlet, record) : null, toSettle: [] };
}
