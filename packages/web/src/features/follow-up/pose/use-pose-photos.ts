import { deleteFile } from '@ardoise/domain/contract/files.ts';
import { MOST_POSE_PHOTOS, POSE_PHOTOS_FULL } from '@ardoise/domain/rules/pose-photos.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { lastPerson } from '../../../api/device/last-person.ts';
import { showPending } from '../../../api/outbox/local-pictures.ts';
import type { Outbox } from '../../../api/outbox/outbox.ts';
import { attachFile, holdFile, removeFile } from '../../../api/outbox/queued-files.ts';
import { NOT_SENT_YET } from '../../../api/outbox/sending.ts';
import { request } from '../../../api/request.ts';
import { useToast } from '../../../components/Toast.tsx';
import { refusedAtOnce } from '../../../components/uploads/accepted-files.ts';
import { useNetworkState } from '../../../hooks/use-network-state.ts';
import { useOutbox } from '../../../hooks/use-outbox.ts';
import { projectKey } from '../../../hooks/use-project.ts';
import { useProjectFiles } from '../../../hooks/use-project-files.ts';
import { type PosePhoto, posePhotos } from './pose-photo.ts';
import { reducePhoto } from './reduce-photo.ts';

const TYPE = 'photo_pose';

/** The bytes of a photo, to have it back after its removal. */
async function bytesOf(outbox: Outbox, { file: { filename, mime, url }, sending }: PosePhoto): Promise<File> {
  const kept = sending && (await outbox.fileOf(sending));
  if (kept !== undefined) return kept;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(answer.statusText);
  return new File([await answer.blob()], filename, { type: mime });
}

/** The photos of a project's pose, with what this device has of them. */
function usePhotos(projectId: string) {
  const { outbox, ...queue } = useOutbox();
  const files = useProjectFiles(projectId);
  const { sendings } = queue;
  useEffect(() => {
    // Those that wait are shown before the queue has begun to be followed.
    const username = lastPerson();
    if (username !== null) void showPending(username, { sendings, underWay: null }).catch(() => undefined);
  }, [sendings]);
  return { outbox, photos: posePhotos(files.data ?? [], queue) };
}

/** A project, and its name as lists show it. */
interface Place {
  projectId: string;
  project: string;
}

/** What is done with one photo. */
function usePhotoActs({ projectId, project }: Place, outbox: Outbox) {
  const cache = useQueryClient();
  const readAgain = () => cache.invalidateQueries({ queryKey: projectKey(projectId) });
  return {
    /** On the device first; sent at once where it keeps nothing. */
    keep: async (file: File) => {
      const held = { file, projectId, project, type: TYPE } as const;
      try {
        await holdFile(held);
      } catch {
        const { signal } = new AbortController();
        await attachFile({ ...held, onProgress: () => undefined, signal });
        await readAgain();
      }
    },
    drop: async ({ file, sending, state }: PosePhoto) => {
      if (sending === undefined)
        await request(deleteFile, { params: { id: projectId }, query: { id: file.id } });
      else if (state === 'taken') await outbox.giveUp(sending);
      else await removeFile({ projectId, project, photo: file.id, filename: file.filename });
      await readAgain();
    },
  };
}

type PhotoActs = ReturnType<typeof usePhotoActs>;

/** Takes photos, and takes them back. */
function useTaking({ keep, drop }: PhotoActs, outbox: Outbox, room: number) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const fail = (error: unknown) => toast({ tone: 'stop', message: messageOf(error) });

  const add = async (picked: readonly File[], most = room) => {
    setBusy(true);
    try {
      for (const original of picked.slice(0, most)) {
        const file = await reducePhoto(original);
        const refusal = refusedAtOnce(file, TYPE);
        if (refusal === null) await keep(file);
        else toast({ tone: 'stop', message: refusal });
      }
      if (picked.length > most) toast({ tone: 'stop', message: POSE_PHOTOS_FULL });
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  const remove = async (photo: PosePhoto) => {
    try {
      const file = await bytesOf(outbox, photo);
      await drop(photo);
      toast({
        message: `Photo\u00a0${photo.number} supprimée.`,
        action: { label: 'Rétablir', onPress: () => keep(file) },
      });
    } catch (error) {
      fail(error);
    }
  };

  /** Another photo in the place of one: the new one is there before the former goes. */
  const replace = async (photo: PosePhoto, [file]: readonly File[]) => {
    if (file === undefined) return;
    await add([file], 1);
    await drop(photo).catch(fail);
  };
  return { busy, fail, add, remove, replace };
}

/** Sends photos, and stops. */
function useSending(photos: readonly PosePhoto[], outbox: Outbox, fail: (error: unknown) => void) {
  const [batch, setBatch] = useState<readonly string[]>([]);
  const idsOf = (...states: PosePhoto['state'][]) =>
    photos.filter(({ state }) => states.includes(state)).map(({ file }) => file.id);
  const send = (ids: readonly string[]) => {
    setBatch((before) => [...before.filter((id) => !ids.includes(id)), ...ids]);
    outbox.retry(...ids).catch(fail);
  };
  const left = batch.filter((id) => photos.some(({ file, state }) => file.id === id && state !== 'here'));
  return {
    /** Of those that were sent from this page: how many, and how many have arrived. */
    sent: { of: batch.length, here: batch.length - left.length, ids: batch },
    send: () => send(idsOf('taken', 'failed')),
    retry: ({ file }: PosePhoto) => send([file.id]),
    stop: () => {
      setBatch([]);
      outbox.hold(idsOf('waits', 'leaves'), NOT_SENT_YET).catch(fail);
    },
  };
}

/** The photos of a pose, and what is done with them. @param project its name, as lists show it */
export function usePosePhotos(projectId: string, project: string) {
  const { outbox, photos } = usePhotos(projectId);
  const { reached } = useNetworkState();
  const acts = usePhotoActs({ projectId, project }, outbox);
  const { fail, ...taking } = useTaking(acts, outbox, MOST_POSE_PHOTOS - photos.length);
  const sending = useSending(photos, outbox, fail);
  return { photos, reached, ...taking, ...sending };
}

export type PosePhotosState = ReturnType<typeof usePosePhotos>;
