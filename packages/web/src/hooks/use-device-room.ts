import { useEffect, useState } from 'react';
import { deviceRoom } from '../api/device/device-room.ts';

const AGAIN_MS = 60_000;

/** Room of this origin on the device, in bytes; null until it is known, or where the browser does not say. */
export function useDeviceRoom(): { used: number; free: number } | null {
  const [room, setRoom] = useState<{ used: number; free: number } | null>(null);
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const found = await deviceRoom().catch(() => null);
      if (!isLeft) setRoom(found);
    };
    void look();
    const timer = setInterval(() => void look(), AGAIN_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, []);
  return room;
}
