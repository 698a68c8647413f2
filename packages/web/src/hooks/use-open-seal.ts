import { useEffect } from 'react';
import { openSeal } from '../api/device/open-seal.ts';

/** Opens the seal before any input: so that the first key press is stored at once. */
export function useOpenSeal(username: string): void {
  useEffect(() => {
    // Retried when there is something to store.
    openSeal(username).catch(() => undefined);
  }, [username]);
}
