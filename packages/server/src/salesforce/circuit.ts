import type { SalesforceTrouble } from '@ardoise/domain/contract/salesforce.ts';

/** Failures in a row that open the circuit: a single time-out is no outage. A refusal opens it at once. */
const TOLERATED: Record<SalesforceTrouble, number> = {
  lent: 3,
  injoignable: 3,
  refuse: 1,
  limite: 1,
  requete: 1,
};
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/**
 * Circuit breaker: no request reaches a server that refuses or fails, for a pause that doubles with each failed trial, 30
 * seconds to 5 minutes. After a pause one request tries (half-open).
 */
export class Circuit {
  readonly #now: () => number;
  #failures = 0;
  #pauses = 0;
  #openUntil: number | null = null;
  #isTrying = false;

  /** @param now Clock, in milliseconds. */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Whether a request may be sent now; its outcome must be reported. */
  allows(): boolean {
    if (this.#openUntil === null) return true;
    if (this.#isTrying || this.#now() < this.#openUntil) return false;
    this.#isTrying = true;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#pauses = 0;
    this.#openUntil = null;
    this.#isTrying = false;
  }

  failed(trouble: SalesforceTrouble): void {
    // Sent before it opened: says nothing new.
    if (this.#openUntil !== null && !this.#isTrying) return;
    this.#failures += 1;
    if (!this.#isTrying && this.#failures < TOLERATED[trouble]) return;
    this.#openUntil = this.#now() + Math.min(FIRST_PAUSE_MS * 2 ** this.#pauses, LONGEST_PAUSE_MS);
    this.#pauses += 1;
    this.#isTrying = false;
  }
}
