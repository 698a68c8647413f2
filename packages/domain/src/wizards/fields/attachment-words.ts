import { fileNoun, senderFileName } from '../../files/shown-file-name.ts';
import type { Annotation } from '../../projects/draft-fields.ts';
import type { ContenuEntry, ProjectDocument } from '../../projects/project.ts';
import { countInWords, line } from '../summary-lines.ts';
import type { SummaryLine } from '../wizard-project.ts';

/** A photo or a file that an order names, with what is said of it. */
interface Attachment {
  filename?: string | undefined;
  note?: string | undefined;
  anno?: readonly Annotation[] | undefined;
}

/** 'Photo 2', 'Fichier 3': by its place in the list, counted from 0. */
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

/** What the order form asks where no photo or file is joined yet. */
export const NO_FILES = 'Fichiers';

/** A photo or file of a card's content, in a line. */
export function contentLine(
  { filename, anno, modificationCarte }: ContenuEntry,
  rank: number,
): SummaryLine[] {
  const change = modificationCarte?.trim() ? `modification : ${modificationCarte.trim()}` : '';
  const words = joined([senderFileName(filename), postItsInWords(anno), change]);
  return [line(attachmentLabel(filename, rank), words || 'sans remarque')];
}

/** What the files that an order names are called in it, by the id of the file: 'Photo 2, menu-du-soir.jpg'. */
export function attachedFileNames({
  contenu = [],
  charte = {},
  boards = [],
}: ProjectDocument): Map<string, string> {
  const named = (
    of: string,
    files: readonly { photo?: string | undefined; filename?: string | undefined }[],
  ) =>
    files.map(({ photo = '', filename }, rank): [string, string] => {
      const words = joined([attachmentLabel(filename, rank), senderFileName(filename)]);
      return [photo, of === '' ? words : `${of}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`];
    });
  return new Map([
    ...named('', contenu),
    ...named('Charte graphique', Object.values(charte.photo_charte ?? {})),
    ...named('Logo', Object.values(charte.photo_logo ?? {})),
    ...named('Typographie', Object.values(charte.photo_typo ?? {})),
    ...boards.flatMap(({ brief }) =>
      named(
        'Liste des prix',
        Object.values(brief?.pricelist?.photo ?? {}).map(({ photo, name }) => ({ photo, filename: name })),
      ),
    ),
  ]);
}
