import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { MOST_POSE_PHOTOS } from '@ardoise/domain/rules/pose-photos.ts';
import type { OutboxState } from '../../../api/outbox/outbox.ts';
import { NOT_SENT_YET, type Sending } from '../../../api/outbox/sending.ts';
import { formatPercent, formatSize } from '../../../components/format-number.ts';
import { isPosePhoto } from './end-of-pose.ts';

/** Attempts without an answer before the person is asked to try again (specification/files.md#a-failed-upload). */
const ENOUGH_TRIES = 3;

/**
 * `taken`: not sent yet; `waits`: goes by itself; `leaves`: under way; `failed`: needs the person; `here`: arrived.
 */
export type PhotoState = 'taken' | 'waits' | 'leaves' | 'failed' | 'here';

/** A photo of the pose, and where it is. */
export interface PosePhoto {
  file: ProjectFile;
  /** From 1, in the order in which they were taken. */
  number: number;
  state: PhotoState;
  /** Sent so far, 0 to 1. */
  fraction: number;
  /** Why it failed, in words. */
  why: string | null;
  /** The command that waits on this device. */
  sending: Sending | undefined;
}

function stateOf(sending: Sending | undefined, underWay: OutboxState['underWay']): PhotoState {
  if (sending === undefined) return 'here';
  if (underWay?.id === sending.id) return 'leaves';
  if (sending.refusal === NOT_SENT_YET) return 'taken';
  return sending.refusal !== null || sending.tries >= ENOUGH_TRIES ? 'failed' : 'waits';
}

/** The photos of a pose, oldest first: those of the server, and those that wait on this device. */
export function posePhotos(files: readonly ProjectFile[], { sendings, underWay }: OutboxState): PosePhoto[] {
  return files
    .filter((file) => isPosePhoto(file) && file.efface === null)
    .toSorted((one, other) => (one.dateFile < other.dateFile ? -1 : 1))
    .map((file, index) => {
      const sending = sendings.find(({ id, kind }) => id === file.id && kind === 'photo');
      const state = stateOf(sending, underWay);
      const why = sending?.refusal ?? 'Le réseau n’a pas répondu.';
      return {
        file,
        number: index + 1,
        state,
        fraction: state === 'leaves' ? (underWay?.fraction ?? 0) : 0,
        why: state === 'failed' ? why : null,
        sending,
      };
    });
}

/** Under a photo: 'Photo 1', 'Gardée ici', '62 %, 1,4 Mo', 'Partie'. */
export function photoWords({ state, number, fraction, file }: PosePhoto, reached: boolean): string {
  if (state === 'waits') return reached ? 'En attente' : 'Gardée ici';
  if (state === 'leaves') return `${formatPercent(Math.round(fraction * 100))}, ${formatSize(file.size)}`;
  return `Photo\u00a0${number}`;
}

/** Below the title while something is not sent; null where nothing is to be said. */
export function photosLede(photos: readonly PosePhoto[], reached: boolean): string | null {
  const taken = photos.filter(({ state }) => state === 'taken').length;
  const kept = photos.filter(({ state }) => state !== 'here').length;
  const count = `${photos.length} sur ${MOST_POSE_PHOTOS}`;
  if (!reached && kept > 0) return `${count}, ${kept === 1 ? 'gardée' : 'gardées'} sur ce téléphone.`;
  if (taken === 0) return null;
  if (taken === 1) return `${count}. Une n’est pas encore partie.`;
  const which = taken === photos.length ? 'Elles' : String(taken);
  return `${count}. ${which} ne sont pas encore parties.`;
}
