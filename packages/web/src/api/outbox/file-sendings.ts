import { deleteFile } from '@ardoise/domain/contract/files.ts';
import { ApiError, mayPassLater, messageOf } from '../api-error.ts';
import { keptPhoto } from '../device/kept-photos.ts';
import { request } from '../request.ts';
import { type Upload, uploadFile } from '../upload-file.ts';
import type { OutboxClient, Outcome, Sending } from './sending.ts';

/** The bytes did not all arrive; a fault of the command names its field. */
const isCut = (error: unknown) =>
  error instanceof ApiError && error.code === 'REQUETE_INVALIDE' && error.champs.length === 0;

/** What a failed call of a command means for the queue. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof ApiError && error.status === 401) return { name: 'expired' };
  if (error instanceof ApiError && error.code === 'FICHIER_SUPPRIME') return { name: 'gone' };
  if (mayPassLater(error) || isCut(error)) return { name: 'later', error };
  return { name: 'refused', message: messageOf(error), error };
}

/** The server has no such order, or it is somebody else's by now. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** How a photo leaves: by XMLHttpRequest in a browser. */
type Transport = (upload: Upload) => Promise<unknown>;

const LOST = 'Les octets de cette photo ne se lisent plus sur cet appareil. Reprenez-la, ou abandonnez-la.';

/** Photos of a person, by ids made here. */
export function photoClient(username: string, transport: Transport = uploadFile): OutboxClient {
  const fileOf = async ({ id, file }: Sending): Promise<File | undefined> => {
    const kept = await keptPhoto(username, id);
    if (kept === undefined || file === undefined) return undefined;
    return new File([kept.bytes], file.name, { type: file.mime });
  };
  return {
    fileOf,
    send: async (sending, { onProgress, signal }) => {
      const { id, projectId, voidsSignatures } = sending;
      const file = await fileOf(sending);
      if (file === undefined || sending.file === undefined) return { name: 'refused', message: LOST };
      try {
        const reply = await transport({
          id,
          projectId,
          type: sending.file.type,
          file,
          onProgress,
          signal,
          ...(voidsSignatures && { voidsSignatures }),
        });
        return { name: 'sent', reply };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

/** A deletion that hangs counts as unanswered: nothing after it would be sent. */
const PATIENCE_MS = 20_000;

/** Files to delete: by their id, since a name may be another file's by then. */
export const removalClient: OutboxClient = {
  send: async ({ projectId, id }: Sending, attempt) => {
    const signal = AbortSignal.any([attempt.signal, AbortSignal.timeout(PATIENCE_MS)]);
    try {
      await request(deleteFile, { params: { id: projectId }, query: { id }, signal });
      return { name: 'sent' };
    } catch (error) {
      const outcome = outcomeOf(error);
      return isUnknown(error) ? { name: 'gone' } : outcome;
    }
  },
};
