import type { CheckedFile, PrintCheckReply } from '@ardoise/domain/contract/print-check.ts';
import type { PrintLevel } from '@ardoise/domain/print-check/print-verdict.ts';
import type { StatusTone } from '@ardoise/domain/projects/statuses.ts';
import { formatDateTime } from '../../../components/format-date.ts';
import { counted, formatSize } from '../../../components/format-number.ts';

export const LEVEL_TONES: Record<PrintLevel, StatusTone> = {
  Bon: 'done',
  'À savoir': 'wait',
  'À refaire': 'stop',
};

/** 'Carte · 2 pages · 8,4 Mo · déposé le 20 novembre à 11:02' */
export function fileInWords({ verdict, pages, size, dateFile }: CheckedFile): string {
  return [
    verdict?.objet ?? '',
    pages === null ? '' : counted(pages, 'page', 'pages'),
    formatSize(size),
    `déposé le ${formatDateTime(dateFile)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What stands below the title: how many have to be made again, or that none has. */
export function checkInWords({ fichiers }: PrintCheckReply): string {
  const all = fichiers.length;
  if (all === 0) return 'aucun fichier n’est déposé.';
  if (fichiers.some(({ etat }) => etat === 'en cours')) return 'contrôle en cours.';
  const again = fichiers.filter(({ bloque }) => bloque).length;
  if (again > 0)
    return all === 1
      ? 'le fichier est à refaire avant l’imprimeur.'
      : `${counted(again, 'fichier', 'fichiers')} sur ${all} ${again > 1 ? 'sont' : 'est'} à refaire avant l’imprimeur.`;
  return all === 1 ? 'rien ne retient le fichier.' : `rien ne retient les ${all} fichiers.`;
}

/** 'Contrôle en cours, 2 pages' */
export function underWayInWords({ pages }: CheckedFile): string {
  return pages === null ? 'Contrôle en cours' : `Contrôle en cours, ${counted(pages, 'page', 'pages')}`;
}
