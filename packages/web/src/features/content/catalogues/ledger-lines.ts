import type { EntryFamily } from './entry-filters.ts';

/** A line of the ledger: the name of a family, or one of its entries. */
export interface LedgerLine {
  key: string;
  family: number;
  /** 0-based; -1 for the family's name. */
  place: number;
}

export interface LedgerLines {
  lines: readonly LedgerLine[];
  /** By family, the line of its first entry. */
  firsts: readonly number[];
  /** By id, the line of an entry. */
  byId: ReadonlyMap<string, number>;
}

/** Every line of the ledger from above; a family without a name has entries alone. */
export function linesOf(families: readonly EntryFamily[]): LedgerLines {
  const lines: LedgerLine[] = [];
  const firsts: number[] = [];
  const byId = new Map<string, number>();
  for (const [family, { name, entries }] of families.entries()) {
    if (name !== '') lines.push({ key: `family ${name}`, family, place: -1 });
    firsts.push(lines.length);
    for (const [place, { id }] of entries.entries()) {
      byId.set(id, lines.length);
      lines.push({ key: id, family, place });
    }
  }
  return { lines, firsts, byId };
}

/** Lines to draw, from above: those near the window, and one that must not leave the page. */
export function withKept(near: readonly number[], kept: number | undefined): number[] {
  if (kept === undefined || near.includes(kept)) return [...near];
  return [...near, kept].sort((one, other) => one - other);
}
