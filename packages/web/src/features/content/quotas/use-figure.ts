import { readUnits } from '@ardoise/domain/content/quotas/quota-cell.ts';
import { useState } from 'react';

/** A figure with the version to send with its change. */
export interface Versioned {
  annuel: number | null;
  version: number;
}

/**
 * The input of a cell. Keeps the version of its first key press (optimistic locking): a concurrent change is a
 * conflict, never overwritten.
 */
export function useFigure(cell: Versioned) {
  const [begun, setBegun] = useState<{ base: Versioned; typed: string }>();
  const shown = begun?.typed ?? String(cell.annuel ?? '');
  const emptied = shown.trim() === '';
  const value = emptied ? null : readUnits(shown);
  const base = begun?.base ?? cell;
  return {
    shown,
    /** Null if the cell is empty, or not an integer. */
    value,
    /** Something was typed that is no figure. */
    wrong: !emptied && value === null,
    emptied,
    base,
    changed: begun !== undefined && (value !== base.annuel || (value === null && !emptied)),
    /** Another person's figure, since one began to type. */
    theirs: base.version === cell.version ? undefined : cell.annuel,
    type: (typed: string) => setBegun({ base, typed }),
    /** Keeps the input, rebased on the current version. */
    keepMine: () => setBegun((typed) => typed && { ...typed, base: cell }),
    restore: () => setBegun(undefined),
  };
}

export type Figure = ReturnType<typeof useFigure>;
