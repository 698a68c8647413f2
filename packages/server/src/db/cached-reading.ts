import type { DatabaseListener } from './database-listener.ts';

/** TTL: also bounds what a connection that broke unnoticed can cost. */
const TRUSTED_MS = 30_000;

interface Kept<Value> {
  value: Promise<Value>;
  key: string;
  readAt: number;
}

/**
 * A value that is the same for every caller, cached while this process LISTENs for its changes: any change, in any
 * process, invalidates it. Without a listening connection every call reads.
 */
export class CachedReading<Value> {
  readonly #read: (key: string) => Promise<Value>;
  #kept: Kept<Value> | null = null;
  #listening = false;

  /** `read`: the value as of a key, of which only the last is cached, such as today's date. */
  constructor(read: (key: string) => Promise<Value>) {
    this.#read = read;
  }

  /** Until it is invalidated, the same object. */
  get(key: string): Promise<Value> {
    const kept = this.#kept;
    if (kept !== null && kept.key === key && Date.now() - kept.readAt < TRUSTED_MS) return kept.value;
    const value = this.#read(key);
    if (!this.#listening) return value;
    // Race: a change that commits during the reading invalidates it with the rest.
    const reading = { value, key, readAt: Date.now() };
    this.#kept = reading;
    // A failed read rejects for the current callers; the next call retries.
    value.catch(() => {
      if (this.#kept === reading) this.#kept = null;
    });
    return value;
  }

  /** For the operation that changes it: invalidates this process's copy before the reply is sent. */
  forget(): void {
    this.#kept = null;
  }

  /** Subscribes to the changes of any process, while that connection is up. */
  listenOn(listener: DatabaseListener, channel: string): void {
    const heard = (listening: boolean) => () => {
      this.#listening = listening;
      this.forget();
    };
    listener.on(channel, {
      onNotification: () => this.forget(),
      onListening: heard(true),
      onLost: heard(false),
    });
  }
}
