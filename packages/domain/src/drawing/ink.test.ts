import { expect, it } from 'vitest';
import { INKS } from './ink.ts';

/** Total ink that uncoated and coated paper both take, in percent. */
const MOST = 300;

it.each(Object.entries(INKS))('%s is a colour of its own, and dries in print', (_, { screen, cmyk }) => {
  expect(screen).toMatch(/^#[0-9a-f]{6}$/);
  expect(Object.values(INKS).filter((other) => other.screen === screen)).toHaveLength(1);
  for (const part of cmyk) expect(part).toBe(Math.min(100, Math.max(0, Math.round(part))));
  expect(cmyk.reduce((total: number, part) => total + part, 0)).toBeLessThanOrEqual(MOST);
});
