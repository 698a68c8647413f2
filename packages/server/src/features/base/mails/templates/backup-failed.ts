import { BACKUP_FAILURE_WORDS, type BackupFailure } from '@ardoise/domain/base/backup-failures.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { Mail } from '../mail.ts';

/** To the administrators, once a day at most while it lasts: a scheduled backup was not made, or lacks its database. */
export function backupFailedMail(to: string, cause: BackupFailure): Mail {
  return {
    template: 'backup-failed',
    to,
    subject: 'La sauvegarde programmée a échoué',
    title: 'La sauvegarde programmée a échoué',
    paragraphs: [
      BACKUP_FAILURE_WORDS[cause],
      'Les sauvegardes précédentes sont intactes. Ardoise réessaie chaque heure, et n’envoie qu’un e-mail par jour tant que cela dure.',
    ],
    action: { label: 'Voir l’état du service', path: PAGES.serviceState },
  };
}
