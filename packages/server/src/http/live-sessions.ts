import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { DatabaseListener } from '../db/database-listener.ts';
import { findSession, type Session } from './session.repository.ts';

/** TTL of the cache: idle time and last use are checked when it expires. */
const TRUSTED_MS = 30_000;
const MOST_KEPT = 20_000;
const CHANNEL = 'session_ends';

interface Kept {
  session: Session;
  readAt: number;
}

/**
 * Cache of sessions by token. While this process LISTENs for ending sessions (migration 0005), a session is not read
 * again within its TTL; any change of a session or account, in any process, invalidates it at once. Without a listening
 * connection every call queries the database.
 */
export class LiveSessions {
  readonly #db: Pool;
  readonly #passwordMaxAgeDays: number | undefined;
  readonly #hasPasskeys: boolean;
  readonly #kept = new Map<string, Kept>();
  readonly #watchers = new Set<() => void>();
  #listening = false;
  #generation = 0;

  /** `hasPasskeys`: browsers make them for this site, so that they may be demanded. */
  constructor(db: Pool, passwordMaxAgeDays: number | undefined, hasPasskeys = false) {
    this.#db = db;
    this.#passwordMaxAgeDays = passwordMaxAgeDays;
    this.#hasPasskeys = hasPasskeys;
  }

  /** The session of a token, if valid. */
  async find(token: string): Promise<Session | null> {
    if (!this.#listening) return findSession(this.#db, token, this.#passwordMaxAgeDays, this.#hasPasskeys);
    const key = createHash('sha256').update(token).digest('base64');
    const kept = this.#kept.get(key);
    if (kept !== undefined && Date.now() - kept.readAt < TRUSTED_MS) return kept.session;
    const generation = this.#generation;
    const session = await findSession(this.#db, token, this.#passwordMaxAgeDays, this.#hasPasskeys);
    // Race: a session read before an invalidation must not be cached after it.
    if (session !== null && generation === this.#generation && this.#listening) this.#keep(key, session);
    return session;
  }

  #keep(key: string, session: Session): void {
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(key, { session, readAt: Date.now() });
  }

  /** For the operation that ends a session: invalidates this process's cache before the reply is sent. */
  forgetAll(): void {
    this.#generation += 1;
    this.#kept.clear();
    for (const watcher of this.#watchers) watcher();
  }

  /** Calls back each time any session may have ended. Returns an unsubscribe function. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Subscribes to ending sessions of any process, while that connection is up. */
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
