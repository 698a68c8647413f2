/** A picture by its luminance, one byte a pixel. */
export interface GreyPicture {
  width: number;
  height: number;
  grey: Uint8Array;
}

/** Dark, light, dark, light, dark of a finder pattern, in modules. */
const FINDER = [1, 1, 3, 1, 1];
const MIDDLE_GREY = 128;

/** Lengths of the runs of one tone along a row, and where each begins. */
function runsOf(
  { width, grey }: GreyPicture,
  row: number,
): { from: number; length: number; dark: boolean }[] {
  const runs: { from: number; length: number; dark: boolean }[] = [];
  for (let x = 0; x < width; x += 1) {
    const dark = (grey[row * width + x] ?? 255) < MIDDLE_GREY;
    const last = runs.at(-1);
    if (last?.dark === dark) last.length += 1;
    else runs.push({ from: x, length: 1, dark });
  }
  return runs;
}

/** The middles of finder patterns along a row, as shares of the width. */
function findersOf(picture: GreyPicture, row: number): number[] {
  const runs = runsOf(picture, row);
  return runs.flatMap((first, at) => {
    const five = runs.slice(at, at + FINDER.length);
    if (!first.dark || five.length < FINDER.length) return [];
    const module = five.reduce((sum, { length }) => sum + length, 0) / 7;
    const fits = five.every(
      ({ length }, rank) => Math.abs(length - (FINDER[rank] ?? 0) * module) <= module / 2 + 1,
    );
    return fits && module >= 1 ? [(first.from + 3.5 * module) / picture.width] : [];
  });
}

/** Whether it is a QR code: finder patterns at its top left, top right and bottom left. */
export function isQrCode(picture: GreyPicture): boolean {
  const { height } = picture;
  const rows = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) * height) }, (_, rank) => Math.floor(from * height) + rank);
  const isAtTop = rows(0, 0.35).some((row) => {
    const found = findersOf(picture, row);
    return found.some((place) => place < 0.4) && found.some((place) => place > 0.6);
  });
  return isAtTop && rows(0.65, 1).some((row) => findersOf(picture, row).some((place) => place < 0.4));
}
