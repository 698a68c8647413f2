import * as z from 'zod/mini';
import { MIN_PASSWORD_LENGTH } from '../accounts/password.ts';
import { DEFAULT_DELAYS } from '../base/words/delays.ts';
import type { Offer } from '../catalogue/offer.ts';
import { DEFAULT_OFFERS } from '../catalogue/offers.ts';
import { TYPE_CODES } from '../projects/kinds.ts';
import { ROLE_LABELS } from '../projects/roles.ts';
import { LOW_QUOTA } from '../rules/quota.ts';
import { ACCESS_SETTINGS } from './access-settings.ts';
import { type Contact, contact, contactProblems } from './contacts.ts';
import { DECLARATION_SETTINGS, type Declaration } from './declaration.ts';
import { type Guide, guide, guideProblems } from './guides.ts';
import { LAW_SETTINGS, type LawPoints } from './law-points.ts';
import { LEGAL_TEXTS, SIGNATURE_NOTICE } from './legal-texts.ts';
import {
  DEFAULT_MEDALS,
  type EligibleMedals,
  medalProblems,
  medalsInWords,
  readMedals,
  stoppedDrafts,
} from './medals.ts';
import { RETENTION_SETTINGS } from './retention-settings.ts';
import type { Setting } from './setting.ts';
import { countOf, figure, offers, optionalFigure, text, tick } from './setting-kinds.ts';

/** Hours without use after which a session ends, until an administrator changes it. */
const IDLE_HOURS = 12;

/** Default text of the home page (specification/screens-and-addresses.md#home). */
const BUDGET_BANNER =
  'Sur Mesure\u00a0: le budget est consommé à 100\u00a0%. Chaque demande fait l’objet d’un arbitrage au cas par cas.';

const counted = (count: number, one: string, many: string) => `${count}\u00a0${count > 1 ? many : one}`;

/** Values of the settings by key. */
export interface SettingValues {
  vaeSuspendue: boolean;
  banniereAffichee: boolean;
  banniere: string;
  eligibleMedals: EligibleMedals;
  seuilQuota: number;
  delaiAgence: number;
  delaiInstallateur: number;
  exemplairesCarte: readonly Offer[];
  exemplairesQrCode: readonly Offer[];
  plans: readonly Offer[];
  contacts: readonly Contact[];
  guides: readonly Guide[];
  mentionEditeur: string;
  mentionDonnees: string;
  mentionCookies: string;
  mentionPropriete: string;
  mentionSignature: string;
  bonCommandeJoint: boolean;
  pointsDeDroit: LawPoints;
  declaration: Declaration;
  longueurMotDePasse: number;
  ageMotDePasse: number | null;
  sessionInactive: number;
  cleAdministrateur: string | null;
  cleSiege: string | null;
  conservation: number | null;
  conservationLectures: number;
  conservationPersonnes: number | null;
  conservationComptes: number | null;
}
export type SettingKey = keyof SettingValues;

/** THE table of the settings: everything about each follows from its row. */
export const SETTINGS: { readonly [Key in SettingKey]: Setting<SettingValues[Key]> } = {
  vaeSuspendue: {
    label: 'Création VAE',
    control: { kind: 'suspension' },
    schema: z.boolean(),
    default: true,
    who: 'settings.edit',
    inWords: (suspended) => (suspended ? 'suspendue' : 'ouverte'),
    changed: (suspended) =>
      suspended ? 'a suspendu la création de projets VAE' : 'a ouvert la création de projets VAE',
    touches: (_before, suspended, counts) => {
      const drafts = countOf(counts, () => true);
      if (!suspended || drafts === 0) return null;
      return `${counted(drafts, 'brouillon VAE déjà créé continue', 'brouillons VAE déjà créés continuent')}.`;
    },
  },
  banniereAffichee: tick({ label: 'Afficher la bannière', default: true }),
  banniere: text({ label: 'Texte de la bannière', length: 240, rows: 3, default: BUDGET_BANNER }),
  eligibleMedals: {
    label: 'Médailles qui donnent droit',
    control: { kind: 'medals' },
    schema: z.record(
      z.enum(TYPE_CODES),
      z.nullable(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
    ),
    default: DEFAULT_MEDALS,
    read: readMedals,
    who: 'settings.edit',
    problems: medalProblems,
    inWords: medalsInWords,
    touches: stoppedDrafts,
  },
  seuilQuota: figure({
    label: 'Quota bas',
    help: 'À partir de ce reste, la création d’un projet demande une confirmation.',
    unit: 'unités',
    min: 0,
    max: 999,
    default: LOW_QUOTA,
    touches: (before, after, counts) => {
      const low = countOf(counts, (left) => Number(left) <= after && Number(left) > before);
      return low === 0
        ? null
        : `${counted(low, 'quota deviendrait bas', 'quotas deviendraient bas')} aujourd’hui.`;
    },
  }),
  delaiAgence: figure({
    label: 'Premier retour de l’agence',
    unit: 'jours ouvrés',
    min: 1,
    max: 60,
    default: DEFAULT_DELAYS.agence,
    touches: (_before, _after, counts) => {
      const kept = countOf(counts, () => true);
      return kept === 0
        ? null
        : `${counted(kept, 'projet déjà à l’agence garde', 'projets déjà à l’agence gardent')} leur échéance.`;
    },
  }),
  delaiInstallateur: figure({
    label: 'Appel de l’installateur',
    unit: 'heures',
    min: 1,
    max: 240,
    default: DEFAULT_DELAYS.installateur,
    touches: (_before, _after, counts) => {
      const kept = countOf(counts, () => true);
      return kept === 0
        ? null
        : `${counted(kept, 'prévisite déjà demandée garde', 'prévisites déjà demandées gardent')} leur échéance.`;
    },
  }),
  exemplairesCarte: offers({
    label: 'Exemplaires de la carte',
    noun: 'un nombre d’exemplaires',
    numeric: true,
    default: DEFAULT_OFFERS.exemplairesCarte,
  }),
  exemplairesQrCode: offers({
    label: 'Exemplaires du QR code',
    noun: 'un nombre d’exemplaires',
    numeric: true,
    default: DEFAULT_OFFERS.exemplairesQrCode,
  }),
  plans: offers({
    label: 'Plans',
    help: 'Hors de ses mois, un plan n’est pas proposé\u00a0: il se choisit.',
    noun: 'un plan',
    seasonal: true,
    default: DEFAULT_OFFERS.plans,
  }),
  contacts: {
    label: 'Contacts de l’aide',
    control: { kind: 'contacts' },
    schema: z.array(contact).check(z.maxLength(30)),
    default: [],
    who: 'settings.edit',
    problems: (contacts) =>
      contactProblems(contacts).map(({ chemin, message }) => ({
        chemin: chemin.replace(/^contacts\./, ''),
        message,
      })),
    inWords: (contacts) =>
      contacts.map(({ sujet, nom, email }) => sujet || nom || email).join(', ') || 'aucun',
    changed: () => 'a modifié les contacts de l’aide',
  },
  guides: {
    label: 'Guides d’utilisation',
    control: { kind: 'guides' },
    schema: z.array(guide).check(z.maxLength(30)),
    default: [],
    who: 'settings.edit',
    problems: guideProblems,
    inWords: (guides) =>
      guides
        .map(({ titre, roles }) =>
          roles ? `${titre} (${roles.map((role) => ROLE_LABELS[role]).join(', ')})` : titre,
        )
        .join(' · ') || 'aucun',
    changed: () => 'a modifié les guides de l’aide',
  },
  mentionEditeur: text({ label: 'Éditeur', length: 4000, rows: 5, default: LEGAL_TEXTS.editeur }),
  mentionDonnees: text({ label: 'Vos données', length: 4000, rows: 8, default: LEGAL_TEXTS.donnees }),
  mentionCookies: text({
    label: 'Cookies',
    help: 'À la suite de la phrase sur le cookie de session, que l’installation écrit elle-même.',
    length: 4000,
    rows: 5,
    default: LEGAL_TEXTS.cookies,
  }),
  mentionPropriete: text({
    label: 'Propriété intellectuelle',
    length: 4000,
    rows: 4,
    default: LEGAL_TEXTS.propriete,
  }),
  mentionSignature: text({
    label: 'Sous la signature',
    help: 'Lu sous la case à cocher\u00a0; le texte lu est gardé avec chaque signature.',
    length: 300,
    rows: 2,
    default: SIGNATURE_NOTICE,
  }),
  bonCommandeJoint: tick({
    label: 'Joindre le bon de commande signé à l’e-mail qui l’annonce',
    default: false,
  }),
  ...LAW_SETTINGS,
  ...DECLARATION_SETTINGS,
  longueurMotDePasse: figure({
    label: 'Longueur minimale',
    unit: 'caractères',
    min: 8,
    max: 64,
    default: MIN_PASSWORD_LENGTH,
    who: 'settings.administer',
    touches: (before, after, counts) => {
      const accounts = countOf(counts, () => true);
      if (before === after || accounts === 0) return null;
      return `Vaut pour ${counted(accounts, 'compte, à son', 'comptes, chacun à son')} prochain mot de passe.`;
    },
  }),
  ageMotDePasse: optionalFigure({
    label: 'À changer tous les',
    help: 'Vide\u00a0: jamais, comme le conseille la CNIL.',
    unit: 'jours',
    min: 1,
    max: 3650,
    who: 'settings.administer',
    touches: (before, after, counts) => {
      if (after === null) return null;
      const older = countOf(
        counts,
        (age) => Number(age) >= after && (before === null || Number(age) < before),
      );
      if (older === 0) return null;
      return `${counted(older, 'compte devra', 'comptes devront')} changer de mot de passe à la prochaine page.`;
    },
  }),
  sessionInactive: figure({
    label: 'Session inactive',
    help: '7\u00a0jours au plus, dans tous les cas.',
    unit: 'heures',
    min: 1,
    max: 168,
    default: IDLE_HOURS,
    who: 'settings.administer',
    touches: (before, after, counts) => {
      const ended = countOf(counts, (hours) => Number(hours) >= after && Number(hours) < before);
      return ended === 0
        ? null
        : `${counted(ended, 'session ouverte se fermerait', 'sessions ouvertes se fermeraient')} aussitôt.`;
    },
  }),
  ...ACCESS_SETTINGS,
  conservation: optionalFigure({
    label: 'Conservation des commandes terminées',
    help: 'Depuis le passage à Terminé. Vide\u00a0: sans limite, rien n’est effacé.',
    unit: 'mois',
    min: 12,
    max: 600,
    who: 'settings.administer',
    touches: (_before, after, counts) => {
      if (after === null) return null;
      const due = countOf(counts, (months) => Number(months) >= after);
      if (due === 0)
        return 'Aucune commande terminée n’a encore cette durée\u00a0: rien ne serait effacé aujourd’hui.';
      return `${counted(due, 'commande perdrait', 'commandes perdraient')} ces pièces au prochain passage, sans retour possible.`;
    },
  }),
  ...RETENTION_SETTINGS,
};

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];

/** The stored value of a setting, or its default. */
export function settingValue<Key extends SettingKey>(key: Key, stored: unknown): SettingValues[Key] {
  const setting: Setting<SettingValues[Key]> = SETTINGS[key];
  if (stored === undefined || stored === null) return setting.default;
  return setting.read?.(stored) ?? (stored as SettingValues[Key]);
}
