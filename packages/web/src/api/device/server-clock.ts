import { probeServer } from '../network-state.ts';
import { DEVICE_PLACES } from './device-places.ts';
import { keepClock, keptClock } from './kept-keys.ts';

/** The server tells its time in whole seconds. */
const HALF_A_SECOND_MS = 500;

/** 23 days: of a clock that was never set, nothing else is to be known. */
const MOST_TOLD_MS = 2_000_000_000;

/** Clocks are corrected by seconds while nobody sets them. */
const SET_BACK_FROM_MS = 60_000;

/** By how much the device's clock runs ahead of its page: of use as a difference, since a browser may have it from when it was started. */
const gained = () => Date.now() - performance.now();

/** That, when the clocks were compared last, and what is kept of it, their difference and the device's time: another tab compares them too. */
let gainedThen = gained();
let keptThen: string | null | undefined;

/**
 * By how much the device's clock was set back since: the page itself counts on. One that was set forward looks like a tablet that slept,
 * where the page stands still; the next contact tells.
 */
function setBack(): number {
  const back = gainedThen - gained();
  return back > SET_BACK_FROM_MS ? back : 0;
}

function noteKept(compared: string | null): void {
  if (compared === keptThen) return;
  // What an earlier page has kept holds since this one was opened.
  if (keptThen !== undefined) gainedThen = gained();
  keptThen = compared;
}

/** What was compared last, where the small storage is full or has lost it. */
let elsewhere: string | null = null;

const kept = (): string | null => globalThis.localStorage?.getItem(DEVICE_PLACES.clock) ?? elsewhere;

async function keep(compared: string): Promise<void> {
  elsewhere = compared;
  try {
    localStorage.setItem(DEVICE_PLACES.clock, compared);
  } catch {
    localStorage.removeItem(DEVICE_PLACES.clock);
  }
  noteKept(compared);
  // Where the large storage is blocked or full, this page has it alone.
  await keepClock(compared).catch(() => undefined);
}

/** Takes the last comparison from the large storage: a killed browser may have lost the small one's. @throws where it is blocked */
export async function restoreClock(): Promise<void> {
  elsewhere ??= (await keptClock()) ?? null;
}

/**
 * Compares the clocks: half of the way there and back is taken for the way back. Where that fails, the last result stays.
 * @returns by how much the server's clock is ahead, in milliseconds; null where it did not tell
 * @throws where it is not reached
 */
export async function compareClocks(): Promise<number | null> {
  const asked = Date.now();
  const response = await probeServer();
  const told = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(told)) return null;
  const offset = Math.round(told + HALF_A_SECOND_MS - (asked + Date.now()) / 2);
  await keep(`${offset} ${Date.now()}`);
  return offset;
}

/**
 * By how much the server's clock was ahead at the last contact, and by how much it is more where the device's was set back since, in
 * milliseconds; null if they were never compared.
 */
export function clockOffset(): number | null {
  const compared = kept();
  noteKept(compared);
  const [offset = Number.NaN, at = 0] = (compared ?? '').split(' ').map(Number);
  // No clock was there before it was compared, in whatever page.
  const back = Math.max(setBack(), at - Date.now() > SET_BACK_FROM_MS ? at - Date.now() : 0);
  return compared === null || Number.isNaN(offset) ? null : Math.round(offset + back);
}

/** As it is told with what was made here: a clock that is further off is off by that much at least. */
export function toldOffset(offset = clockOffset()): number | null {
  return offset === null ? null : Math.max(-MOST_TOLD_MS, Math.min(MOST_TOLD_MS, offset));
}

/** The same as it is told with what leaves by now; null where the clocks cannot be compared. */
export const measuredOffset = async (): Promise<number | null> =>
  toldOffset(await compareClocks().catch(() => null));

/** The server's time as far as this device knows it: a tablet's clock may be days off. */
export const serverNow = (): Date => new Date(Date.now() + (clockOffset() ?? 0));
