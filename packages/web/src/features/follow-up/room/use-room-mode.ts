import { useState } from 'react';
import { useMe } from '../../../hooks/use-me.ts';

/** One version alone, or two side by side. */
export type RoomMode = 'alone' | 'pair';

const nameOf = (uid: number) => `ardoise:epreuves:${uid}`;

function readMode(uid: number): RoomMode {
  try {
    return localStorage.getItem(nameOf(uid)) === 'pair' ? 'pair' : 'alone';
  } catch {
    // Blocked storage: as the first time.
    return 'alone';
  }
}

/** How this person looked at proofs the last time, on this device. */
export function useRoomMode(): readonly [RoomMode, (mode: RoomMode) => void] {
  const { uid } = useMe();
  const [mode, setMode] = useState(() => readMode(uid));
  const choose = (next: RoomMode) => {
    setMode(next);
    try {
      localStorage.setItem(nameOf(uid), next);
    } catch {
      // Full or blocked storage: it is not remembered.
    }
  };
  return [mode, choose];
}
