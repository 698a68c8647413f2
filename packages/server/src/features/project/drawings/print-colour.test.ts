import { INKS } from '@ardoise/domain/base/ink.ts';
import { expect, it } from 'vitest';
import { printColour, separated } from './print-colour.ts';

it('gives a colour of a picture that is an ink’s that ink, exactly', () => {
  for (const { screen, cmyk } of Object.values(INKS)) expect(printColour(screen.toUpperCase())).toEqual(cmyk);
});

it('separates other colours as the inks were computed, within three percent', () => {
  const chosen = Object.keys(INKS).indexOf('encre');
  for (const [name, { screen, cmyk }] of Object.entries(INKS).slice(chosen)) {
    const parts = [1, 3, 5].map((at) => Number.parseInt(screen.slice(at, at + 2), 16) / 255);
    const [red = 0, green = 0, blue = 0] = parts;
    for (const [index, part] of separated(red, green, blue).entries())
      expect(Math.abs(part - (cmyk[index] ?? 0)), `${name} ${index}`).toBeLessThanOrEqual(3);
  }
});

it('keeps white white, black black, and every colour dry', () => {
  expect(separated(1, 1, 1)).toEqual([0, 0, 0, 0]);
  const steps = [0, 0.25, 0.5, 0.75, 1];
  for (const red of steps)
    for (const green of steps)
      for (const blue of steps) {
        const colour = separated(red, green, blue);
        expect(colour.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(300);
        for (const part of colour) expect(part).toBe(Math.min(100, Math.max(0, part)));
      }
  expect(separated(0, 0, 0)[3]).toBeGreaterThan(80);
});
