import type { SeededRandom } from '../seed/seeded-random.ts';

/** 24 hex digits, the first 8 the time in seconds, like the server's ids. */
export function hexId(at: Date, random: SeededRandom): string {
  const seconds = Math.floor(at.getTime() / 1000)
    .toString(16)
    .padStart(8, '0');
  return seconds + Array.from({ length: 16 }, () => random.between(0, 15).toString(16)).join('');
}
