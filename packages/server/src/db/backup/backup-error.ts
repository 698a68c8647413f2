/** A backup or a restore that cannot be done; the message states the cause and the remedy. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
