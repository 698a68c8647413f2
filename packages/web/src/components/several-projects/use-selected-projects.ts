import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { useState } from 'react';

/**
 * Selection in a list: rows, which stay selected when filtered out or on other pages, or all that match the filters
 * (`filterKey` identifies them; not needed by lists without select-all).
 */
export function useSelectedProjects(filterKey = '') {
  const [rows, setRows] = useState<ReadonlyMap<string, ProjectRow>>(new Map());
  // Select-all is bound to its filters: other filters clear it.
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
    /** All that match the filters. */
    all,
    ids: [...rows.keys()],
    has: (id: string) => all || rows.has(id),
    /** The rows with their current data, or as of their selection. */
    rows: (shown: readonly ProjectRow[]) =>
      [...rows].map(([id, row]) => shown.find((present) => present._id.$oid === id) ?? row),
    put: (shown: readonly ProjectRow[], chosen: boolean) =>
      change((next) => {
        for (const row of shown) {
          if (chosen) next.set(row._id.$oid, row);
          else next.delete(row._id.$oid);
        }
      }),
    /** Converts select-all into the displayed rows except one. */
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
