import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { useEffect, useRef } from 'react';
import { LAST_ROW } from '../api/device/sealed-places.ts';

/** The opened row, with its list and rank. */
interface LastRow {
  id: string;
  rank: number;
  list: string;
}

/** The present URL. */
const place = () => `${window.location.pathname}${window.location.search}`;

function keptRow(): LastRow | null {
  return JSON.parse(sessionStorage.getItem(LAST_ROW) ?? 'null') as LastRow | null;
}

function keepRow(last: LastRow): void {
  sessionStorage.setItem(LAST_ROW, JSON.stringify(last));
}

function takeRow(): LastRow | null {
  const last = keptRow();
  sessionStorage.removeItem(LAST_ROW);
  return last;
}

/** The row of the shown list at which the project is, among `rows`. */
function keepOpened(id: string, rows: HTMLElement[]): void {
  const rank = rows.findIndex((row) => row.dataset.project === id);
  keepRow({ id, rank: Math.max(rank, 0), list: place() });
}

/** After moving to another project of the list, `by` from the last: its row is the one to return to. */
export function goOnFromLastRow(id: string, by: 1 | -1): void {
  const last = keptRow();
  if (last !== null) keepRow({ ...last, id, rank: last.rank + by });
}

/** Remembers a row of the shown list that is opened by a link elsewhere on the page. */
export function rememberRow(id: string): void {
  keepOpened(id, rowsOf(document.body));
}

function rowsOf(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('[data-project]')];
}

function show(row: HTMLElement): void {
  const link = row.querySelector<HTMLElement>('[data-row-link]');
  if (link === null || link === document.activeElement) return;
  row.scrollIntoView({ block: 'center' });
  // What an act did is read first; Tab continues from there.
  if (document.activeElement?.closest('[data-said]') == null) link.focus({ preventScroll: true });
}

interface ShownList {
  rows: readonly ProjectRow[];
  /** A refetch is in progress. */
  reading: boolean;
  /** Fetches the next page; absent at the end of the list. */
  onMore: (() => void) | undefined;
}

/**
 * Restores the position in a list: the opened project is remembered for this tab; when its row is rendered again, it is
 * scrolled into view and focused. If it has left the list, the row in its place is.
 */
export function useLastRow({ rows, reading, onMore }: ShownList) {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<LastRow | null | undefined>(undefined);
  const drawn = rows.length > 0;

  useEffect(() => {
    if (!drawn || box.current === null) return;
    // Read once: rows opened from here on are for the next visit.
    if (last.current === undefined) last.current = takeRow();
    if (last.current === null) return;
    const { id, rank, list } = last.current;
    const shown = rowsOf(box.current);
    const same = shown.find((row) => row.dataset.project === id);
    if (same) show(same);
    // It may be on a page that is not fetched yet, or its successor may.
    else if (list === place() && rank >= rows.length && onMore) {
      if (!reading) onMore();
      return;
    } else if (list === place() && !reading) {
      const instead = shown[Math.min(rank, shown.length - 1)];
      if (instead) show(instead);
    }
    if (!reading) last.current = null;
  }, [drawn, rows, reading, onMore]);

  useEffect(() => {
    const list = box.current;
    if (!drawn || list === null) return;
    const remember = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const row = link?.closest<HTMLElement>('[data-project]');
      const id = row?.dataset.project;
      if (id) keepOpened(id, rowsOf(list));
    };
    list.addEventListener('click', remember);
    return () => list.removeEventListener('click', remember);
  }, [drawn]);

  return box;
}
