/**
 * What may lie in `DATA_DIR` without being data: PostgreSQL's programs, which root's default folder holds too
 * (db/embedded/binaries.ts), and what the system keeps at the root of a disk. Neither is backed up, nor in a restore's way.
 */
export function isNotData(name: string): boolean {
  return /^postgresql-\d/.test(name) || name === 'lost+found';
}
