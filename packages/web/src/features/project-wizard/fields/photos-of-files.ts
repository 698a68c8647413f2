import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Photo } from '@ardoise/domain/wizards/photos.ts';

/**
 * The photos with these files added, each once: a file is told by the reply to its upload and, where it was uploaded
 * meanwhile, by the list of files as well, in either order.
 */
export function withFiles(
  photos: readonly Photo[],
  files: readonly Pick<ProjectFile, 'id' | 'filename'>[],
): Photo[] {
  const known = new Set(photos.map(({ photo }) => photo));
  const added = files.filter(({ id }) => !known.has(id));
  return [...photos, ...added.map(({ id, filename }) => ({ photo: id, filename }))];
}
