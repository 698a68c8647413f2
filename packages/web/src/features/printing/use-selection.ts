import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { useState } from 'react';

/** The projects selected, by id: they stay selected when a filter no longer shows them, or another page is loaded. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlyMap<string, ProjectRow>>(new Map());
  const change = (edit: (next: Map<string, ProjectRow>) => void) =>
    setSelected((present) => {
      const next = new Map(present);
      edit(next);
      return next;
    });
  return {
    has: (id: string) => selected.has(id),
    ids: [...selected.keys()],
    /** As the list shows them now, or as they were when they were selected. */
    rows: (shown: readonly ProjectRow[]) =>
      [...selected].map(([id, row]) => shown.find((present) => present._id.$oid === id) ?? row),
    put: (rows: readonly ProjectRow[], chosen: boolean) =>
      change((next) => {
        for (const row of rows) {
          if (chosen) next.set(row._id.$oid, row);
          else next.delete(row._id.$oid);
        }
      }),
    drop: (ids: readonly string[]) =>
      change((next) => {
        for (const id of ids) next.delete(id);
      }),
    clear: () => setSelected(new Map()),
  };
}
export type Selection = ReturnType<typeof useSelection>;
