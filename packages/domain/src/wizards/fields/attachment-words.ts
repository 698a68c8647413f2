import { fileNoun, senderFileName } from '../../files/shown-file-name.ts';
import type { Annotation } from '../../projects/draft-fields.ts';
import type { ContenuEntry, ProjectDocument } from '../../projects/project.ts';
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
  { filename, anno, modificationCarte }: ContenuEntry,
  rank: number,
): SummaryLine[] {
  const change = modificationCarte?.trim() ? `modification : ${modificationCarte.trim()}` : '';
  const words = joined([senderFileName(filename), postItsInWords(anno), change]);
  return [line(attachmentLabel(filename, rank), words || 'sans remarque')];
}

/** Labels of the files referenced by an order, by file id: 'Photo 2, menu-du-soir.jpg'. */
export function attachedFileNames({
  contenu = [],
  charte = {},
  boards = [],
  supports = [],
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
    ...supports.flatMap(({ name, type, photos }, rank) =>
      named(name?.trim() || type?.trim() || `Support ${rank + 1}`, Object.values(photos ?? {})),
    ),
  ]);
}
