import { expect, it } from 'vitest';
import { exifOfTime, exifTime } from './exif-time.ts';

const TIME = '2026:11:23 14:05:09';

it('reads the time that it wrote', () => {
  expect(exifTime(exifOfTime(TIME))).toBe(TIME);
});

it('reads none where the block is cut at any place, or holds another text', () => {
  const whole = exifOfTime(TIME);
  for (let length = 0; length < whole.length - 1; length += 1)
    expect([length, exifTime(whole.subarray(0, length))]).toEqual([length, null]);
  expect(exifTime(exifOfTime('48.8566 N, 2.3522 E'))).toBeNull();
});
