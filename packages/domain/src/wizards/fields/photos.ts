import type { Annotation } from '../../projects/draft-fields.ts';

/** A photo or a file of the order, wherever it is kept: `photo` is the id of its file. */
export interface Photo {
  /** The id of an entry of a list; photos kept by their file are told by that. */
  entree?: string;
  photo?: string;
  filename?: string;
  /** What is said of it. */
  note?: string;
  anno?: Annotation[];
}

/** The three ways in which a document keeps photos: in a list or by their file, under these names. */
export interface PhotoShape {
  by: 'rank' | 'file';
  filename: 'filename' | 'name';
  note: 'modificationCarte' | 'comment' | 'texte';
}

/** Of the present card, and the files of a Direct Agence: `contenu`. */
export const CONTENT_PHOTOS: PhotoShape = { by: 'rank', filename: 'filename', note: 'modificationCarte' };
/** What stands in an entry of the content, by what it is called. */
export const CONTENT_NAMES = {
  photo: 'Photo',
  filename: 'Fichier',
  modificationCarte: 'Modification à faire',
  anno: 'Post-its',
};
/** Of a brand charter: `charte.photo_logo`. */
export const CHARTER_PHOTOS: PhotoShape = { by: 'file', filename: 'filename', note: 'comment' };
/** Of the prices to write on a board: `pricelist.photo`. */
export const PRICELIST_PHOTOS: PhotoShape = { by: 'file', filename: 'name', note: 'texte' };

type Kept = Record<string, unknown>;

const renamed = (entry: Kept, from: string, to: string): Kept => {
  const { [from]: value, ...others } = entry;
  return value === undefined ? others : { ...others, [to]: value };
};

/** The photos kept so, in their order. What else an entry holds, its id among it, stays with it. */
export function photosOf(kept: unknown, { filename, note }: PhotoShape): Photo[] {
  const entries = Object.values((kept ?? {}) as Record<string, Kept>);
  return entries.map((entry) => renamed(renamed(entry, filename, 'filename'), note, 'note'));
}

/** The same photos as the document keeps them; each has the id of its file. */
export function keptPhotos(photos: readonly Photo[], { by, filename, note }: PhotoShape): unknown {
  const entries = photos.map((photo) => renamed(renamed({ ...photo }, 'filename', filename), 'note', note));
  return by === 'rank' ? entries : Object.fromEntries(entries.map((entry) => [entry.photo, entry]));
}
