import type { Actor, Role } from '../projects/roles.ts';
import { POSE_PHOTO_DAYS } from './permissions.ts';

/** Photos of what was put up (specification/files.md#photos-of-the-pose). */

/** At most so many of one order. */
export const MOST_POSE_PHOTOS = 6;
export const POSE_PHOTOS_FULL = 'Six photos, c’est le plus.';

/** Longest side in pixels: a page reduces a photo to it before it is sent. */
export const POSE_PHOTO_SIDE = 2560;

const DAY_MS = 86_400_000;
const HEAD_OFFICE: readonly Role[] = ['siege', 'administrator'];

/** Whether this person may remove a photo now: who added it within seven days, head office always. */
export function mayRemovePosePhoto(
  actor: Pick<Actor, 'name' | 'role'>,
  photo: { addedBy: string; addedAt: Date },
  now: Date,
): boolean {
  if (HEAD_OFFICE.includes(actor.role)) return true;
  const age = now.getTime() - photo.addedAt.getTime();
  return actor.name === photo.addedBy && age <= POSE_PHOTO_DAYS * DAY_MS;
}
