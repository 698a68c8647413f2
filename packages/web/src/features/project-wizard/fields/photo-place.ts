import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import type { Photo } from '@ardoise/domain/wizards/photos.ts';

/** One place of the order that stores photos. */
export interface PhotoPlace {
  /** Type of their uploads. */
  type: FileType;
  /** No other place has photos of this type. */
  only: boolean;
  /** The latest photos. */
  present: () => Photo[];
  put: (photos: Photo[]) => void;
}
