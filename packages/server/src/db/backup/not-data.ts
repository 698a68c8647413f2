/** Local copies of a bucket's files (storage/file-cache.ts). */
export const CACHE_FOLDER = 'files-cache';

/** Assets of the last releases of the page (http/web-releases.ts), copied again by each start. */
export const WEB_RELEASES_FOLDER = 'web-releases';

/**
 * Contents of `DATA_DIR` that are no data: PostgreSQL's programs, also in root's default folder
 * (db/embedded/binaries.ts), the cache of a bucket's files, the page's releases, and what the system stores at the root of a disk. Backups skip it, restores ignore it.
 */
export function isNotData(name: string): boolean {
  return (
    /^postgresql-\d/.test(name) || [CACHE_FOLDER, WEB_RELEASES_FOLDER].includes(name) || name === 'lost+found'
  );
}

/** Pictures of a file's pages (pictures/page-pictures.ts), by its path: many, and drawn again when they are looked at. */
export function isPagePicture(file: string): boolean {
  return /^files\/blobs\/[0-9a-f]{2}\/[0-9a-f]{64}\.p/.test(file);
}
