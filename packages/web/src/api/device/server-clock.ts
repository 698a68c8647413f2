import { probeServer } from '../network-state.ts';
import { DEVICE_PLACES } from './device-places.ts';

/** The server tells its time in whole seconds. */
const HALF_A_SECOND_MS = 500;

/** 23 days: of a clock that was never set, nothing else is to be known. */
const MOST_TOLD_MS = 2_000_000_000;

/** Compares the clocks: half of the way there and back is taken for the way back. Where that fails, the last result stays. */
export async function compareClocks(): Promise<void> {
  const asked = Date.now();
  const response = await probeServer();
  const told = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(told)) return;
  const offset = told + HALF_A_SECOND_MS - (asked + Date.now()) / 2;
  localStorage.setItem(DEVICE_PLACES.clock, String(Math.round(offset)));
}

/** By how much the server's clock was ahead at the last contact, in milliseconds; null if they were never compared. */
export function clockOffset(): number | null {
  const kept = globalThis.localStorage?.getItem(DEVICE_PLACES.clock) ?? null;
  return kept === null || Number.isNaN(Number(kept)) ? null : Number(kept);
}

/** As it is told with what was made here: a clock that is further off is off by that much at least. */
export function toldOffset(): number | null {
  const offset = clockOffset();
  return offset === null ? null : Math.max(-MOST_TOLD_MS, Math.min(MOST_TOLD_MS, offset));
}

/** The server's time as far as this device knows it: a tablet's clock may be days off. */
export const serverNow = (): Date => new Date(Date.now() + (clockOffset() ?? 0));
