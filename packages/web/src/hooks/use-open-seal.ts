import { useEffect } from 'react';
import { openSeal } from '../api/device/open-seal.ts';

/** Opens the seal while nothing is typed yet: what a first key press leaves is kept at once, whatever comes next. */
export function useOpenSeal(username: string): void {
  useEffect(() => {
    // Tried again when there is something to keep.
    openSeal(username).catch(() => undefined);
  }, [username]);
}
