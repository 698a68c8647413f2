import type { ProjectChange } from '@ardoise/domain/contract/changes.ts';
import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isInScope } from '@ardoise/domain/projects/scopes.ts';
import type { Pool } from 'pg';
import type { DatabaseListener } from '../db/database-listener.ts';
import { type Announcement, CHANNEL, tellChanges } from './project-changes.repository.ts';

/** A changed project, by what the call knows of it. */
export type ChangedProject = { project: string } | { linkToken: string } | { file: string };

/** How long changes are collected, so that many cost one query. Drafts are saved often, and nobody waits for that. */
const COLLECTED_MS = { projet: 50, contenu: 500 } as const;
type Kind = keyof typeof COLLECTED_MS;

interface Subscription {
  actor: Actor;
  hear: (change: ProjectChange) => void;
}

/** Whether somebody is told: they see the project now, or did until it left a status or was taken from them. */
function isConcerned(actor: Actor, { scope, statuts, former }: Announcement): boolean {
  if (former.length > 0 && namesOf(actor).some((name) => former.includes(name))) return true;
  return statuts.some((statut) => isInScope({ ...scope, statut }, actor));
}

/**
 * Changes of projects, told to whoever they concern in whatever process they are connected to (PostgreSQL's LISTEN and
 * NOTIFY). They are announced after their commit: told inside the transaction, each would keep the others from committing.
 * A process that dies between the two tells nothing; screens read again when one comes back to them.
 */
export class ProjectChanges {
  readonly #pool: Pool;
  readonly #subscriptions = new Set<Subscription>();
  readonly #collected: Record<Kind, ChangedProject[]> = { projet: [], contenu: [] };
  readonly #timers = new Map<Kind, NodeJS.Timeout>();
  readonly #telling = new Set<Promise<void>>();
  readonly #onError: (error: unknown) => void;

  constructor(pool: Pool, onError: (error: unknown) => void) {
    this.#pool = pool;
    this.#onError = onError;
  }

  /** Says that a committed change is to be told; answers at once. */
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
    const telling = tellChanges(this.#pool, changed, kind)
      .catch(this.#onError)
      .finally(() => this.#telling.delete(telling));
    this.#telling.add(telling);
  }

  /** Told of every change that concerns this actor. Answers what stops it. */
  subscribe(actor: Actor, hear: (change: ProjectChange) => void): () => void {
    const subscription = { actor, hear };
    this.#subscriptions.add(subscription);
    return () => this.#subscriptions.delete(subscription);
  }

  /** Hears what any process announces, this one included, while that connection is up. */
  listenOn(listener: DatabaseListener): void {
    listener.on(CHANNEL, {
      onNotification: (payload) => this.#hear(JSON.parse(payload) as Announcement),
      // What was told while the connection was down is not known: everybody reads again.
      onListening: () => this.#toAll({ kind: 'tout' }),
      onLost: () => undefined,
    });
  }

  #hear(announcement: Announcement): void {
    const { kind, id, version } = announcement;
    for (const { actor, hear } of this.#subscriptions)
      if (isConcerned(actor, announcement)) hear({ kind, id, version });
  }

  #toAll(change: ProjectChange): void {
    for (const { hear } of this.#subscriptions) hear(change);
  }

  /** Tells what is still collected, and waits until it is told. */
  async settle(): Promise<void> {
    for (const kind of ['projet', 'contenu'] as const) this.#tell(kind);
    await Promise.all(this.#telling);
  }
}
