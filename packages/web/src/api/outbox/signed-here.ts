import type { Sending } from './sending.ts';

/** What was signed on this device and waits, by project: undefined until the queue was read. */
let signed: ReadonlyMap<string, Sending> | undefined;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
export function onSigned(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const signedHere = (): ReadonlyMap<string, Sending> | undefined => signed;

/** Told by the queue whenever it changes. */
export function noteSigned(sendings: readonly Sending[]): void {
  const deposits = sendings.filter(({ kind }) => kind === 'deposit');
  const isSame =
    signed?.size === deposits.length && deposits.every((one) => signed?.get(one.projectId) === one);
  if (isSame) return;
  signed = new Map(deposits.map((deposit) => [deposit.projectId, deposit]));
  for (const listener of listeners) listener();
}
