/** Local copies of a bucket's files (storage/file-cache.ts). */
export const CACHE_FOLDER = 'files-cache';

/**
 * Contents of `DATA_DIR` that are no data: PostgreSQL's programs, also in root's default folder
 * (db/embedded/binaries.ts), the cache of a bucket's files, and what the system stores at the root of a disk. Backups skip it, restores ignore it.
 */
export function isNotData(name: string): boolean {
  return /^postgresql-\d/.test(name) || name === CACHE_FOLDER || name === 'lost+found';
}

/** Pictures of a file's pages (pictures/page-pictures.ts), by its path: many, and drawn again when they are looked at. */
export function isPagePicture(file: string): boolean {
  return /^files\/blobs\/[0-9a-f]{2}\/[0-9a-f]{64}\.p/.test(file);
}
