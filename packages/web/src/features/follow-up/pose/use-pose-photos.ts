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
  return { outbox, photos: posePhotos(files.data ?? [], queue), isRead: files.data !== undefined };
}

/** The photos of a pose, and what is done with them. @param project its name, as lists show it */
export function usePosePhotos(projectId: string, project: string) {
  const { outbox, photos, isRead } = usePhotos(projectId);
  const { reached } = useNetworkState();
  const cache = useQueryClient();
  const toast = useToast();
  const [batch, setBatch] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const fail = (error: unknown) => toast({ tone: 'stop', message: messageOf(error) });
  const readAgain = () => cache.invalidateQueries({ queryKey: projectKey(projectId) });

  /** On the device first; at once where it keeps nothing. */
  const keep = async (file: File) => {
    const held = { file, projectId, project, type: TYPE } as const;
    try {
      await holdFile(held);
    } catch {
      const signal = new AbortController().signal;
      await attachFile({ ...held, onProgress: () => undefined, signal });
      await readAgain();
    }
  };

  const add = async (picked: readonly File[], room = MOST_POSE_PHOTOS - photos.length) => {
    setBusy(true);
    try {
      for (const original of picked.slice(0, room)) {
        const file = await reducePhoto(original);
        const refusal = refusedAtOnce(file, TYPE);
        if (refusal === null) await keep(file);
        else toast({ tone: 'stop', message: refusal });
      }
      if (picked.length > room) toast({ tone: 'stop', message: POSE_PHOTOS_FULL });
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  const take = async ({ file, sending, state }: PosePhoto) => {
    if (sending === undefined)
      await request(deleteFile, { params: { id: projectId }, query: { id: file.id } });
    else if (state === 'taken') await outbox.giveUp(sending);
    else await removeFile({ projectId, project, photo: file.id, filename: file.filename });
    await readAgain();
  };

  const remove = async (photo: PosePhoto) => {
    try {
      const file = await bytesOf(outbox, photo);
      await take(photo);
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
    await take(photo).catch(fail);
  };

  const idsOf = (...states: PosePhoto['state'][]) =>
    photos.filter(({ state }) => states.includes(state)).map(({ file }) => file.id);
  const send = (ids: readonly string[]) => {
    setBatch((before) => [...before.filter((id) => !ids.includes(id)), ...ids]);
    outbox.retry(...ids).catch(fail);
  };
  const stop = () => {
    setBatch([]);
    outbox.hold(idsOf('waits', 'leaves'), NOT_SENT_YET).catch(fail);
  };
  const left = batch.filter((id) => photos.some(({ file, state }) => file.id === id && state !== 'here'));

  return {
    photos,
    isRead,
    reached,
    /** A photo is being made smaller and kept. */
    busy,
    /** Of those that were sent from this page: how many, and how many have arrived. */
    sent: { of: batch.length, here: batch.length - left.length, ids: batch },
    add,
    remove,
    replace,
    send: () => send(idsOf('taken', 'failed')),
    retry: ({ file }: PosePhoto) => send([file.id]),
    stop,
  };
}

export type PosePhotosState = ReturnType<typeof usePosePhotos>;
