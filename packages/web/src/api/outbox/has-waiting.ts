/** In localStorage while something of the last person waits to be sent from this device. */
const WAITING = 'ardoise/envois';

/** Known without opening the queue. */
export const hasWaiting = (): boolean => localStorage.getItem(WAITING) !== null;

export function noteWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(WAITING, '1');
    else localStorage.removeItem(WAITING);
  } catch {
    // Full: the queue starts a little later, with the page in use.
  }
}
