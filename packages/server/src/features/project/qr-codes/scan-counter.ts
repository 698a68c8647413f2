import type { Pool } from 'pg';
import { addScans } from './scans.repository.ts';

/** Scans wait so long in memory: a crash loses at most those. */
const FLUSH_MS = 10_000;
const HOUR = 3_600_000;

/**
 * Counts scans in memory and writes them together, by hour and code: the reply to a phone waits for no write. What could
 * not be written stays for the next time.
 */
export class ScanCounter {
  readonly #pool: Pool;
  readonly #onError: (error: unknown) => void;
  /** Scans by code within each hour, in milliseconds since 1970. */
  #waiting = new Map<number, Map<string, number>>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(pool: Pool, onError: (error: unknown) => void) {
    this.#pool = pool;
    this.#onError = onError;
  }

  /** `code` is one that exists. */
  count(code: string, at: Date, scans = 1): void {
    const hour = Math.floor(at.getTime() / HOUR) * HOUR;
    const ofHour = this.#waiting.get(hour) ?? new Map<string, number>();
    this.#waiting.set(hour, ofHour);
    ofHour.set(code, (ofHour.get(code) ?? 0) + scans);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what waits; one write at a time. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  /** Writes what waits, and ends. */
  stop(): Promise<void> {
    return this.flush();
  }

  async #write(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    const counted = [...waiting].flatMap(([hour, codes]) =>
      [...codes].map(([code, scans]) => ({ code, hour: new Date(hour), scans })),
    );
    if (counted.length === 0) return;
    try {
      await addScans(this.#pool, counted);
    } catch (error) {
      this.#onError(error);
      for (const { code, hour, scans } of counted) this.count(code, hour, scans);
    }
  }
}
