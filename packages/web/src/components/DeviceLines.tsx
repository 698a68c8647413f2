import { useDeviceRoom } from '../hooks/use-device-room.ts';
import { useReadiness } from '../hooks/use-readiness.ts';
import { formatSize } from './format-number.ts';
import { keptTime } from './format-short-day.ts';
import { Leader } from './Leader.tsx';

/** Since when the device is up to date, what the product takes on it, and what is left; each where it is known. */
export function DeviceLines({ now }: { now: number }) {
  const { at } = useReadiness();
  const room = useDeviceRoom();
  return (
    <>
      {at !== null && <Leader name="À jour de" value={keptTime(at, now)} />}
      {room && <Leader name="Ardoise occupe" value={formatSize(room.used)} />}
      {room && <Leader name="Place restante" value={formatSize(room.free)} />}
    </>
  );
}
