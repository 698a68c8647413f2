import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { extensionOf, storedName } from '@ardoise/domain/projects/file-name.ts';
import { ApiError } from '../api-error.ts';
import { requireRoom } from '../device/device-room.ts';
import { keepPhoto } from '../device/kept-photos.ts';
import { lastPerson } from '../device/last-person.ts';
import { serverNow } from '../device/server-clock.ts';
import { networkState } from '../network-state.ts';
import { newObjectId } from '../object-id.ts';
import { type Upload, uploadFile } from '../upload-file.ts';
import { whileAttached } from './being-attached.ts';
import type { Outbox } from './outbox.ts';
import { outboxOf } from './outbox-of.ts';
import { pendingFile } from './pending-file.ts';
import { NOT_SENT_YET, type Sending, type WaitingFile } from './sending.ts';

let lastSecond = 0;

/** A second of its own for each file: two of one name have two stored names, as the server makes them. */
function nextSecond(now: number): Date {
  lastSecond = Math.max(Math.floor(now / 1000), lastSecond + 1);
  return new Date(lastSecond * 1000);
}

async function sizeOfPicture(file: File): Promise<{ width: number | null; height: number | null }> {
  const unknown = { width: null, height: null };
  if (!file.type.startsWith('image/')) return unknown;
  // What is no picture is refused by the server, in words.
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return unknown;
  const { width, height } = picture;
  picture.close();
  return { width, height };
}

async function waitingFileOf(file: File, type: Upload['type'], at: Date): Promise<WaitingFile> {
  const { name, size, type: mime } = file;
  const filename = storedName(type, name, extensionOf(name), at);
  return { name, filename, type, mime, size, ...(await sizeOfPicture(file)) };
}

interface Held extends Upload {
  /** Name of the project, as lists show it. */
  project: string;
}

type NewFile = Pick<Held, 'file' | 'projectId' | 'project' | 'type' | 'voidsSignatures'>;

/** A command that attaches a file, with an id made here. @throws DeviceFull */
async function newSending({ file, type, projectId, project, voidsSignatures }: NewFile) {
  const at = nextSecond(serverNow().getTime());
  await requireRoom(file.size);
  return {
    id: newObjectId(at),
    kind: 'photo',
    projectId,
    project,
    at: Date.now(),
    file: await waitingFileOf(file, type, at),
    ...(voidsSignatures && { voidsSignatures }),
    tries: 0,
    triedAt: null,
    refusal: null,
  } satisfies Sending;
}

/**
 * Keeps a photo on the device until the person sends it; without a network it goes by itself at the return.
 * @throws DeviceFull; where storage is blocked, or nobody is signed in
 */
export async function holdFile(held: NewFile): Promise<void> {
  const username = lastPerson();
  if (username === null) throw new Error('Nobody is signed in on this device.');
  const sending = await newSending(held);
  const bytes = await held.file.arrayBuffer();
  await keepPhoto(username, sending.id, { bytes, mime: held.file.type });
  await outboxOf(username).add({ ...sending, refusal: networkState().reached ? NOT_SENT_YET : null });
}

/**
 * Attaches a file to a project by way of the queue: its bytes are on the device before it is sent, so that a cut, a killed
 * browser or no network loses nothing. Returns the server's file, or as it will be where the server is not reached.
 * @throws ApiError for a refusal, which leaves nothing in the queue; DeviceFull; AbortError when cancelled
 */
export async function attachFile({ project, ...upload }: Held): Promise<ProjectFile> {
  const username = lastPerson();
  if (username === null) return uploadFile(upload);
  const sending = await newSending({ ...upload, project });
  return whileAttached(sending.id, () => attachSending(username, sending, upload));
}

async function attachSending(
  username: string,
  sending: Sending & { file: WaitingFile },
  upload: Upload,
): Promise<ProjectFile> {
  const { file, signal } = upload;
  const { id } = sending;
  const bytes = await file.arrayBuffer();
  try {
    await keepPhoto(username, id, { bytes, mime: file.type });
  } catch {
    // Storage is blocked or full: as without a queue.
    return uploadFile({ ...upload, id });
  }
  const outbox = outboxOf(username);
  const outcome = await outbox.sendNow(sending, { onProgress: upload.onProgress, signal });
  if (outcome.name === 'refused') throw outcome.error;
  if (outcome.name === 'sent') return outcome.reply as ProjectFile;
  if (outcome.name === 'later' && outcome.error instanceof ApiError) {
    // The server answered: the page says what, and offers to try again. A gateway answers for one that may have it.
    await withdraw(outbox, { ...sending, triedAt: Date.now() });
    throw outcome.error;
  }
  return pendingFile(sending, URL.createObjectURL(file));
}

const removalOf = (
  { id, projectId, project }: Pick<Sending, 'id' | 'projectId' | 'project'>,
  filename: string,
): Sending => ({
  id,
  kind: 'removal',
  projectId,
  project,
  at: Date.now(),
  removes: filename,
  tries: 0,
  triedAt: null,
  refusal: null,
});

/** Takes a photo that waits back: one that was tried may have arrived without its answer having come back. */
async function withdraw(outbox: Outbox, sending: Sending): Promise<void> {
  await outbox.giveUp(sending);
  if (sending.triedAt === null) return;
  // A full device has no room for it: the file, if it did arrive, stays in the project's list.
  await outbox.add(removalOf(sending, sending.file?.filename ?? '')).catch(() => undefined);
}

interface Removed {
  projectId: string;
  /** Name of the project, as lists show it. */
  project: string;
  /** The file's id. */
  photo: string;
  filename: string;
}

/** Has a file deleted by way of the queue: one that still waits there is never sent. @throws where storage is blocked */
export async function removeFile({ projectId, project, photo, filename }: Removed): Promise<void> {
  const username = lastPerson();
  if (username === null) throw new Error('Nobody is signed in on this device.');
  const outbox = outboxOf(username);
  const waiting = (await outbox.refresh()).find(({ id, kind }) => id === photo && kind === 'photo');
  if (waiting !== undefined) return withdraw(outbox, waiting);
  await outbox.add(removalOf({ id: photo, projectId, project }, filename));
}
