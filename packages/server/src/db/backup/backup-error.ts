import type { BackupFailure } from '@ardoise/domain/base/backup-failures.ts';

/** A backup or a restore that cannot be done; the message states the cause and the remedy. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
  readonly failure: BackupFailure;
  constructor(
    message: string,
    { failure = 'autre', ...options }: ErrorOptions & { failure?: BackupFailure } = {},
  ) {
    super(message, options);
    this.failure = failure;
  }
}

/** Maps a disk's error codes to messages. @param target the backup's folder */
export function explained(error: unknown, target: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupError(
      `The disk of ${target} is full: the backup was not made. Make room, or give another folder.`,
      { cause: error, failure: 'place' },
    );
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new BackupError(
      `The backup was not made, since a file could not be read or written: ${message}. Run it as the user who starts the server.`,
      { cause: error, failure: 'acces' },
    );
  return error;
}
