/** Why a backup failed, by remedy: no space, no right to a file, the database's own tool, anything else. */
export const BACKUP_FAILURES = ['place', 'acces', 'outil', 'autre'] as const;

export type BackupFailure = (typeof BACKUP_FAILURES)[number];

/** What to do, as head office and administrators read it on /cms/etat and in mails. */
export const BACKUP_FAILURE_WORDS: Record<BackupFailure, string> = {
  place: 'Le disque des sauvegardes est plein\u00a0: libérez de la place.',
  acces: 'Ardoise ne peut pas écrire dans BACKUP_DIR, ou lire un de ses fichiers\u00a0: vérifiez les droits.',
  outil:
    'La base de données n’y est pas\u00a0: installez un pg_dump au moins aussi récent que son serveur, ou dites par BACKUP_DATABASE=0 qu’elle est sauvegardée ailleurs. Le journal du serveur dit pourquoi.',
  autre: 'Le journal du serveur dit pourquoi.',
};
