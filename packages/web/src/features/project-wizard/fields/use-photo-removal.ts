import { deleteFile, listFiles } from '@ardoise/domain/contract/files.ts';
import type { Photo } from '@ardoise/domain/wizards/photos.ts';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { showToast } from '../../../components/toast-store.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import { savesByItself } from '../draft/open-draft.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import type { PhotoPlace } from './photo-place.ts';

async function isStillThere(id: string, photo: string | undefined): Promise<boolean> {
  const present = await request(listFiles, { params: { id } });
  return present.some((file) => file.id === photo);
}

async function deleteFileOf(id: string, { photo, filename = '' }: Photo): Promise<boolean> {
  const deleted = await request(deleteFile, { params: { id }, query: { filename } });
  // Already deleted: a lost reply, or somebody else. The entry must be removable too.
  return deleted || !(await isStillThere(id, photo));
}

/** Removes a photo from the order, with its file. `leaving` excludes those from the search for lost uploads. */
export function usePhotoRemoval({ present, put }: PhotoPlace, leaving: Set<string | undefined>) {
  const { project, keeper } = useWizardSession();
  const cache = useQueryClient();
  const id = project._id.$oid;
  const without = ({ photo }: Photo) => present().filter((entry) => entry.photo !== photo);

  /** Saves the order without the photo first, which voids the signatures: their files can then be deleted. */
  async function removeFromDraft(entry: Photo): Promise<boolean> {
    // Offline nothing is started that could not be finished.
    const there = await isStillThere(id, entry.photo);
    const rank = present().findIndex(({ photo }) => photo === entry.photo);
    leaving.add(entry.photo);
    put(without(entry));
    let gone = false;
    try {
      const saved = await keeper.save(project.signatures.length > 0 ? { annuleSignatures: true } : {});
      gone = saved === 'saved' && (!there || (await deleteFileOf(id, entry)));
    } finally {
      if (!gone) put(without(entry).toSpliced(rank, 0, entry));
      leaving.delete(entry.photo);
    }
    return gone;
  }

  return async (entry: Photo): Promise<void> => {
    let gone: boolean;
    if (savesByItself(project)) gone = await removeFromDraft(entry);
    else {
      gone = await deleteFileOf(id, entry);
      if (gone) put(without(entry));
    }
    if (!gone) showToast({ tone: 'stop', message: 'Echec de la suppression du fichier' });
    await cache.invalidateQueries({ queryKey: [...projectKey(id), 'files'] });
  };
}
