import type { ProjectChange } from '@ardoise/domain/contract/changes.ts';
import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isInScope } from '@ardoise/domain/rules/scopes.ts';
import type { Pool } from 'pg';
import type { DatabaseListener } from '../db/database-listener.ts';
import {
  type Announcement,
  CHANNEL,
  CONTENT_CHANNEL,
  type ContentAnnouncement,
  tellChanges,
} from './project-changes.repository.ts';

/** A changed project, by the id that the call knows. */
export type ChangedProject = { project: string } | { linkToken: string } | { file: string };

/** Debounce, so that many changes cost one query. Drafts are saved often, without urgency. */
const COLLECTED_MS = { projet: 50, contenu: 500 } as const;
type Kind = keyof typeof COLLECTED_MS;

/** How long announcements are kept for streams that open after the screen was read. */
const KEPT_MS = 30_000;

/** An announcement of one project, or a change that is everybody's. */
type Heard = Announcement | { toAll: ProjectChange };

interface Subscription {
  actor: Actor;
  hear: (change: ProjectChange) => void;
}

/** Whether an account is notified: the project is in its scope, or was until it left a status or was reassigned. */
function isConcerned(actor: Actor, { scope, statuts, former }: Announcement): boolean {
  if (former.length > 0 && namesOf(actor).some((name) => former.includes(name))) return true;
  return statuts.some((statut) => isInScope({ ...scope, statut }, actor));
}

/** The notification for this actor; null if it does not concern them. */
function changeFor(actor: Actor, heard: Heard): ProjectChange | null {
  if ('toAll' in heard) return heard.toAll;
  if (!isConcerned(actor, heard)) return null;
  const { kind, id, version, position } = heard;
  return { kind, id, version, ...(typeof position === 'string' && { position }) };
}

/**
 * Publishes changes of projects to the accounts concerned, in whatever process they are connected to (PostgreSQL's
 * LISTEN/NOTIFY). Published after the commit: inside the transaction, NOTIFY would serialise commits. A process that
 * crashes in between publishes nothing; screens refetch on focus.
 */
export class ProjectChanges {
  readonly #pool: Pool;
  readonly #subscriptions = new Set<Subscription>();
  readonly #collected: Record<Kind, ChangedProject[]> = { projet: [], contenu: [] };
  readonly #timers = new Map<Kind, NodeJS.Timeout>();
  readonly #telling = new Set<Promise<void>>();
  readonly #onError: (error: unknown) => void;
  readonly #tellsPositions: boolean;
  /** Those of the last `KEPT_MS`, oldest first, with the time of their arrival (monotonic). */
  readonly #recent: { at: number; heard: Heard }[] = [];
  /** Since when every announcement arrives; null while the connection is down. */
  #listeningSince: number | null = null;

  /** @param options.tellsPositions lists are read from replicas: a notified client must not read an older state */
  constructor(pool: Pool, onError: (error: unknown) => void, { tellsPositions = false } = {}) {
    this.#pool = pool;
    this.#onError = onError;
    this.#tellsPositions = tellsPositions;
  }

  /** Queues a committed change for publication; returns at once. */
  announce(changed: ChangedProject, kind: Kind = 'projet'): void {
    this.#collected[kind].push(changed);
    if (this.#timers.has(kind)) return;
    this.#timers.set(
      kind,
      setTimeout(() => this.#tell(kind), COLLECTED_MS[kind]),
    );
  }

  #tell(kind: Kind): void {
    clearTimeout(this.#timers.get(kind));
    this.#timers.delete(kind);
    const collected = this.#collected[kind].splice(0);
    if (collected.length === 0) return;
    const changed = {
      ids: collected.flatMap((one) => ('project' in one ? [one.project] : [])),
      linkTokens: collected.flatMap((one) => ('linkToken' in one ? [one.linkToken] : [])),
      fileIds: collected.flatMap((one) => ('file' in one ? [one.file] : [])),
    };
    const telling = tellChanges(this.#pool, changed, kind, this.#tellsPositions)
      .catch(this.#onError)
      .finally(() => this.#telling.delete(telling));
    this.#telling.add(telling);
  }

  /** Number of open streams. */
  get subscribers(): number {
    return this.#subscriptions.size;
  }

  /** Calls back for every change that concerns this actor. Returns an unsubscribe function. */
  subscribe(actor: Actor, hear: (change: ProjectChange) => void): () => void {
    const subscription = { actor, hear };
    this.#subscriptions.add(subscription);
    return () => this.#subscriptions.delete(subscription);
  }

  /**
   * What was announced to this actor in the last `age` milliseconds, oldest first: for a stream that opens so long after
   * its screen was read. 'tout' where that is longer than announcements are kept, or than this process has listened.
   */
  missedIn(age: number, actor: Actor): ProjectChange[] {
    const from = performance.now() - age;
    if (age > KEPT_MS || this.#listeningSince === null || this.#listeningSince > from)
      return [{ kind: 'tout' }];
    return this.#recent.filter(({ at }) => at >= from).flatMap(({ heard }) => changeFor(actor, heard) ?? []);
  }

  /** Subscribes to the notifications of all processes, this one included, while that connection is up. */
  listenOn(listener: DatabaseListener): void {
    listener.on(CHANNEL, {
      onNotification: (payload) => this.#hear(JSON.parse(payload) as Announcement),
      // Notifications during the disconnect are lost: every client refetches.
      onListening: () => {
        this.#listeningSince = performance.now();
        this.#hear({ toAll: { kind: 'tout' } });
      },
      onLost: () => {
        this.#listeningSince = null;
      },
    });
    // Catalogues, settings and the like concern every account; screens refetch what they display of them.
    listener.on(CONTENT_CHANNEL, {
      onNotification: (payload) =>
        this.#hear({ toAll: { kind: 'reference', ...(JSON.parse(payload) as ContentAnnouncement) } }),
      onListening: () => undefined,
      onLost: () => undefined,
    });
  }

  #hear(heard: Heard): void {
    const now = performance.now();
    this.#recent.push({ at: now, heard });
    while (this.#recent[0] !== undefined && this.#recent[0].at < now - KEPT_MS) this.#recent.shift();
    for (const { actor, hear } of this.#subscriptions) {
      const change = changeFor(actor, heard);
      if (change !== null) hear(change);
    }
  }

  /** Publishes what is still debounced, and waits for it. */
  async settle(): Promise<void> {
    for (const kind of ['projet', 'contenu'] as const) this.#tell(kind);
    await Promise.all(this.#telling);
  }
}
