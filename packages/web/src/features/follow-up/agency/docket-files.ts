import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { attachedPhotos } from '@ardoise/domain/wizards/fields/attachment-words.ts';
import { type FileNote, photoNotes } from '../../../components/documents/file-notes.ts';
import { groupDocuments } from '../documents/group-documents.ts';

/** A photo or a file of the order, for the agency. */
export interface DocketFile {
  file: ProjectFile;
  /** Its own remark: 'Refaire en plus grand'. */
  note: string;
  postIts: readonly FileNote[];
}

export interface DocketFiles {
  title: string;
  files: readonly DocketFile[];
}

/** Not given to the agency: what was made of the order, and what is joined to messages. */
const OWN: readonly string[] = ['statut'];

/** The photos and files of the order by their question, then those received by a link. */
export function docketFiles(project: Project, files: readonly ProjectFile[]): DocketFiles[] {
  const given = groupDocuments(files, { type: project.type }).filter(
    ({ key, final }) => !final && !OWN.includes(key),
  );
  const titles = new Map(given.flatMap((group) => group.files.map(({ id }) => [id, group.title])));
  const byId = new Map(given.flatMap((group) => group.files.map((file) => [file.id, file])));
  const attached = attachedPhotos(project).flatMap(({ of, photos }): DocketFiles[] => {
    const shown = photos.flatMap(({ photo = '', note = '', anno = [] }): DocketFile[] => {
      const file = byId.get(photo);
      byId.delete(photo);
      return file ? [{ file, note: note.trim(), postIts: photoNotes(anno) }] : [];
    });
    const title = of || titles.get(shown[0]?.file.id ?? '') || '';
    return shown.length > 0 ? [{ title, files: shown }] : [];
  });
  const received = given.flatMap(({ title, files: all }): DocketFiles[] => {
    const left = all.filter(({ id }) => byId.has(id));
    return left.length > 0 ? [{ title, files: left.map((file) => ({ file, note: '', postIts: [] })) }] : [];
  });
  return [...attached, ...received];
}
