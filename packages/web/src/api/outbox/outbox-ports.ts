import type { OutboxStore } from './outbox-store.ts';
import type { OutboxClient, SendingKind } from './sending.ts';

/** What the queue stands on: a device's storage and locks, the server, or what a test has of them. */
export interface OutboxPorts {
  store: OutboxStore;
  clients: Record<SendingKind, OutboxClient>;
  /** Runs the work in one tab alone; undefined where another one sends. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;
  /** Has one page at a time send a command; undefined where another one does. */
  claim: <Result>(id: string, work: () => Promise<Result>) => Promise<Result | undefined>;
  /** Tells the other tabs that the queue changed. */
  announce: () => void;
  /** Deletes the bytes of a photo that was given up. */
  dropBytes: (id: string) => Promise<void>;
  now: () => number;
}
