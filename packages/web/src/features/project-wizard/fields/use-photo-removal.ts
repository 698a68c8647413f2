import { deleteFile, listFiles } from '@ardoise/domain/contract/files.ts';
import type { Photo } from '@ardoise/domain/wizards/fields/photos.ts';
import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { showToast } from '../../../components/toast-store.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import { savesByItself } from '../draft/open-draft.ts';
import { useWizardSession } from '../wizard-session.ts';
import type { PhotoPlace } from './photo-place.ts';

async function isStillThere(id: string, photo: string | undefined): Promise<boolean> {
  const present = await request(listFiles, { params: { id } });
  return present.some((file) => file.id === photo);
}

async function deleteFileOf(id: string, { photo, filename = '' }: Photo): Promise<boolean> {
  const deleted = await request(deleteFile, { params: { id }, query: { filename } });
  // Gone already: a first answer was lost, or somebody else deleted it. The entry must be able to go too.
  return deleted || !(await isStillThere(id, photo));
}

/** Takes a photo off the order, and its file with it. `leaving` holds those on their way out, which are not lost uploads. */
export function usePhotoRemoval({ present, put }: PhotoPlace, leaving: Set<string | undefined>) {
  const { project, keeper } = useWizardSession();
  const cache = useQueryClient();
  const id = project._id.$oid;
  const without = ({ photo }: Photo) => present().filter((entry) => entry.photo !== photo);

  /** The order without the photo is stored first: what a signature covers is free once it is voided. */
  async function removeFromDraft(entry: Photo): Promise<boolean> {
    // Without network nothing is begun that could not be ended.
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
