import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { useState } from 'react';

/**
 * The projects selected in a list: rows, which stay selected when a filter no longer shows them or another page is loaded, or
 * all that the filters let through (`filterKey` names them; lists that offer no such selection need none).
 */
export function useSelectedProjects(filterKey = '') {
  const [rows, setRows] = useState<ReadonlyMap<string, ProjectRow>>(new Map());
  // A whole list is selected as it was filtered then: other filters, another list.
  const [allOf, setAllOf] = useState<string>();
  const all = allOf === filterKey;
  const change = (edit: (next: Map<string, ProjectRow>) => void) => {
    setAllOf(undefined);
    setRows((present) => {
      const next = new Map(present);
      edit(next);
      return next;
    });
  };
  return {
    /** All that the filters let through. */
    all,
    ids: [...rows.keys()],
    has: (id: string) => all || rows.has(id),
    /** As the list shows them now, or as they were when they were selected. */
    rows: (shown: readonly ProjectRow[]) =>
      [...rows].map(([id, row]) => shown.find((present) => present._id.$oid === id) ?? row),
    put: (shown: readonly ProjectRow[], chosen: boolean) =>
      change((next) => {
        for (const row of shown) {
          if (chosen) next.set(row._id.$oid, row);
          else next.delete(row._id.$oid);
        }
      }),
    /** Out of the whole list, the rows that are shown but for one. */
    putAllBut: (shown: readonly ProjectRow[], out: string) =>
      change((next) => {
        next.clear();
        for (const row of shown) if (row._id.$oid !== out) next.set(row._id.$oid, row);
      }),
    selectAll: () => {
      setRows(new Map());
      setAllOf(filterKey);
    },
    drop: (ids: readonly string[]) =>
      change((next) => {
        for (const id of ids) next.delete(id);
      }),
    clear: () => change((next) => next.clear()),
  };
}
export type SelectedProjects = ReturnType<typeof useSelectedProjects>;
