import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import { CONTENT_AREAS, type ContentAct, type ContentArea } from '@ardoise/domain/content/content-log.ts';
import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import {
  changedOutletFields,
  OUTLET_LABELS,
  type OutletRecord,
  outletRecord,
} from '@ardoise/domain/outlets/outlet-record.ts';
import { QUOTA_KINDS, type QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import type { Setting } from '@ardoise/domain/settings/setting.ts';
import { SETTINGS, type SettingKey } from '@ardoise/domain/settings/settings.ts';
import { answerAt } from '@ardoise/domain/wizards/answer-at.ts';
import { formatDate } from '../../../components/format-date.ts';
import { counted, formatNumber } from '../../../components/format-number.ts';
import type { ContentChange } from './use-content-changes.ts';

/** A quota as logged; of a transfer both sides. */
interface LoggedQuota {
  typeProjet?: QuotaKind;
  annee?: number;
  annuel?: number | null;
  unites?: number;
  de?: { nom: string };
  a?: { nom: string };
}

const figure = (annuel: number | null | undefined) =>
  annuel === null || annuel === undefined ? 'à fixer' : formatNumber(annuel);

function transferSentence({ entree }: ContentChange, { unites = 0, de, a }: LoggedQuota): string {
  const kind = QUOTA_KINDS.find((each) => each === entree) ?? 'CHR';
  const units = `${counted(unites, 'unité', 'unités')} ${KIND_WORDS[kind].name}`;
  return `a transféré ${units} ${ofName(de?.nom ?? '')} à ${a?.nom ?? ''}`;
}

/** What was done to quotas: 'a porté le quota VAE d’Antoine Delmas de 120 à 140'. */
function quotaSentence(change: ContentChange): string | null {
  const { acte, avant, apres, nom, liste } = change;
  const before = (avant ?? {}) as LoggedQuota;
  const after = (apres ?? {}) as LoggedQuota;
  if (acte === 'ouverture') return `a ouvert les quotas ${liste}`;
  if (acte === 'transfert') return transferSentence(change, after);
  if (acte === 'import') return `a rempli les ${nom}`;
  if (after.typeProjet === undefined) return null;
  const quota = `le quota ${KIND_WORDS[after.typeProjet].name} ${ofName(nom)}`;
  if (acte === 'programmation') return `a préparé ${quota} pour ${liste}\u00a0: ${figure(after.annuel)}`;
  if (before.annuel === null || before.annuel === undefined)
    return `a fixé ${quota} à ${figure(after.annuel)}`;
  return `a porté ${quota} de ${figure(before.annuel)} à ${figure(after.annuel)}`;
}

const record = (json: unknown) => outletRecord((json ?? {}) as Partial<OutletRecord>);

/** What a person changed of an outlet: 'a corrigé « Le Mail » : médaille, Gold devient Silver'. Null for the usual sentence. */
function outletSentence({ acte, nom, entree, avant, apres }: ContentChange): string | null {
  if (acte !== 'modification') return null;
  const [before, after] = [record(avant), record(apres)];
  const changes = changedOutletFields(before, after).map((field) => {
    const [was, is] = [before[field] || '(vide)', after[field] || '(vide)'];
    return `${OUTLET_LABELS[field].replace(/^[A-ZÀ-Ý](?![A-Z])/, (letter) => letter.toLowerCase())}, ${was} devient ${is}`;
  });
  return `a corrigé «\u00a0${nom || entree}\u00a0»\u00a0: ${changes.join('\u00a0; ')}`;
}

const VERBS: Record<ContentAct, string> = {
  ajout: 'a ajouté',
  modification: 'a modifié',
  ordre: 'a changé l’ordre de',
  masquage: 'a masqué',
  affichage: 'a rendu visible',
  retrait: 'a retiré',
  remplacement: 'a remplacé',
  suppression: 'a supprimé',
  import: 'a importé',
  annulation: 'a rétabli',
  programmation: 'a programmé',
  transfert: 'a transféré',
  ouverture: 'a ouvert',
  invitation: 'a invité',
  desactivation: 'a désactivé',
  reactivation: 'a réactivé',
  effacement: 'a effacé',
};

/** A setting in its own words; what is scheduled with its day. */
function settingSentence({ entree, liste, acte, apres }: ContentChange): string | null {
  const setting = SETTINGS[entree as SettingKey] as Setting<unknown> | undefined;
  if (setting === undefined) return null;
  const name = `«\u00a0${setting.label}\u00a0»`;
  if (acte === 'annulation') return null;
  if (liste === 'programme') {
    if (acte === 'suppression') return `a annulé le changement programmé de ${name}`;
    const { valeur, le } = apres as { valeur: unknown; le: string };
    return `a programmé ${name} pour le ${formatDate(`${le}T12:00:00Z`)}\u00a0: ${setting.inWords(valeur)}`;
  }
  return setting.changed?.(apres) ?? `a modifié ${name}`;
}

/** What parts of the content management say in words of their own; null for the usual sentence. */
const OF_AREA: Partial<Record<ContentArea, (change: ContentChange) => string | null>> = {
  catalogues: ({ acte, entree, nom, motif }) => {
    if (acte === 'remplacement' && motif !== '')
      return `a remplacé «\u00a0${nom}\u00a0» par «\u00a0${motif}\u00a0»`;
    if (acte !== 'ordre') return null;
    return `a déplacé ${entree === '' ? 'la famille ' : ''}«\u00a0${nom}\u00a0»`;
  },
  quotas: quotaSentence,
  'points-de-vente': outletSentence,
  comptes: ({ acte, nom }) => {
    if (acte === 'invitation') return `a invité ${nom}`;
    return acte === 'annulation' || acte === 'import' ? null : `${VERBS[acte]} le compte ${ofName(nom)}`;
  },
  reglages: settingSentence,
  commandes: ({ nom, apres }) =>
    answerAt(apres, 'photosPose') !== undefined
      ? `a effacé les photos de la pose de «\u00a0${nom}\u00a0»`
      : `a effacé le texte signé, les signatures, le bon de commande et les preuves de «\u00a0${nom}\u00a0»`,
};

/** With its full stop: a value in it may end with one of its own, also inside its quotes. */
const ended = (sentence: string) => (/[.!?…](\s?»)?$/.test(sentence) ? sentence : `${sentence}.`);

/** The act, after the name of the person: 'a masqué « Cola sans caféine ».' */
export function changeSentence(change: ContentChange): string {
  const own = OF_AREA[change.zone]?.(change);
  if (own) return ended(own);
  const what = change.nom === '' ? CONTENT_AREAS[change.zone].toLowerCase() : `«\u00a0${change.nom}\u00a0»`;
  const entries = change.nombre === 0 ? '' : `, ${counted(change.nombre, 'élément', 'éléments')}`;
  return ended(`${VERBS[change.acte]} ${what}${entries}`);
}
