/** When a photo was taken, in its Exif data: `2026:11:23 14:05:09`, the local time of the camera. */

const TIME = /^\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/;
const LENGTH = 19;
const [DATE_TIME, EXIF, DATE_TIME_ORIGINAL] = [0x0132, 0x8769, 0x9003];
const ASCII = 2;
/** TIFF header, and an entry of a directory. */
const [HEADER, ENTRY] = [8, 12];

/** The offset of an entry's value in a directory; null where the directory is cut, or has no such entry. */
function valueAt(view: DataView, small: boolean, directory: number, tag: number): number | null {
  if (directory < HEADER || directory + 2 > view.byteLength) return null;
  const count = view.getUint16(directory, small);
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * ENTRY;
    if (at + ENTRY > view.byteLength) return null;
    if (view.getUint16(at, small) === tag) return view.getUint32(at + 8, small);
  }
  return null;
}

function timeAt(view: DataView, at: number | null): string | null {
  if (at === null || at + LENGTH > view.byteLength) return null;
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, LENGTH);
  const text = String.fromCharCode(...bytes);
  return TIME.test(text) ? text : null;
}

/** The time that a TIFF block of Exif data names, the shutter's first; null where it names none, or is damaged. */
export function exifTime(tiff: Uint8Array): string | null {
  if (tiff.byteLength < HEADER) return null;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const order = view.getUint32(0);
  const small = order === 0x49492a00;
  if (!small && order !== 0x4d4d002a) return null;
  const directory = view.getUint32(4, small);
  const exif = valueAt(view, small, directory, EXIF);
  const taken = exif === null ? null : valueAt(view, small, exif, DATE_TIME_ORIGINAL);
  return timeAt(view, taken) ?? timeAt(view, valueAt(view, small, directory, DATE_TIME));
}

/** A TIFF block that names a time, and nothing else. */
export function exifOfTime(time: string): Uint8Array<ArrayBuffer> {
  const text = HEADER + 2 + ENTRY + 4;
  const tiff = new Uint8Array(text + LENGTH + 1);
  const view = new DataView(tiff.buffer);
  view.setUint32(0, 0x4d4d002a);
  view.setUint32(4, HEADER);
  view.setUint16(HEADER, 1);
  view.setUint16(HEADER + 2, DATE_TIME);
  view.setUint16(HEADER + 4, ASCII);
  view.setUint32(HEADER + 6, LENGTH + 1);
  view.setUint32(HEADER + 10, text);
  for (let index = 0; index < LENGTH; index += 1) view.setUint8(text + index, time.charCodeAt(index));
  return tiff;
}
