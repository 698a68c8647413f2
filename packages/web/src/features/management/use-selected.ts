import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { useState } from 'react';

/** What is selected: rows, which stay selected when a filter no longer shows them, or all that the filters let through. */
export function useSelected(filterKey: string) {
  const [rows, setRows] = useState<ReadonlySet<string>>(new Set());
  // A whole list is selected as it was filtered then: other filters, another list.
  const [allOf, setAllOf] = useState<string>();
  const all = allOf === filterKey;
  const change = (edit: (next: Set<string>) => void) => {
    setAllOf(undefined);
    setRows((present) => {
      const next = new Set(present);
      edit(next);
      return next;
    });
  };
  return {
    /** All that the filters let through. */
    all,
    ids: [...rows],
    has: (id: string) => all || rows.has(id),
    put: (shown: readonly ProjectRow[], chosen: boolean) =>
      change((next) => {
        // One taken out of a whole list: those that are shown stay.
        for (const row of shown) {
          if (chosen) next.add(row._id.$oid);
          else next.delete(row._id.$oid);
        }
      }),
    /** Out of the whole list, the rows that are shown but for one. */
    putAllBut: (shown: readonly ProjectRow[], out: string) => {
      setAllOf(undefined);
      setRows(new Set(shown.map((row) => row._id.$oid).filter((id) => id !== out)));
    },
    selectAll: () => {
      setRows(new Set());
      setAllOf(filterKey);
    },
    drop: (ids: readonly string[]) =>
      change((next) => {
        for (const id of ids) next.delete(id);
      }),
    clear: () => {
      setAllOf(undefined);
      setRows(new Set());
    },
  };
}
export type Selected = ReturnType<typeof useSelected>;
