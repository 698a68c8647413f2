import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { DatabaseListener } from '../db/database-listener.ts';
import { findSession, type Session } from './session.repository.ts';

/** How long a session may be trusted without asking the database again: idle time and last use are read then. */
const TRUSTED_MS = 30_000;
const MOST_KEPT = 20_000;
const CHANNEL = 'session_ends';

interface Kept {
  session: Session;
  readAt: number;
}

/**
 * Sessions by their token. While this process listens to the database for sessions that end (migration 0005), one that
 * was just read is not read again; it is forgotten the moment any session or account changes, in whatever process.
 * Without a listening connection every call asks the database.
 */
export class LiveSessions {
  readonly #db: Pool;
  readonly #passwordMaxAgeDays: number | undefined;
  readonly #kept = new Map<string, Kept>();
  readonly #watchers = new Set<() => void>();
  #listening = false;
  #generation = 0;

  constructor(db: Pool, passwordMaxAgeDays: number | undefined) {
    this.#db = db;
    this.#passwordMaxAgeDays = passwordMaxAgeDays;
  }

  /** The session of a token, if it lives. */
  async find(token: string): Promise<Session | null> {
    if (!this.#listening) return findSession(this.#db, token, this.#passwordMaxAgeDays);
    const key = createHash('sha256').update(token).digest('base64');
    const kept = this.#kept.get(key);
    if (kept !== undefined && Date.now() - kept.readAt < TRUSTED_MS) return kept.session;
    const generation = this.#generation;
    const session = await findSession(this.#db, token, this.#passwordMaxAgeDays);
    // What was read before a session ended must not be kept after it.
    if (session !== null && generation === this.#generation && this.#listening) this.#keep(key, session);
    return session;
  }

  #keep(key: string, session: Session): void {
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(key, { session, readAt: Date.now() });
  }

  /** For the operation that ends a session: it is over in this process before the reply leaves. */
  forgetAll(): void {
    this.#generation += 1;
    this.#kept.clear();
    for (const watcher of this.#watchers) watcher();
  }

  /** Told each time any session may have ended. Answers what stops it. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Hears of sessions that end anywhere, while that connection is up. */
  listenOn(listener: DatabaseListener): void {
    const heard = (listening: boolean) => () => {
      this.#listening = listening;
      this.forgetAll();
    };
    listener.on(CHANNEL, {
      onNotification: () => this.forgetAll(),
      onListening: heard(true),
      onLost: heard(false),
    });
  }
}
