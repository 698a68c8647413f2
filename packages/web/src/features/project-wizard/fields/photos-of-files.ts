import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Photo } from '@ardoise/domain/wizards/photos.ts';

/**
 * Adds these files to the photos, idempotently: a file is reported by the reply to its upload and, if it was uploaded
 * concurrently, by the list of files as well, in either order.
 */
export function withFiles(
  photos: readonly Photo[],
  files: readonly Pick<ProjectFile, 'id' | 'filename'>[],
): Photo[] {
  const known = new Set(photos.map(({ photo }) => photo));
  const added = files.filter(({ id }) => !known.has(id));
  return [...photos, ...added.map(({ id, filename }) => ({ photo: id, filename }))];
}
