import { hasCardPhotos } from './has-card-text.ts';
import type { ProjectDocument } from './project.ts';

/** A file referenced by an order, with its place in the document. */
export interface AttachedFile {
  /** Id of the file. */
  photo: string;
  filename: string;
  chemin: string;
}

const CHARTER_PHOTOS = ['photo_charte', 'photo_logo', 'photo_typo'] as const;

function charterFiles({ charte = {} }: ProjectDocument): AttachedFile[] {
  return CHARTER_PHOTOS.flatMap((part) =>
    Object.values(charte[part] ?? {}).map(({ photo = '', filename = '' }) => ({
      photo,
      filename,
      chemin: `charte.${part}`,
    })),
  );
}

function priceListFiles({ boards = [] }: ProjectDocument): AttachedFile[] {
  return boards.flatMap(({ brief }, index) =>
    Object.values(brief?.pricelist?.photo ?? {}).map(({ photo = '', name = '' }) => ({
      photo,
      filename: name,
      chemin: `boards.${index}.brief.pricelist`,
    })),
  );
}

function supportFiles({ supports = [] }: ProjectDocument): AttachedFile[] {
  return supports.flatMap(({ photos = {} }, index) =>
    Object.values(photos).map(({ photo = '', filename = '' }) => ({
      photo,
      filename,
      chemin: `supports.${index}.photos`,
    })),
  );
}

/**
 * Every file referenced by an order: photos and files of its content, of its brand charter, of its price lists and of
 * its supports.
 * Excludes leftover photos of a card whose text comes in a file that is not here yet.
 */
export function attachedFiles(document: ProjectDocument): AttachedFile[] {
  const { contenu = [] } = document;
  const content = hasCardPhotos(document) ? contenu : [];
  return [
    ...content.map(({ photo = '', filename = '' }) => ({ photo, filename, chemin: 'contenu' })),
    ...charterFiles(document),
    ...priceListFiles(document),
    ...supportFiles(document),
  ];
}
