import { useState } from 'react';

/** Open categories, by project: kept when leaving and returning to the step. */
const opened = new Map<string, ReadonlySet<string>>();

/** State of the open categories; only `first` when the step is opened for the first time. */
export function useOpenCategories(projectId: string, first: string | undefined) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => opened.get(projectId) ?? new Set(first === undefined ? [] : [first]),
  );
  const toggle = (name: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(name);
    else next.delete(name);
    opened.set(projectId, next);
    setOpen(next);
  };
  return { isOpen: (name: string) => open.has(name), toggle };
}
