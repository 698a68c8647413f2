import { exifOfTime, exifTime } from '@ardoise/domain/base/exif-time.ts';
import { POSE_PHOTO_SIDE } from '@ardoise/domain/rules/pose-photos.ts';

const QUALITY = 0.86;
/** Cameras write Exif data before the picture. */
const HEAD = 256 * 1024;
const [SOI, APP1] = [0xffd8, 0xffe1];
const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];

/** When a JPEG was taken, by its Exif data. */
export function timeOfJpeg(bytes: Uint8Array): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== SOI) return null;
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = view.getUint16(at);
    const end = at + 2 + view.getUint16(at + 2);
    // The picture itself begins: nothing is said after it.
    if (marker < APP1 - 1 || marker > 0xfffe || end <= at + 2) return null;
    const content = bytes.subarray(at + 4, end);
    if (marker === APP1 && EXIF.every((code, index) => content[index] === code))
      return exifTime(content.subarray(EXIF.length));
    at = end;
  }
  return null;
}

/** The same JPEG, which says when it was taken and nothing else. */
export function jpegOfTime(jpeg: Uint8Array<ArrayBuffer>, time: string): Blob {
  const tiff = exifOfTime(time);
  const segment = new Uint8Array(4 + EXIF.length + tiff.length);
  const view = new DataView(segment.buffer);
  view.setUint16(0, APP1);
  view.setUint16(2, segment.length - 2);
  segment.set(EXIF, 4);
  segment.set(tiff, 4 + EXIF.length);
  return new Blob([jpeg.subarray(0, 2), segment, jpeg.subarray(2)], { type: 'image/jpeg' });
}

async function drawn(picture: ImageBitmap): Promise<Uint8Array<ArrayBuffer> | null> {
  const scale = POSE_PHOTO_SIDE / Math.max(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob === null ? null : new Uint8Array(await blob.arrayBuffer());
}

/**
 * A photo of the pose as it is sent: 2,560 px at its longest side, upright, with its time and without its place. One that
 * is smaller stays as it is, and loses its place at the server; so does what this browser cannot read.
 */
export async function reducePhoto(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return file;
  try {
    if (Math.max(picture.width, picture.height) <= POSE_PHOTO_SIDE) return file;
    const jpeg = await drawn(picture);
    if (jpeg === null) return file;
    const time = timeOfJpeg(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
    const made = time === null ? new Blob([jpeg], { type: 'image/jpeg' }) : jpegOfTime(jpeg, time);
    return new File([made], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' });
  } finally {
    picture.close();
  }
}
