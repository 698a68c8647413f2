import type { Annotation } from '../projects/draft-fields.ts';

/** A photo or a file of the order, wherever it is stored: `photo` is the id of its file. */
export interface Photo {
  /** The id of a list entry; photos stored by file are identified by the file. */
  entree?: string;
  photo?: string;
  filename?: string;
  /** Its note. */
  note?: string;
  anno?: Annotation[];
  /** 'oui': too small for its prices to be read, and kept all the same. */
  gardee?: string;
}

/** The three ways in which a document stores photos: as a list or keyed by file, with these field names. */
export interface PhotoShape {
  by: 'rank' | 'file';
  filename: 'filename' | 'name';
  note: 'modificationCarte' | 'comment' | 'texte';
}

/** Photos of the present card, and files of a Direct Agence: `contenu`. */
export const CONTENT_PHOTOS: PhotoShape = { by: 'rank', filename: 'filename', note: 'modificationCarte' };
/** Labels of the fields of a content entry. */
export const CONTENT_NAMES = {
  photo: 'Photo',
  filename: 'Fichier',
  modificationCarte: 'Modification à faire',
  anno: 'Post-its',
  gardee: 'Photo petite, gardée',
};
/** Photos of a brand charter: `charte.photo_logo`. */
export const CHARTER_PHOTOS: PhotoShape = { by: 'file', filename: 'filename', note: 'comment' };
/** Photos of the prices to write on a board: `pricelist.photo`. */
export const PRICELIST_PHOTOS: PhotoShape = { by: 'file', filename: 'name', note: 'texte' };

type Kept = Record<string, unknown>;

const renamed = (entry: Kept, from: string, to: string): Kept => {
  const { [from]: value, ...others } = entry;
  return value === undefined ? others : { ...others, [to]: value };
};

/** The photos stored in this shape, in order. Other fields of an entry, its id included, are preserved. */
export function photosOf(kept: unknown, { filename, note }: PhotoShape): Photo[] {
  const entries = Object.values((kept ?? {}) as Record<string, Kept>);
  return entries.map((entry) => renamed(renamed(entry, filename, 'filename'), note, 'note'));
}

/** The photos in their stored shape; each has the id of its file. */
export function keptPhotos(photos: readonly Photo[], { by, filename, note }: PhotoShape): unknown {
  const entries = photos.map((photo) => renamed(renamed({ ...photo }, 'filename', filename), 'note', note));
  return by === 'rank' ? entries : Object.fromEntries(entries.map((entry) => [entry.photo, entry]));
}
