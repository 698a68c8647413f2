import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pageSize, type Size } from './room-view.ts';
import type { RoomViews, SideIndex } from './room-views.ts';

/** A sharper picture is asked for once the page stands still for so long. */
const STILL_MS = 150;

interface Fitted {
  views: RoomViews;
  side: SideIndex;
  /** Width divided by height of the page. */
  shape: number;
}

/** Sets the place and size of the paper in its box, as the view says. */
function place(paper: HTMLElement, box: HTMLElement, room: Size, { views, side, shape }: Fitted): void {
  const { zoom, x, y } = views.viewOf(side);
  const { width, height } = pageSize(room, shape, zoom);
  if (width === 0) return;
  paper.style.width = `${width}px`;
  paper.style.height = `${height}px`;
  paper.style.transform = `translate(${room.width / 2 - x * width}px, ${room.height / 2 - y * height}px)`;
  box.toggleAttribute('data-near', zoom > 1);
}

/** Calls `work` in the next frame, and `rest` once nothing was asked for some time. */
function inFrames(work: () => void, rest: () => void) {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ask: () => {
      if (frame === 0)
        frame = requestAnimationFrame(() => {
          frame = 0;
          work();
        });
      clearTimeout(timer);
      timer = setTimeout(rest, STILL_MS);
    },
    stop: () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
}

/**
 * Places the paper in its box as the view says: by its style alone, in the next frame. `width` is its width in pixels
 * once it stands still, 0 before there is room.
 */
export function useFittedPaper(
  box: RefObject<HTMLElement | null>,
  paper: RefObject<HTMLElement | null>,
  { views, side, shape }: Fitted,
): { width: number } {
  const [width, setWidth] = useState(0);
  const room = useRef<Size>({ width: 0, height: 0 });

  useLayoutEffect(() => {
    const put = () => {
      if (paper.current && box.current)
        place(paper.current, box.current, room.current, { views, side, shape });
    };
    const frames = inFrames(put, () => setWidth(Math.round(views.widthOf(side))));
    const stop = views.subscribe(side, frames.ask);
    views.fit(side, room.current, shape);
    return () => {
      stop();
      frames.stop();
    };
  }, [box, paper, views, side, shape]);

  useEffect(() => {
    const shown = box.current;
    if (shown === null) return;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width: across, height } = entry.contentRect;
      const isFirst = room.current.width === 0;
      room.current = { width: across, height };
      views.fit(side, room.current, shape);
      // At once, not once it stands still: the first picture is waited for.
      if (isFirst) setWidth(Math.round(views.widthOf(side)));
    });
    watcher.observe(shown);
    return () => watcher.disconnect();
  }, [box, views, side, shape]);
  return { width };
}
