/** Of a page before it is opened: a sheet of A4. */
export const USUAL_SHAPE = 210 / 297;

/** The width in pixels at which a page of this shape (width / height) fits a room. */
export function fittedWidth(room: { width: number; height: number }, shape: number): number {
  return Math.floor(Math.min(room.width, room.height * shape));
}
