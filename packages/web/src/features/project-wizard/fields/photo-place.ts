import type { FileType } from '@ardoise/domain/contract/files.ts';
import type { Photo } from '@ardoise/domain/wizards/fields/photos.ts';

/** One place of the order where photos are kept. */
export interface PhotoPlace {
  /** Under which they are sent. */
  type: FileType;
  /** No other place has photos of this type. */
  only: boolean;
  /** The photos at this very moment. */
  present: () => Photo[];
  put: (photos: Photo[]) => void;
}
