import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { type LedgerLines, withKept } from './ledger-lines.ts';

/** Heights until a line is measured, in pixels. */
const ROW = 68;
const FAMILY = 60;

/** Overscan: lines rendered beyond either edge of the viewport, so that the Tab key reaches them. */
const BEYOND = 6;

/** Scroll margin of a line at the edges of the viewport: the tip of a lifted row. */
const ROOM = 100;

/** Distance from the top of the page to the lines. */
function useTopOf(box: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    // Content above it may grow: observed by the page's height.
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [box]);
  return top;
}

/** Positions of lines, from their boxes on the page; `top` is the ledger's. */
function placesOf(
  { lines, firsts, byId }: LedgerLines,
  top: number,
  measured: (line: number) => { start: number; end: number } | undefined,
) {
  const boxOf = (line: number) => measured(line) ?? { start: top, end: top };
  return {
    startOf: (line: number) => boxOf(line).start,
    /** Position of a family, from the top of the ledger, and the height of its entries. */
    roomOf(family: number, count: number) {
      const first = firsts[family] ?? 0;
      const before = lines[first - 1];
      const isNamed = before?.family === family && before.place === -1;
      const rows = boxOf(first).start;
      const start = isNamed ? boxOf(first - 1).start : rows;
      return { first, top: start - top, rows, height: boxOf(first + count - 1).end - rows };
    },
    /** The middle of an entry's row, from the top of the page. */
    middleOf(id: string) {
      const { start, end } = boxOf(byId.get(id) ?? 0);
      return (start + end) / 2;
    },
  };
}

/**
 * The lines of a long ledger that are near the window, by their measured heights; the rest are room alone
 * (docs/decisions/long-ledgers-draw-what-is-near.md). The entry `kept` is drawn wherever it is: what has the focus, as
 * a lifted one does, must not leave the page.
 */
export function useLedgerWindow(
  ledger: LedgerLines,
  box: RefObject<HTMLElement | null>,
  kept: string | undefined,
) {
  const { lines, byId } = ledger;
  const top = useTopOf(box);
  const keptLine = byId.get(kept ?? '');
  const rangeExtractor = useCallback(
    (range: Range) => withKept(defaultRangeExtractor(range), keptLine),
    [keptLine],
  );
  const estimateSize = useCallback((line: number) => (lines[line]?.place === -1 ? FAMILY : ROW), [lines]);
  const getItemKey = useCallback((line: number) => lines[line]?.key ?? line, [lines]);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: lines.length,
    estimateSize,
    getItemKey,
    rangeExtractor,
    overscan: BEYOND,
    scrollMargin: top,
    scrollPaddingStart: ROOM,
    scrollPaddingEnd: ROOM,
    initialRect: { width: 0, height: typeof window === 'undefined' ? 0 : window.innerHeight },
  });
  const drawn = virtualizer.getVirtualItems();
  return {
    drawn,
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    ...placesOf(ledger, top, (line) => virtualizer.measurementsCache[line]),
    /** Scrolls a place of an entry's family into sight. */
    show(id: string, place: number) {
      const line = byId.get(id);
      const own = line === undefined ? undefined : lines[line];
      if (line !== undefined && own) virtualizer.scrollToIndex(line - own.place + place, { align: 'auto' });
    },
  };
}
