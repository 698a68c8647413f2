import { expect, it } from 'vitest';
import { jpegOfTime, timeOfJpeg } from './reduce-photo.ts';

const TIME = '2026:11:23 14:05:09';
/** SOI, a JFIF segment, start of scan, EOI. */
const BARE = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 2, 0xff, 0xd9]);

it('gives a smaller picture the time of the one that was taken, and nothing else', async () => {
  const dated = jpegOfTime(BARE, TIME);
  const bytes = new Uint8Array(await dated.arrayBuffer());
  expect(timeOfJpeg(bytes)).toBe(TIME);
  // Its own bytes follow as they were.
  expect([...bytes.slice(0, 2), ...bytes.slice(bytes.length - BARE.length + 2)]).toEqual([...BARE]);
});

it('finds no time in a picture without one, in other bytes, nor in what is cut', async () => {
  expect(timeOfJpeg(BARE)).toBeNull();
  expect(timeOfJpeg(new TextEncoder().encode('%PDF-1.7'))).toBeNull();
  const bytes = new Uint8Array(await jpegOfTime(BARE, TIME).arrayBuffer());
  for (const length of [0, 3, 9, 30]) expect(timeOfJpeg(bytes.subarray(0, length))).toBeNull();
});
