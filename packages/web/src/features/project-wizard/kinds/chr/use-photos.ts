import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { deletableTypes } from '@ardoise/domain/files/file-rules.ts';
import type { ContenuEntry } from '@ardoise/domain/projects/project.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMe } from '../../../../hooks/use-me.ts';
import { projectKey } from '../../../../hooks/use-project.ts';
import { useProjectFiles } from '../../../../hooks/use-project-files.ts';
import { savesByItself } from '../../draft/open-draft.ts';
import { useWizardSession } from '../../wizard-session.ts';
import { usePhotoRemoval } from './use-photo-removal.ts';

const entryOf = ({ id, filename }: ProjectFile): ContenuEntry => ({ photo: id, filename });

/** A file that arrived while the page was lost has no entry yet: each new list of files is looked at once. */
function useLostUploads(files: readonly ProjectFile[] | undefined, leaving: ReadonlySet<string | undefined>) {
  const { present, put, project } = useWizardSession();
  const seen = useRef<readonly ProjectFile[]>(undefined);
  useEffect(() => {
    if (files === undefined || seen.current === files) return;
    seen.current = files;
    const entries = present().contenu ?? [];
    const known = new Set([...entries.map(({ photo }) => photo), ...leaving]);
    const lost = files.filter((file) => file.myplv_file_type === 'photo_carte' && !known.has(file.id));
    if (lost.length > 0 && savesByItself(project))
      put('contenu', [...entries, ...lost.map(entryOf).reverse()]);
  }, [files, leaving, project, put, present]);
}

/** The entries of the present card, and what changes them. */
export function usePhotos() {
  const { present, put, project } = useWizardSession();
  const { role } = useMe();
  const cache = useQueryClient();
  const id = project._id.$oid;
  const { data: files, isFetching } = useProjectFiles(id);
  const signed = savesByItself(project) && project.signatures.length > 0;
  const entries = () => present().contenu ?? [];
  const change = (photo: string | undefined, part: Partial<ContenuEntry>) =>
    put(
      'contenu',
      entries().map((entry) => (entry.photo === photo ? { ...entry, ...part } : entry)),
    );

  const [leaving] = useState(() => new Set<string | undefined>());
  useLostUploads(files, leaving);

  function attach(file: ProjectFile) {
    put('contenu', [...entries(), entryOf(file)]);
    // Attaching to a signed draft also changes the project.
    void cache.invalidateQueries({ queryKey: projectKey(id) });
  }

  /** What is known of an entry's file; while the list is on its way, nothing. */
  function fileOf({ photo }: ContenuEntry) {
    const file = files?.find((one) => one.id === photo);
    const gone = file === undefined && files !== undefined && !isFetching;
    const free = signed && deletableTypes(role).includes('photo_carte');
    return { file, gone, removable: file === undefined || file.deletable || free };
  }

  const remove = usePhotoRemoval(leaving);
  return { signed, fileOf, change, attach, remove };
}
