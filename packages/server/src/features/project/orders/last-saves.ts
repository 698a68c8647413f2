import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { OfferFacts } from '../../base/catalogue/offer-facts.repository.ts';
import type { ProjectToSave } from '../projects/project-view.repository.ts';

/** Of documents and traces together, in characters. */
const MOST_KEPT = 4 * 1024 * 1024;

/** With so few units left others may take the last: the quota is read at every save. */
const UNITS_TO_SPARE = 10;

/** What a save depends on besides the row, by identity: whoever is read again is another object. */
interface Basis {
  actor: Actor;
  offers: OfferFacts;
}

interface Kept extends Basis {
  saved: ProjectToSave;
}

const sizeOf = ({ view }: ProjectToSave): number => view.doc.length + view.trace.length;

/**
 * What this process has just written, so that the next save of the same session need not read it. The write itself
 * checks that the row is still that one (optimistic locking by `xmin`): nothing that another process writes is missed.
 *
 * Valid as long as the session and the offers are the same objects, both of which are cached for at most 30 seconds and
 * only while the process hears of changes (http/live-sessions.ts, catalogue/offer-facts.ts).
 */
export class LastSaves {
  readonly #kept = new Map<string, Kept>();
  #size = 0;

  /** Removes and returns the project as saved with this version; null if it must be read. */
  take(id: string, version: number, { actor, offers }: Basis): ProjectToSave | null {
    const kept = this.#kept.get(id);
    this.#forget(id);
    const valid = kept?.actor === actor && kept.offers === offers && kept.saved.view.version === version;
    return valid ? kept.saved : null;
  }

  keep(id: string, saved: ProjectToSave, basis: Basis): void {
    this.#forget(id);
    const { remaining } = saved.facts;
    if (remaining !== null && remaining < UNITS_TO_SPARE) return;
    this.#kept.set(id, { ...basis, saved });
    this.#size += sizeOf(saved);
    // Oldest first: a map iterates in the order of insertion.
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= MOST_KEPT) return;
      this.#forget(oldest);
    }
  }

  #forget(id: string): void {
    const kept = this.#kept.get(id);
    if (kept === undefined) return;
    this.#kept.delete(id);
    this.#size -= sizeOf(kept.saved);
  }
}
