import { lastPerson } from '../device/last-person.ts';
import { outboxOf } from './outbox-of.ts';

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
  if (waiting !== undefined) await outbox.giveUp(waiting);
  // It may have arrived without its answer having come back.
  if (waiting !== undefined && waiting.tries === 0) return;
  await outbox.add({
    id: photo,
    kind: 'removal',
    projectId,
    project,
    at: Date.now(),
    removes: filename,
    tries: 0,
    triedAt: null,
    refusal: null,
  });
}
