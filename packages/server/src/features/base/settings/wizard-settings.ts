import type { Offers } from '@ardoise/domain/catalogue/offers.ts';
import { factsOfType } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { ProjectType, TypeCode } from '@ardoise/domain/projects/kinds.ts';
import type { Db } from '../../../db/transaction.ts';
import { readSetting, readSettingValues } from './settings.repository.ts';

/** What the wizard of a kind depends on besides the order. */
export interface WizardSettings {
  /** Lower case; null is no condition. */
  eligibleMedals: readonly string[] | null;
  offers: Offers;
}

const KEYS = ['eligibleMedals', 'exemplairesCarte', 'exemplairesQrCode', 'plans'] as const;

/** The settings of every kind's wizard: one query. */
export async function readSettingsOfWizards(db: Db): Promise<(typeProjet: TypeCode) => WizardSettings> {
  const { eligibleMedals, ...offers } = await readSettingValues(db, KEYS);
  return (typeProjet) => ({ eligibleMedals: eligibleMedals[typeProjet], offers });
}

/** The settings of a kind's wizard. */
export async function readWizardSettings(db: Db, typeProjet: TypeCode): Promise<WizardSettings> {
  return (await readSettingsOfWizards(db))(typeProjet);
}

/** Whether this support's creation is suspended; reads the setting only for those that can be. */
export async function isSuspendedType(db: Db, type: ProjectType): Promise<boolean> {
  return factsOfType(type).suspendable && (await readSetting(db, 'vaeSuspendue'));
}
