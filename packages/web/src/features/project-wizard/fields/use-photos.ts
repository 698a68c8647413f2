import { deleteFile, listFiles, type ProjectFile } from '@ardoise/domain/contract/files.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import { deletableTypes } from '@ardoise/domain/rules/file-rules.ts';
import type { Photo } from '@ardoise/domain/wizards/photos.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { networkState } from '../../../api/network-state.ts';
import { isBeingAttached } from '../../../api/outbox/being-attached.ts';
import { isPendingFile } from '../../../api/outbox/is-pending-file.ts';
import { request } from '../../../api/request.ts';
import { closeFailures, showToast } from '../../../components/toast-store.ts';
import { useMe } from '../../../hooks/use-me.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import { useProjectFiles } from '../../../hooks/use-project-files.ts';
import { savesByItself } from '../draft/open-draft.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import { withFiles } from './photos-of-files.ts';

/** One place of the order that stores photos. */
interface PhotoPlace {
  /** Type of their uploads. */
  type: FileType;
  /** No other place has photos of this type. */
  only: boolean;
  /** The latest photos. */
  present: () => Photo[];
  put: (photos: Photo[]) => void;
}

async function isStillThere(id: string, photo: string | undefined): Promise<boolean> {
  const present = await request(listFiles, { params: { id } });
  return present.some((file) => file.id === photo);
}

async function deleteFileOf(id: string, { photo, filename = '' }: Photo): Promise<boolean> {
  const deleted = await request(deleteFile, { params: { id }, query: { filename } });
  // Already deleted (a lost reply, or a concurrent delete): the entry must be removable too.
  return deleted || !(await isStillThere(id, photo));
}

/** Without a network the file is deleted once the draft that names it no more is saved. */
async function removeLater(
  { _id, nameProjet }: Project,
  { photo = '', filename = '' }: Photo,
): Promise<boolean> {
  const { removeFile } = await import('../../../api/outbox/queued-files.ts');
  await removeFile({ projectId: _id.$oid, project: nameProjet, photo, filename });
  return true;
}

const REMOVAL = 'photo';

/** Removes a photo from the order, with its file. */
function usePhotoRemoval({ present, put }: PhotoPlace, isWaiting: (entry: Photo) => boolean) {
  const { project, keeper } = useWizardSession();
  const cache = useQueryClient();
  const id = project._id.$oid;
  const without = ({ photo }: Photo) => present().filter((entry) => entry.photo !== photo);

  /** Saves the order without the photo first, which voids the signatures: their files can then be deleted. */
  async function removeFromDraft(entry: Photo): Promise<boolean> {
    // Offline nothing is started that could not be finished.
    const there = await isStillThere(id, entry.photo);
    const rank = present().findIndex(({ photo }) => photo === entry.photo);
    put(without(entry));
    let gone = false;
    try {
      const saved = await keeper.save(project.signatures.length > 0 ? { annuleSignatures: true } : {});
      gone = saved === 'saved' && (!there || (await deleteFileOf(id, entry)));
    } finally {
      if (!gone) put(without(entry).toSpliced(rank, 0, entry));
    }
    return gone;
  }

  /** The entry first: a page that is killed on the way leaves a file without its entry, and no entry without its file. */
  async function removeWithoutNetwork(entry: Photo): Promise<boolean> {
    const rank = present().findIndex(({ photo }) => photo === entry.photo);
    put(without(entry));
    // Where storage is blocked.
    const gone = await removeLater(project, entry).catch(() => false);
    if (!gone) put(without(entry).toSpliced(rank, 0, entry));
    return gone;
  }

  return async (entry: Photo): Promise<void> => {
    closeFailures(REMOVAL);
    let gone: boolean;
    if (isWaiting(entry) || (savesByItself(project) && !networkState().reached)) {
      gone = await removeWithoutNetwork(entry);
    } else if (savesByItself(project)) gone = await removeFromDraft(entry);
    else {
      gone = await deleteFileOf(id, entry);
      if (gone) put(without(entry));
    }
    if (!gone) showToast({ tone: 'stop', act: REMOVAL, message: 'Echec de la suppression du fichier' });
    await cache.invalidateQueries({ queryKey: [...projectKey(id), 'files'] });
  };
}

/**
 * A file uploaded while the page was reloading has no entry yet: each new list of files is checked once. One that is being
 * sent waits on the device meanwhile; its upload makes its entry, unless it is refused. A photo that
 * had its entry and lost it was removed, here or elsewhere: a list read before its file was deleted must not bring it
 * back.
 */
function useLostUploads({ type, only, present, put }: PhotoPlace, files: readonly ProjectFile[] | undefined) {
  const { project } = useWizardSession();
  const [known] = useState(() => new Set<string | undefined>());
  const seen = useRef<readonly ProjectFile[]>(undefined);
  useEffect(() => {
    const entries = present();
    for (const { photo } of entries) known.add(photo);
    if (files === undefined || seen.current === files) return;
    seen.current = files;
    const lost = files.filter(
      ({ id, myplv_file_type: of }) => of === type && !known.has(id) && !isBeingAttached(id),
    );
    if (only && lost.length > 0 && savesByItself(project)) put(withFiles(entries, lost.reverse()));
  });
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

  useLostUploads(place, isFetching ? undefined : files);

  function attach(file: ProjectFile) {
    put(withFiles(present(), [file]));
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

  const remove = usePhotoRemoval(place, (entry) => isPendingFile(fileOf(entry).file));
  return { signed, fileOf, change, attach, remove };
}
