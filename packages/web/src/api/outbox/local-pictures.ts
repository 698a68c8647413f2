import { keptPhoto, keptPhotoIds } from '../device/kept-photos.ts';
import { type LocalFiles, localFilesOf, showLocalFiles } from './local-files.ts';
import type { OutboxState } from './outbox.ts';
import { pendingFile } from './pending-file.ts';
import type { Sending, WaitingFile } from './sending.ts';

/** Addresses (blob:) of bytes that were opened in this page, by the file's id. */
const addresses = new Map<string, string>();

async function addressOfKept(username: string, id: string): Promise<string | undefined> {
  const known = addresses.get(id);
  if (known !== undefined) return known;
  const kept = await keptPhoto(username, id);
  if (kept === undefined) return undefined;
  const address = URL.createObjectURL(new Blob([kept.bytes], { type: kept.mime }));
  addresses.set(id, address);
  return address;
}

let shown = new Map<string, LocalFiles>();

function show(projectId: string, change: Partial<LocalFiles>): void {
  shown = new Map(shown).set(projectId, { ...localFilesOf(projectId), ...change });
  showLocalFiles(shown);
}

const isPhoto = (sending: Sending): sending is Sending & { file: WaitingFile } =>
  sending.kind === 'photo' && sending.file !== undefined;

/** Shows what waits of each project among its files. */
export async function showPending(username: string, { sendings }: OutboxState): Promise<void> {
  const byProject = Map.groupBy(sendings, ({ projectId }) => projectId);
  for (const projectId of new Set([...shown.keys(), ...byProject.keys()])) {
    const waiting = byProject.get(projectId) ?? [];
    const pending = await Promise.all(
      waiting
        .filter(isPhoto)
        .toReversed()
        .map(async (sending) => pendingFile(sending, (await addressOfKept(username, sending.id)) ?? '')),
    );
    const removed = new Set(waiting.filter(({ kind }) => kind === 'removal').map(({ id }) => id));
    show(projectId, { pending, removed });
  }
}

/** Shows the files of a project that lie on this device from here, for while the server is not reached. */
export async function showKeptPictures(
  username: string,
  projectId: string,
  ids: readonly string[],
): Promise<void> {
  const kept = await keptPhotoIds(username);
  const here = ids.filter((id) => kept.has(id));
  if (here.length === 0) return;
  const pictures = new Map(localFilesOf(projectId).pictures);
  for (const id of here) {
    const address = await addressOfKept(username, id);
    if (address !== undefined) pictures.set(id, address);
  }
  show(projectId, { pictures });
}
