/** A position in the primary's write-ahead log. */
export type WalPosition = bigint;

const WRITTEN = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** `16/B374D848` as a number; null for anything else. */
export function readPosition(text: string): WalPosition | null {
  const [, high, low] = WRITTEN.exec(text) ?? [];
  return high === undefined || low === undefined ? null : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** What is known of one replica. */
export interface ReplicaState {
  /** It has replayed at least this; null while that is unknown, as after it was restarted. */
  replayed: WalPosition | null;
  /** How far it is behind the primary, in milliseconds. */
  lagMs: number;
}

/** What a read must see: everything up to a position, or the present, which only the primary is sure to have. */
export type MustSee = WalPosition | 'present';

/**
 * The replica for a read: of those that are close enough to the primary and have replayed what the reader knows of, in
 * turn. Null: the primary.
 */
export function chooseReplica<Replica extends ReplicaState>(
  replicas: readonly Replica[],
  mustSee: MustSee,
  { maxLagMs, turn }: { maxLagMs: number; turn: number },
): Replica | null {
  if (mustSee === 'present') return null;
  const fit = replicas.filter(
    ({ replayed, lagMs }) => replayed !== null && replayed >= mustSee && lagMs <= maxLagMs,
  );
  return fit[turn % fit.length] ?? null;
}

/** Positions of the primary as it was seen, by which a replica's lag is measured on one clock. */
export class PrimaryHistory {
  readonly #seen: { position: WalPosition; at: number }[] = [];
  readonly #keptMs: number;

  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  add(position: WalPosition, at: number): void {
    const last = this.#seen.at(-1);
    // While nothing is written, the first time that it was there counts.
    if (last === undefined || position > last.position) this.#seen.push({ position, at });
    else if (position < last.position) this.#seen.splice(0, Number.POSITIVE_INFINITY, { position, at });
    while (this.#seen.length > 1 && at - (this.#seen[1]?.at ?? at) > this.#keptMs) this.#seen.shift();
  }

  /** Since when it lacks something that the primary had; infinite while the primary was not seen. */
  lagOf(replayed: WalPosition, now: number): number {
    if (this.#seen.length === 0) return Number.POSITIVE_INFINITY;
    const lacking = this.#seen.find(({ position }) => position > replayed);
    return lacking === undefined ? 0 : now - lacking.at;
  }
}
