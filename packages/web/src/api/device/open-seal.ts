import type { Seal } from './seal.ts';

/** Seals of this page load, by username: they outlive the session, so that input after its end is stored too. */
const seals = new Map<string, { opening: Promise<Seal>; opened?: Seal }>();

/** The seal of a person's input on this device. @throws as `readSeal`; retried by the next call. */
export function openSeal(username: string): Promise<Seal> {
  const known = seals.get(username);
  if (known !== undefined) return known.opening;
  const opening = import('./read-seal.ts').then(({ readSeal }) => readSeal(username));
  seals.set(username, { opening });
  opening.then(
    (opened) => seals.set(username, { opening, opened }),
    () => seals.delete(username),
  );
  return opening;
}

/** Opens what a closed account left here, whose orders somebody else has taken. */
export function admitSeal(username: string, seal: Seal): void {
  seals.set(username, { opening: Promise.resolve(seal), opened: seal });
}

/** The same, if it is already open. */
export const openedSeal = (username: string): Seal | undefined => seals.get(username)?.opened;
