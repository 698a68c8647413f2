import { useEffect } from 'react';
import { openSeal } from '../api/device/open-seal.ts';
import { pageInUse } from './first-use.ts';

/** Opens the seal before any input: so that the first key press is stored at once. It is no part of a first load. */
export function useOpenSeal(username: string): void {
  useEffect(() => {
    // Retried when there is something to store.
    void pageInUse().then(() => openSeal(username).catch(() => undefined));
  }, [username]);
}
