import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { keptPhoto, keptPhotoIds } from '../device/kept-photos.ts';
import { networkState, onNetworkChange } from '../network-state.ts';
import { showLocalFiles } from './local-files.ts';
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

/** Files of one project as this device has them. */
interface LocalFiles {
  /** Waiting to be sent, newest first. */
  pending: readonly ProjectFile[];
  /** Waiting to be deleted. */
  removed: ReadonlySet<string>;
  /** Addresses of bytes that lie here, by the file's id. */
  pictures: ReadonlyMap<string, string>;
}

const NONE: LocalFiles = { pending: [], removed: new Set(), pictures: new Map() };
const local = new Map<string, LocalFiles>();

/** The server's files with what waits here; read from here where the server is not reached. */
function merged(
  { pending, removed, pictures }: LocalFiles,
  files: ProjectFile[] | undefined,
): ProjectFile[] | undefined {
  if (files === undefined && pending.length === 0) return undefined;
  const known = new Set(files?.map(({ id }) => id));
  const waiting = pending.filter(({ id }) => !known.has(id));
  const there = (files ?? []).filter(({ id }) => !removed.has(id));
  if (networkState().reached) return [...waiting, ...there];
  const here = there.map((file) => {
    const picture = pictures.get(file.id);
    return picture === undefined ? file : { ...file, url: picture, photo: file.photo && picture };
  });
  return [...waiting, ...here];
}

/** Shows the files of every project anew. */
function showAll(): void {
  showLocalFiles((projectId, files) => {
    const here = local.get(projectId);
    return here === undefined ? files : merged(here, files);
  });
}
onNetworkChange(showAll);

function show(projectId: string, change: Partial<LocalFiles>): void {
  local.set(projectId, { ...(local.get(projectId) ?? NONE), ...change });
  showAll();
}

const isPhoto = (sending: Sending): sending is Sending & { file: WaitingFile } =>
  sending.kind === 'photo' && sending.file !== undefined;

/** Shows what waits of each project among its files. */
export async function showPending(username: string, { sendings }: OutboxState): Promise<void> {
  const byProject = Map.groupBy(sendings, ({ projectId }) => projectId);
  for (const projectId of new Set([...local.keys(), ...byProject.keys()])) {
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
  const pictures = new Map(local.get(projectId)?.pictures);
  for (const id of here) {
    const address = await addressOfKept(username, id);
    if (address !== undefined) pictures.set(id, address);
  }
  show(projectId, { pictures });
}
