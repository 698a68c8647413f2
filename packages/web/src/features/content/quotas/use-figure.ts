import { readUnits } from '@ardoise/domain/content/quotas/quota-cell.ts';
import { useState } from 'react';

/** A figure with the version that a change of it carries. */
export interface Versioned {
  annuel: number | null;
  version: number;
}

/**
 * What is typed into a cell. Keeps the version from which one began to type: a change that others made meanwhile is a
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
    /** Null where the cell is empty, or no whole number. */
    value,
    /** Something was typed that is no figure. */
    wrong: !emptied && value === null,
    emptied,
    base,
    changed: begun !== undefined && (value !== base.annuel || (value === null && !emptied)),
    /** Another person's figure, since one began to type. */
    theirs: base.version === cell.version ? undefined : cell.annuel,
    type: (typed: string) => setBegun({ base, typed }),
    /** Keeps what is typed, on the present version. */
    keepMine: () => setBegun((typed) => typed && { ...typed, base: cell }),
    restore: () => setBegun(undefined),
  };
}

export type Figure = ReturnType<typeof useFigure>;
