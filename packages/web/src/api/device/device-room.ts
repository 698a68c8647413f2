/** Below, a warning; below the second, no photo more: text and signatures keep a reserve (specification/offline.md#room). */
export const LITTLE_ROOM = 100 * 1024 * 1024;
export const NO_ROOM = 20 * 1024 * 1024;

/** Room of this origin on the device, in bytes; null where the browser does not say. */
export async function deviceRoom(): Promise<{ used: number; free: number } | null> {
  if (typeof navigator.storage?.estimate !== 'function') return null;
  const { quota = 0, usage = 0 } = await navigator.storage.estimate();
  return { used: usage, free: Math.max(0, quota - usage) };
}

/** Thrown where a photo would take the reserve. */
class DeviceFull extends Error {
  constructor() {
    super('Plus de place pour une photo sur cet appareil. Libérez de la place, ou attendez le réseau.');
    this.name = 'DeviceFull';
  }
}

/** @param size of a photo, in bytes @throws DeviceFull */
export async function requireRoom(size: number): Promise<void> {
  const room = await deviceRoom();
  if (room !== null && room.free - size < NO_ROOM) throw new DeviceFull();
}
