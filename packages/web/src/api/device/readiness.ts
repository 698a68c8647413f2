/** What this device has for work without a network (specification/offline.md#what-is-there). */
export interface Readiness {
  /** `lacking`: the last preparation was cut, or storage is missing. */
  phase: 'unknown' | 'preparing' | 'ready' | 'lacking';
  /** Of the preparation, 0 to 1. */
  fraction: number;
  /** Time of the last whole preparation, in milliseconds; null before the first. */
  at: number | null;
  lists: { kept: number; of: number };
  /** Outlets that an order begins at. */
  outlets: number;
  /** Orders that open and go on without a network: drafts, and projects that are read. */
  drafts: number;
  projects: number;
}

let readiness: Readiness = {
  phase: 'unknown',
  fraction: 0,
  at: null,
  lists: { kept: 0, of: 0 },
  outlets: 0,
  drafts: 0,
  projects: 0,
};
const listeners = new Set<() => void>();

export const readinessNow = (): Readiness => readiness;

/** For `useSyncExternalStore`. */
export function onReadiness(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function showReadiness(change: Partial<Readiness>): void {
  readiness = { ...readiness, ...change };
  for (const listener of listeners) listener();
}

type Preparing = () => Promise<void>;
let preparing: Preparing | undefined;

/** How the device is prepared, once it may be (app/offline). */
export function prepareBy(prepare: Preparing): void {
  preparing = prepare;
}

/** Prepares the device now ('Mettre à jour'). */
export const prepareNow = async (): Promise<void> => preparing?.();
