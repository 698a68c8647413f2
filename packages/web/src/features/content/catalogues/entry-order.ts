/** `id` at another place among `ids`, 0-based; beyond an end, at that end. */
export function movedTo(ids: readonly string[], id: string, place: number): string[] {
  const others = ids.filter((other) => other !== id);
  return others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, id);
}

/** The entry after `id`; null at the end. */
export function nextOf(ids: readonly string[], id: string): string | null {
  const at = ids.indexOf(id);
  return at === -1 ? null : (ids[at + 1] ?? null);
}

/**
 * The place where a key puts what was lifted at `place` of `count`: one up or down, with Maj to the end. Null for another
 * key.
 */
export function placeAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  place: number,
  count: number,
): number | null {
  if (key === 'ArrowUp') return shiftKey ? 0 : Math.max(0, place - 1);
  if (key === 'ArrowDown') return shiftKey ? count - 1 : Math.min(count - 1, place + 1);
  return null;
}

/** 'position 3 sur 7' of a place, 0-based. */
export function positionWords(place: number, count: number): string {
  return `position ${place + 1} sur ${count}`;
}

/** Where a pointer drops: the place among the others whose middles (from above) it has passed. */
export function placeAtPointer(middles: readonly number[], y: number): number {
  return middles.filter((middle) => middle < y).length;
}

/** The entries with those of one family in another order; the rest as it was. */
export function withOrder<Entry extends { id: string }>(
  entries: readonly Entry[],
  ids: readonly string[],
): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const moved = new Set(ids);
  const next = ids.values();
  return entries.map((entry) => (moved.has(entry.id) ? (byId.get(next.next().value ?? '') ?? entry) : entry));
}
