import { useEffect, useState } from 'react';
import { keptReply, readKeptAddresses } from '../api/device/kept-replies.ts';
import { useMe } from './use-me.ts';

/** Tells of each address whether a reply of before is on this device; null until that is known. */
export function useKeptAddresses(): ((address: string) => boolean) | null {
  const { name } = useMe();
  const [kept, setKept] = useState<{ has: (address: string) => boolean } | null>(null);
  useEffect(() => {
    let isLeft = false;
    // Where storage is blocked nothing is kept.
    void readKeptAddresses(name)
      .catch(() => () => false)
      .then((has) => !isLeft && setKept({ has }));
    return () => {
      isLeft = true;
    };
  }, [name]);
  return kept?.has ?? null;
}

/** When the reply of an address was kept, in milliseconds; null until that is known, or if there is none. */
export function useKeptAt(address: string | null): number | null {
  const { name } = useMe();
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    let isLeft = false;
    const found = address === null ? Promise.resolve(undefined) : keptReply(name, address);
    void found.catch(() => undefined).then((kept) => !isLeft && setAt(kept?.at ?? null));
    return () => {
      isLeft = true;
    };
  }, [name, address]);
  return at;
}
