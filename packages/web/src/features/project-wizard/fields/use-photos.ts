import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { deletableTypes } from '@ardoise/domain/rules/file-rules.ts';
import type { Photo } from '@ardoise/domain/wizards/photos.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMe } from '../../../hooks/use-me.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import { useProjectFiles } from '../../../hooks/use-project-files.ts';
import { savesByItself } from '../draft/open-draft.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import type { PhotoPlace } from './photo-place.ts';
import { usePhotoRemoval } from './use-photo-removal.ts';

const entryOf = ({ id, filename }: ProjectFile): Photo => ({ photo: id, filename });

/** A file uploaded while the page was reloading has no entry yet: each new list of files is checked once. */
function useLostUploads(
  { type, only, present, put }: PhotoPlace,
  files: readonly ProjectFile[] | undefined,
  leaving: ReadonlySet<string | undefined>,
) {
  const { project } = useWizardSession();
  const seen = useRef<readonly ProjectFile[]>(undefined);
  useEffect(() => {
    if (files === undefined || seen.current === files) return;
    seen.current = files;
    const entries = present();
    const known = new Set([...entries.map(({ photo }) => photo), ...leaving]);
    const lost = files.filter((file) => file.myplv_file_type === type && !known.has(file.id));
    if (only && lost.length > 0 && savesByItself(project)) put([...entries, ...lost.map(entryOf).reverse()]);
  }, [files, leaving, project, put, present, type, only]);
}

/** The photos at a place of the order, and their actions. */
export function usePhotos(place: PhotoPlace) {
  const { type, present, put } = place;
  const { project } = useWizardSession();
  const { role } = useMe();
  const cache = useQueryClient();
  const id = project._id.$oid;
  const { data: files, isFetching } = useProjectFiles(id);
  const signed = savesByItself(project) && project.signatures.length > 0;
  const change = (photo: string | undefined, part: Partial<Photo>) =>
    put(present().map((entry) => (entry.photo === photo ? { ...entry, ...part } : entry)));

  const [leaving] = useState(() => new Set<string | undefined>());
  useLostUploads(place, files, leaving);

  function attach(file: ProjectFile) {
    put([...present(), entryOf(file)]);
    // Attaching to a signed draft changes the project as well.
    void cache.invalidateQueries({ queryKey: projectKey(id) });
  }

  /** The file of an entry; undefined while the list loads. */
  function fileOf({ photo }: Photo) {
    const file = files?.find((one) => one.id === photo);
    const gone = file === undefined && files !== undefined && !isFetching;
    const free = signed && deletableTypes(role).includes(type);
    return { file, gone, removable: file === undefined || file.deletable || free };
  }

  const remove = usePhotoRemoval(place, leaving);
  return { signed, fileOf, change, attach, remove };
}
