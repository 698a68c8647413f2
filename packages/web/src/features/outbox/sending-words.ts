import { takenUntil } from '@ardoise/domain/base/object-id.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import { awaitsDc, type Sending } from '../../api/outbox/sending.ts';
import { formatDate } from '../../components/format-date.ts';
import { counted, formatSize, NBSP } from '../../components/format-number.ts';
import { keptTime } from '../../components/format-short-day.ts';

/** Attempts without an answer before the row says so (specification/offline.md#outbox). */
const SAID_FROM = 3;

const isPicture = ({ file }: Sending) => file?.mime.startsWith('image/') ?? false;

/** 'Photo', 'Suppression d’un fichier', 'Brouillon' */
function kindWords(sending: Sending): string {
  if (sending.kind === 'creation') return sending.begun?.type ?? '';
  if (sending.kind === 'deposit') return 'Commande signée';
  if (sending.kind === 'withdrawal') return 'Signatures annulées';
  if (sending.kind === 'draft') return 'Brouillon';
  if (sending.kind === 'removal') return 'Suppression d’un fichier';
  return isPicture(sending) ? 'Photo' : 'Fichier';
}

/** 'Photo, Le Comptoir Girondin' */
export const sendingTitle = (sending: Sending): string =>
  [kindWords(sending), sending.project].filter(Boolean).join(', ');

/** 'à 12:50', 'hier, 17:20' */
function timeOf(at: number): string {
  const time = keptTime(at, Date.now());
  return time.includes(',') ? time : `à ${time}`;
}

type Exported = Pick<Sending, 'exportedAt' | 'exportSaved'>;

/** 'exportée à 12:50'; a browser may not say whether it saved what it was offered. */
function exportedWords({ exportedAt: at, exportSaved = false }: Exported): string {
  if (at === undefined) return '';
  return `${exportSaved ? 'exportée' : 'proposée au téléchargement'} ${timeOf(at)}`;
}

function inFile(at: number, { exportSaved = false }: Exported): string {
  if (exportSaved) return `Le fichier exporté ${timeOf(at)} la garde, signatures comprises.`;
  return `Le fichier proposé au téléchargement ${timeOf(at)} la garde, signatures comprises, s’il est enregistré\u00a0: vérifiez-le d’abord.`;
}

/** 'IMG_2041.jpg · 3,1 Mo', '12 changements' */
export function sendingDetail(sending: Sending): string {
  const { kind, file, removes, deposit, refusal, changes = 0 } = sending;
  if (kind === 'creation') return 'Commande commencée sans réseau';
  if (kind === 'deposit')
    return [`Signée par ${deposit?.signatures.map(({ nom }) => nom).join(' et ')}`, exportedWords(sending)]
      .filter(Boolean)
      .join(' · ');
  if (kind === 'withdrawal') return refusal === null ? 'Le fichier exporté ne les déposera plus' : '';
  if (kind === 'draft') return counted(changes, 'changement', 'changements');
  if (kind === 'removal') return removes === undefined ? '' : shownFileName(removes);
  return file === undefined ? '' : `${file.name} · ${formatSize(file.size)}`;
}

/** '3 essais sans réponse, le dernier à 11:58.'; null for the first ones, which happen in any cellar. */
export function triesWords({ tries, triedAt }: Pick<Sending, 'tries' | 'triedAt'>, now: number) {
  if (tries < SAID_FROM || triedAt === null) return null;
  const last = keptTime(triedAt, now);
  return `${tries}${NBSP}essais sans réponse, le dernier ${last.includes(',') ? last : `à ${last}`}.`;
}

/** Of the 30 days that the server takes a file for. */
const WARNED_FOR_MS = 10 * 86_400_000;

/** 'Partez avant…' of a file that has waited for 20 days, and what is left once it is too late; null before. */
export function deadlineWords({ kind, id }: Pick<Sending, 'kind' | 'id'>, now: number): string | null {
  if (kind !== 'photo') return null;
  const last = takenUntil(id);
  const left = last.getTime() - now;
  if (left > WARNED_FOR_MS) return null;
  const day = formatDate(last);
  return left > 0
    ? `À envoyer avant le ${day}\u00a0: ensuite, le serveur ne l’accepte plus. Ouvrez Ardoise là où il y a du réseau.`
    : `Le serveur ne l’accepte plus depuis le ${day}\u00a0: exportez le fichier, et joignez-le à nouveau.`;
}

/** '3,8 Mo sur 6,2 Mo' */
export function progressWords({ file }: Sending, fraction: number): string {
  if (file === undefined) return 'Envoi…';
  return `${formatSize(Math.round(fraction * file.size))} sur ${formatSize(file.size)}`;
}

/** 'Aucun envoi en attente', '3 envois en attente' */
export function outboxTitle(count: number): string {
  if (count === 0) return 'Aucun envoi en attente';
  return counted(count, 'envoi en attente', 'envois en attente');
}

interface Lede {
  text: string;
  /** How many wait for the person, in words. */
  decisions: string | null;
}

/** What becomes of what waits. */
export function outboxLede({
  sendings,
  reached,
}: {
  sendings: readonly Pick<Sending, 'refusal'>[];
  reached: boolean;
}): Lede {
  const refused = sendings.filter(({ refusal }) => refusal !== null).length;
  const leaving = sendings.length - refused;
  const decisions =
    refused === 0
      ? null
      : counted(refused, 'attend une décision de vous.', 'attendent une décision de vous.');
  if (sendings.length === 0) return { text: 'Tout ce que vous avez fait ici est enregistré.', decisions };
  if (leaving === 0) return { text: '', decisions };
  if (!reached)
    return {
      text:
        leaving === 1
          ? 'Rien n’est perdu\u00a0: il partira de lui-même, dès le retour du réseau.'
          : 'Rien n’est perdu\u00a0: ils partiront d’eux-mêmes, dans cet ordre, dès le retour du réseau.',
      decisions,
    };
  return {
    text: counted(
      leaving,
      'part de lui-même, vous pouvez continuer.',
      'partent d’eux-mêmes, vous pouvez continuer.',
    ),
    decisions,
  };
}

/** Whether it is exported by itself: a photo as the file it is, a draft as a text. */
export const hasOwnFile = ({ kind }: Sending): boolean => kind === 'photo' || kind === 'draft';

/** Whether nothing of its order may be given up: it was signed, and is nowhere else than on this device. */
export function awaitsExport({ projectId }: Sending, sendings: readonly Sending[]): boolean {
  return sendings.some(
    (one) =>
      one.kind === 'deposit' && one.projectId === projectId && !awaitsDc(one) && one.exportedAt === undefined,
  );
}

/** Of an order that was begun here, and of which no file has the present state. */
function onlyHere({ formerFileAt }: Sending): string {
  const lost = 'n’existe que sur cet appareil\u00a0: elle sera perdue, avec ses réponses et ses photos.';
  if (formerFileAt === undefined) return lost;
  return `telle qu’elle est maintenant ${lost} Le fichier exporté ${timeOf(formerFileAt)}, dont vous avez annulé les signatures, peut encore la créer\u00a0: effacez-le aussi.`;
}

/** What giving up loses; null where nothing is lost. */
export function lossOf(sending: Sending): { title: string; loss: string; confirm: string } | null {
  const { kind, file, changes = 0, project, exportedAt } = sending;
  if (kind === 'removal') return null;
  if (kind === 'creation')
    return {
      title: `Abandonner cette commande${NBSP}?`,
      loss:
        exportedAt === undefined
          ? `La commande ${project ? `de ${project} ` : ''}${onlyHere(sending)}`
          : `Elle s’efface de cet appareil. ${inFile(exportedAt, sending)}`,
      confirm: 'Abandonner cette commande',
    };
  if (kind === 'deposit')
    return {
      title: `Abandonner ces signatures${NBSP}?`,
      loss:
        exportedAt === undefined
          ? `Les signatures ${project ? `de ${project} ` : ''}n’existent que sur cet appareil\u00a0: elles seront perdues, et le client devra signer à nouveau. La commande reste, en brouillon.`
          : `Elles s’effacent de cet appareil, où la commande reste en brouillon. ${inFile(exportedAt, sending)}`,
      confirm: 'Abandonner ces signatures',
    };
  if (kind === 'withdrawal')
    return {
      title: `Ne pas annoncer cette annulation${NBSP}?`,
      loss: 'Les signatures restent annulées sur cet appareil, mais le fichier qui en a été exporté pourra encore les déposer.',
      confirm: 'Ne pas l’annoncer',
    };
  if (kind === 'draft') {
    const count = counted(changes, 'changement', 'changements');
    return {
      title: 'Abandonner ces réponses ?',
      loss: `${count} de ${project || 'cette commande'} n’${changes > 1 ? 'existent' : 'existe'} que sur cet appareil, et ${changes > 1 ? 'seront perdus' : 'sera perdu'}. La commande reste comme elle était au dernier enregistrement.`,
      confirm: 'Abandonner ces réponses',
    };
  }
  const what = isPicture(sending) ? 'cette photo' : 'ce fichier';
  const lost = isPicture(sending) ? 'perdue' : 'perdu';
  return {
    title: `Abandonner ${what}${NBSP}?`,
    loss: `${file?.name ?? 'Ce fichier'} n’existe que sur cet appareil, et sera ${lost}. Exportez-${isPicture(sending) ? 'la' : 'le'} d’abord pour ${isPicture(sending) ? 'la' : 'le'} garder.`,
    confirm: `Abandonner ${what}`,
  };
}
