import { LITTLE_ROOM, NO_ROOM } from '../api/device/device-room.ts';
import { formatSize } from './format-number.ts';

/** Of a photo taken with a tablet, in bytes. */
const PHOTO = 3 * 1024 * 1024;

/** Warns of little room on the device: its title and what to do; null while there is enough. @param free in bytes */
export function roomWarning(free: number): { title: string; advice: string } | null {
  if (free >= LITTLE_ROOM) return null;
  const title = `Il reste ${formatSize(free)} sur cet appareil.`;
  if (free < NO_ROOM)
    return {
      title,
      advice: 'Plus de place pour une photo\u00a0: vos réponses ont encore la leur. Libérez de la place.',
    };
  const photos = Math.max(1, Math.floor((free - NO_ROOM) / PHOTO));
  return {
    title,
    advice: `De quoi garder environ ${photos}\u00a0${photos > 1 ? 'photos' : 'photo'}. Libérez de la place avant votre prochaine visite.`,
  };
}
