import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { useCallback, useState } from 'react';
import { indexOfSheet, sheetsOf } from './proof-sheets.ts';

/** State of the displayed page, over all files; `startsAt` is the id of the first displayed one. */
export function useLeafing(files: readonly ProjectFile[], startsAt = '') {
  const [index, setIndex] = useState(() => indexOfSheet(sheetsOf(files, {}), startsAt, 1));
  const [opened, setOpened] = useState<Readonly<Record<string, number>>>({});
  const sheets = sheetsOf(files, opened);
  // A replaced proof may have fewer pages.
  const shown = Math.min(index, sheets.length - 1);
  const show = (next: number) => setIndex(Math.max(0, Math.min(sheets.length - 1, next)));
  const count = useCallback(
    (fileId: string) => (pages: number) =>
      setOpened((now) => (now[fileId] === pages ? now : { ...now, [fileId]: pages })),
    [],
  );
  return {
    sheets,
    index: shown,
    sheet: sheets[shown],
    show,
    turn: (pages: 1 | -1) => show(shown + pages),
    count,
  };
}

export type Leafing = ReturnType<typeof useLeafing>;
