/** How a page is looked at: 1 fits it; the fractions of the page that stand in the middle of its room. */
export interface View {
  zoom: number;
  x: number;
  y: number;
}

/** In pixels. */
export interface Size {
  width: number;
  height: number;
}

export const WHOLE: View = { zoom: 1, x: 0.5, y: 0.5 };
const MOST_ZOOM = 8;
const STEP = 1.5;

/** The page at its zoom, of this shape (width / height). */
export function pageSize(room: Size, shape: number, zoom: number): Size {
  const width = Math.min(room.width, room.height * shape) * zoom;
  return { width, height: width / shape };
}

/** The middle of the room stays on the page: a page that fits is centred. */
function held(at: number, page: number, room: number): number {
  if (page <= room) return 0.5;
  const most = room / 2 / page;
  return Math.min(1 - most, Math.max(most, at));
}

/** The nearest view in which no page leaves its room. */
export function clamped({ zoom, x, y }: View, room: Size, shape: number): View {
  const limited = Math.min(MOST_ZOOM, Math.max(1, zoom));
  const page = pageSize(room, shape, limited);
  return { zoom: limited, x: held(x, page.width, room.width), y: held(y, page.height, room.height) };
}

/** Moved by so many pixels, as a finger moves the page. */
export function panned(view: View, by: { x: number; y: number }, room: Size, shape: number): View {
  const page = pageSize(room, shape, view.zoom);
  return clamped({ ...view, x: view.x - by.x / page.width, y: view.y - by.y / page.height }, room, shape);
}

/** Zoomed about a point of the room, in pixels from its middle: what is below it stays there. */
export function zoomedAt(
  view: View,
  factor: number,
  at: { x: number; y: number },
  room: Size,
  shape: number,
): View {
  const before = pageSize(room, shape, view.zoom);
  const zoom = clamped({ ...view, zoom: view.zoom * factor }, room, shape).zoom;
  const after = pageSize(room, shape, zoom);
  const x = view.x + at.x / before.width - at.x / after.width;
  const y = view.y + at.y / before.height - at.y / after.height;
  return clamped({ zoom, x, y }, room, shape);
}

/** One step nearer or farther. */
export function stepOf(direction: 1 | -1): number {
  return direction === 1 ? STEP : 1 / STEP;
}

export function isNearest({ zoom }: View): boolean {
  return zoom >= MOST_ZOOM;
}

/** Where a point of the page (fractions of it) is in sight: as it is, or the page moved until it is in the middle. */
export function showing(view: View, point: { x: number; y: number }, room: Size, shape: number): View {
  const page = pageSize(room, shape, view.zoom);
  const isSeen =
    Math.abs(point.x - view.x) * page.width < room.width * 0.45 &&
    Math.abs(point.y - view.y) * page.height < room.height * 0.45;
  return isSeen ? view : clamped({ ...view, ...point }, room, shape);
}
