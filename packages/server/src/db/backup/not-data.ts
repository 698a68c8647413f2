/**
 * Contents of `DATA_DIR` that are no data: PostgreSQL's programs, also in root's default folder
 * (db/embedded/binaries.ts), and what the system stores at the root of a disk. Backups skip it, restores ignore it.
 */
export function isNotData(name: string): boolean {
  return /^postgresql-\d/.test(name) || name === 'lost+found';
}
