import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type {
  readLegalTexts as legalCall,
  readSettings as settingsCall,
} from '@ardoise/domain/contract/settings.ts';
import type { Db } from '../../../db/transaction.ts';
import { kindsWithoutCatalogue } from '../catalogue/kinds-without-catalogue.ts';
import { readSettingValues } from './settings.repository.ts';

const SHOWN = [
  'banniereAffichee',
  'banniere',
  'vaeSuspendue',
  'eligibleMedals',
  'seuilQuota',
  'delaiAgence',
  'delaiInstallateur',
  'exemplairesCarte',
  'exemplairesQrCode',
  'plans',
] as const;

/** Settings of head office for the screens (specification/content-management.md#settings). */
export async function readSettings(db: Db): Promise<ReplyOf<typeof settingsCall>> {
  const values = await readSettingValues(db, SHOWN);
  const { exemplairesCarte, exemplairesQrCode, plans } = values;
  return {
    banniere: values.banniereAffichee ? values.banniere : '',
    vaeSuspendue: values.vaeSuspendue,
    medailles: values.eligibleMedals,
    seuilQuota: values.seuilQuota,
    delais: { agence: values.delaiAgence, installateur: values.delaiInstallateur },
    sansCatalogue: await kindsWithoutCatalogue(db),
    offres: { exemplairesCarte, exemplairesQrCode, plans },
  };
}

/** The legal notice. */
export async function readLegalTexts(db: Db): Promise<ReplyOf<typeof legalCall>> {
  const values = await readSettingValues(db, [
    'mentionEditeur',
    'mentionDonnees',
    'mentionCookies',
    'mentionPropriete',
    'mentionSignature',
    'sessionInactive',
  ]);
  return {
    editeur: values.mentionEditeur,
    donnees: values.mentionDonnees,
    cookies: values.mentionCookies,
    propriete: values.mentionPropriete,
    signature: values.mentionSignature,
    inactivite: values.sessionInactive,
  };
}
