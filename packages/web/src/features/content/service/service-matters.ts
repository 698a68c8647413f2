import { BACKUP_FAILURE_WORDS } from '@ardoise/domain/base/backup-failures.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { formatDateTime, formatRelative } from '../../../components/format-date.ts';
import { counted, formatSize } from '../../../components/format-number.ts';
import type { ServiceState } from './use-service-state.ts';

/** A problem to fix, and what to do. */
export interface ServiceMatter {
  title: string;
  todo: string;
  /** The page where it is done; only an administrator may open it. */
  to?: { path: string; search: Record<string, string>; words: string };
}

const MINUTE = 60_000;
/** The limits of the alerts (deploy/prometheus/alerts.yaml). */
const MAILS_LATE = 30 * MINUTE;
const JOBS_LATE = 10 * MINUTE;
const BACKUP_OLD = 26 * 60 * MINUTE;
const LITTLE_ROOM = 5e9;
const WAITING = { path: PAGES.mailQueue, search: {}, words: 'Voir les e-mails' };
const FAILED = { path: PAGES.mailQueue, search: { etat: 'echec' }, words: 'Voir les échecs' };

/** 'depuis 2 h', 'depuis hier'; empty in the first minute. */
export function sinceWords(since: string, now: string): string {
  const words = formatRelative(since, now);
  return words === 'à l’instant' ? '' : `depuis ${words.replace(/^il y a /, '')}`;
}

const isOlder = (since: string | null, now: string, than: number) =>
  since !== null && Date.parse(now) - Date.parse(since) > than;

/** The problems to fix, the most urgent first; empty when all is well. */
export function serviceMatters(state: ServiceState): ServiceMatter[] {
  return [
    storageMatter(state),
    roomMatter(state),
    failedBackup(state),
    backupMatter(state),
    ...mailMatters(state),
    jobMatter(state),
    lostReplica(state),
    lostServers(state),
  ].filter((matter) => matter !== null);
}

function storageMatter({ stockage: { lieu, joignable } }: ServiceState): ServiceMatter | null {
  if (joignable) return null;
  return {
    title: 'Les fichiers ne sont pas accessibles.',
    todo: `${lieu === 'bucket' ? 'Vérifiez que le stockage S3 répond (FILES_URL, réseau, clés).' : 'Vérifiez le disque du serveur (DATA_DIR).'} D’ici là, les commandes avancent, mais photos et documents ne peuvent être ni ouverts ni envoyés.`,
  };
}

function roomMatter({ libre }: ServiceState): ServiceMatter | null {
  if (libre >= LITTLE_ROOM) return null;
  return {
    title: `Il reste ${formatSize(libre)} pour les fichiers.`,
    todo: 'Libérez de la place sur le disque du serveur\u00a0: en dessous de 256\u00a0Mo, les envois de fichiers sont refusés.',
  };
}

/** None in the demonstration: nothing there is worth a backup. */
function backupMatter({ sauvegardes, envoi, t }: ServiceState): ServiceMatter | null {
  const { baseIncluse, base, fichiers, programmees } = sauvegardes;
  const last = baseIncluse ? base : fichiers;
  if (envoi === 'demonstration' || (last !== null && !isOlder(last.t, t, BACKUP_OLD))) return null;
  const of = baseIncluse && fichiers !== null ? ' de la base de données' : '';
  return {
    title:
      last === null
        ? `Aucune sauvegarde${of} n’a été faite.`
        : `La dernière sauvegarde${of} date du ${formatDateTime(last.t)}.`,
    todo: programmees
      ? 'Le journal du serveur dit pourquoi elle n’a pas été faite.'
      : 'Renseignez BACKUP_DIR\u00a0: Ardoise en fait alors une chaque nuit. Ou lancez «\u00a0node scripts/backup.mjs\u00a0» avec un dossier. Si la base est sauvegardée ailleurs, dites-le par BACKUP_DATABASE=0.',
  };
}

function failedBackup({ sauvegardes: { echec } }: ServiceState): ServiceMatter | null {
  if (echec === null) return null;
  return {
    title: `La sauvegarde du ${formatDateTime(echec.t)} a échoué.`,
    todo: `${BACKUP_FAILURE_WORDS[echec.cause]} Les précédentes sont intactes, et Ardoise réessaie chaque heure.`,
  };
}

function mailMatters({ courriels, envoi, t }: ServiceState): (ServiceMatter | null)[] {
  const { attente, echecs } = courriels;
  if (envoi === 'demonstration') return [];
  const many = counted(attente.nombre, 'e-mail attend', 'e-mails attendent');
  const withoutServer = {
    title: `${many}, et aucun serveur de messagerie n’est configuré.`,
    todo: 'Renseignez SMTP_URL, puis redémarrez Ardoise.',
  };
  const late = {
    title: `${many}, le plus ancien ${sinceWords(attente.depuis ?? t, t)}.`,
    todo: 'Vérifiez que le serveur de messagerie répond.',
    to: WAITING,
  };
  const failed = {
    title: `${counted(echecs, 'e-mail n’a pas pu partir', 'e-mails n’ont pas pu partir')}.`,
    todo: 'Corrigez l’adresse du destinataire, puis relancez l’envoi.',
    to: FAILED,
  };
  const isLate = isOlder(attente.depuis, t, MAILS_LATE);
  return [
    envoi === 'sans_serveur' && attente.nombre > 0 ? withoutServer : null,
    envoi === 'actif' && isLate ? late : null,
    echecs > 0 ? failed : null,
  ];
}

function jobMatter({ travaux, envoi, t }: ServiceState): ServiceMatter | null {
  const { imports, courriels } = travaux;
  const late =
    isOlder(imports.depuis, t, JOBS_LATE) || (envoi === 'actif' && isOlder(courriels.depuis, t, JOBS_LATE));
  if (!late) return null;
  return {
    title: 'Des travaux attendent, et personne ne les prend.',
    todo: 'Redémarrez un serveur\u00a0; son journal dit pourquoi la file n’avance pas.',
  };
}

/** Lists are then read from the primary, which is slower only under load. */
function lostReplica({ repliques }: ServiceState): ServiceMatter | null {
  const absent = repliques.filter(({ etat }) => etat === 'absente').length;
  const left = repliques.filter(({ etat }) => etat !== 'lue').length;
  if (left === 0) return null;
  const [one, many] =
    absent > 0
      ? ['réplique de la base ne répond plus', 'répliques de la base ne répondent plus']
      : ['réplique de la base est en retard', 'répliques de la base sont en retard'];
  return {
    title: `${counted(absent > 0 ? absent : left, one, many)}.`,
    todo: 'Vérifiez PostgreSQL et le réseau de la réplique\u00a0; d’ici là, les listes sont lues sur la base principale.',
  };
}

/** Processes that ended without a shutdown: killed, or their machine is down. */
function lostServers({ serveurs }: ServiceState): ServiceMatter | null {
  const lost = serveurs.filter(({ present }) => !present).length;
  if (lost === 0) return null;
  return {
    title: `${counted(lost, 'serveur ne répond plus', 'serveurs ne répondent plus')}.`,
    todo: 'À relancer, sauf si un autre a pris sa place.',
  };
}
