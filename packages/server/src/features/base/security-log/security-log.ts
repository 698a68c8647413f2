import type { Db } from '../../../db/transaction.ts';
import { presentOrigin, type RequestOrigin } from '../../../http/request-origin.ts';
import { recordSecurityEvent, type SecurityEvent } from './record-security-event.ts';

/** Maximum accounts and addresses queued for writing; beyond, a flood is aggregated without them. */
const MOST_WAITING = 500;

declare module 'fastify' {
  interface FastifyInstance {
    securityLog: SecurityLog;
  }
}

interface Noted {
  event: SecurityEvent;
  origin: RequestOrigin;
  times: number;
}

/**
 * Writes refusals asynchronously: replies neither wait for it nor fail with it. One write at a time; later events
 * are aggregated: a flood of refused requests takes one connection and some rows a minute.
 */
export class SecurityLog {
  readonly #db: Db;
  readonly #onError: (error: unknown) => void;
  #waiting = new Map<string, Noted>();
  #writing: Promise<void> | null = null;

  constructor(db: Db, onError: (error: unknown) => void) {
    this.#db = db;
    this.#onError = onError;
  }

  /** Queues an event that is aggregated by the minute, by default of the current request. */
  note(event: SecurityEvent, origin: RequestOrigin = presentOrigin()): void {
    this.#add(event, origin);
    this.#writing ??= this.#writeAll();
  }

  /** Waits until all queued events are written, or have failed. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  #add({ who = null, ...event }: SecurityEvent, origin: RequestOrigin): void {
    const person = who ?? origin.who;
    const key = `${event.event} ${person?.uid ?? 0} ${origin.address}`;
    if (this.#waiting.has(key) || this.#waiting.size < MOST_WAITING)
      this.#addTo(key, event, { ...origin, who: person });
    else this.#addTo(event.event, event, { ...origin, who: null, address: '' });
  }

  #addTo(key: string, event: SecurityEvent, origin: RequestOrigin): void {
    const times = (this.#waiting.get(key)?.times ?? 0) + 1;
    this.#waiting.set(key, { event, origin, times });
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const batch = this.#waiting;
      this.#waiting = new Map();
      for (const { event, origin, times } of batch.values()) await this.#write({ ...event, times }, origin);
    }
    this.#writing = null;
  }

  async #write(event: SecurityEvent, origin: RequestOrigin): Promise<void> {
    try {
      await recordSecurityEvent(this.#db, event, origin);
    } catch (error) {
      this.#onError(error);
    }
  }
}
