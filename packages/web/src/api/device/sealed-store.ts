import { openedSeal, openSeal } from './open-seal.ts';
import type { Seal } from './seal.ts';
import { sealedPlacesOf } from './sealed-places.ts';

/** As `Storage`, by names within one person's places. */
export type SealedStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Encrypts a person's input in a storage of this browser: it survives a reload, a login and the session, and is
 * readable in their session only. What was stored before is read once the seal is open.
 */
export function sealedStore(kept: SealedStore, username: string): SealedStore {
  const placeOf = (name: string) => sealedPlacesOf(username) + name;
  // In the order of the calls. Without a seal, or if the storage is full, nothing is stored: lost with the page.
  const onceOpen = (act: (seal: Seal) => void) =>
    void openSeal(username)
      .then(act)
      .catch(() => undefined);
  return {
    setItem: (name, text) => onceOpen(({ close }) => kept.setItem(placeOf(name), close(text, placeOf(name)))),
    getItem: (name) => {
      const sealed = kept.getItem(placeOf(name));
      return sealed && (openedSeal(username)?.open(sealed, placeOf(name)) ?? null);
    },
    removeItem: (name) => onceOpen(() => kept.removeItem(placeOf(name))),
  };
}

/** One person's sealed places in this tab. */
export const sealedTab = (username: string): SealedStore => sealedStore(sessionStorage, username);
