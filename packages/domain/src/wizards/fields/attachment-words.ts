import type { Annotation } from '../../projects/draft-fields.ts';
import type { ContenuEntry, ProjectDocument } from '../../projects/project.ts';
import { fileNoun, senderFileName } from '../../projects/shown-file-name.ts';
import { CHARTER_PHOTOS, CONTENT_PHOTOS, type Photo, PRICELIST_PHOTOS, photosOf } from '../photos.ts';
import { countInWords, line } from '../summary-lines.ts';
import type { SummaryLine } from '../wizard-project.ts';

/** A photo or a file referenced by an order, with its note. */
interface Attachment {
  filename?: string | undefined;
  note?: string | undefined;
  anno?: readonly Annotation[] | undefined;
}

/** 'Photo 2', 'Fichier 3': by its index in the list, 0-based. */
export function attachmentLabel(filename: string | undefined, rank: number): string {
  return `${fileNoun(filename)} ${rank + 1}`;
}

/** '2 post-its : 1. Prix à revoir ; 2. Enlever'; empty without. */
function postItsInWords(notes: readonly Annotation[] = []): string {
  if (notes.length === 0) return '';
  const texts = notes.map(({ texte }, rank) => `${rank + 1}. ${texte}`).join(' ; ');
  return `${countInWords(notes.length, 'post-it')} : ${texts}`;
}

const joined = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');

/** 'Photo 2, menu-du-soir.jpg, prix à revoir' */
export function attachmentInWords({ filename, note, anno }: Attachment, rank: number): string {
  const name = senderFileName(filename);
  return joined([attachmentLabel(filename, rank), name, note?.trim(), postItsInWords(anno)]);
}

/** Label in the order form while no photo or file is attached. */
export const NO_FILES = 'Fichiers';

/** A photo or file of a card's content, in a line. */
export function contentLine(
  { filename, anno, modificationCarte, gardee }: ContenuEntry,
  rank: number,
): SummaryLine[] {
  const change = modificationCarte?.trim() ? `modification : ${modificationCarte.trim()}` : '';
  const kept = gardee === 'oui' ? 'photo petite, gardée quand même' : '';
  const words = joined([senderFileName(filename), kept, postItsInWords(anno), change]);
  return [line(attachmentLabel(filename, rank), words || 'sans remarque')];
}

/** Photos and files that an answer of the order refers to; `of` names the answer, empty for the content of a card. */
export interface AttachedPhotos {
  of: string;
  photos: readonly Photo[];
}

/** Everything that an order refers to by the id of its file, answer by answer. */
export function attachedPhotos({
  contenu = [],
  charte = {},
  boards = [],
  supports = [],
}: ProjectDocument): AttachedPhotos[] {
  const ofCharter = (of: string, photos: unknown) => ({ of, photos: photosOf(photos, CHARTER_PHOTOS) });
  return [
    { of: '', photos: photosOf(contenu, CONTENT_PHOTOS) },
    ofCharter('Charte graphique', charte.photo_charte),
    ofCharter('Logo', charte.photo_logo),
    ofCharter('Typographie', charte.photo_typo),
    ...boards.map(({ brief }) => ({
      of: 'Liste des prix',
      photos: photosOf(brief?.pricelist?.photo, PRICELIST_PHOTOS),
    })),
    ...supports.map(({ name, type, photos }, rank) =>
      ofCharter(name?.trim() || type?.trim() || `Support ${rank + 1}`, photos),
    ),
  ].filter(({ photos }) => photos.length > 0);
}

/** The post-its on a photo of the order, by the id of its file. */
export function postItsOf(document: ProjectDocument, file: string): readonly Annotation[] {
  const photos = attachedPhotos(document).flatMap((attached) => attached.photos);
  return photos.find(({ photo }) => photo === file)?.anno ?? [];
}

/** What was written of a photo of the order, by the id of its file: 'Photo 2, menu.jpg, prix à revoir'; none of another file. */
export function photoInWords(document: ProjectDocument, file: string): string | undefined {
  for (const { photos } of attachedPhotos(document)) {
    const rank = photos.findIndex(({ photo }) => photo === file);
    const found = photos[rank];
    if (found !== undefined) return attachmentInWords(found, rank);
  }
  return undefined;
}

/** Labels of the files referenced by an order, by file id: 'Photo 2, menu-du-soir.jpg'. */
export function attachedFileNames(document: ProjectDocument): Map<string, string> {
  return new Map(
    attachedPhotos(document).flatMap(({ of, photos }) =>
      photos.map(({ photo = '', filename }, rank): [string, string] => {
        const words = joined([attachmentLabel(filename, rank), senderFileName(filename)]);
        return [photo, of === '' ? words : `${of}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`];
      }),
    ),
  );
}
