import { INKS, type Ink } from '@ardoise/domain/base/ink.ts';
import { CARD_FRAMES, FRIEZE_PATTERNS } from '@ardoise/domain/base/ornament-names.ts';
import { type CardInks, cardLookOf } from '@ardoise/domain/drawing/cards/card-look.ts';
import { describe, expect, it } from 'vitest';
import { ILLUSTRATIONS } from './illustrations.ts';
import { THEMES } from './themes.ts';

type Colour = readonly number[];

function colourOf(ink: Ink): Colour {
  return [1, 3, 5].map((at) => Number.parseInt(INKS[ink].screen.slice(at, at + 2), 16) / 255);
}

/** Relative luminance (WCAG 2). */
function luminance(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = colour.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of an ink at an opacity on another (WCAG 2). */
function contrast(words: Ink, on: Ink, opacity = 1): number {
  const below = colourOf(on);
  const mixed = colourOf(words).map((part, index) => part * opacity + (below[index] ?? 0) * (1 - opacity));
  const [lighter = 0, darker = 0] = [luminance(mixed), luminance(below)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Inks of words, what they lie on, and the contrast that they need: large and bold words need less. */
const WORDS: readonly (readonly [role: keyof CardInks, on: keyof CardInks, least: number])[] = [
  ['text', 'paper', 4.5],
  ['family', 'paper', 4.5],
  ['accent', 'paper', 4.5],
  ['title', 'paper', 4.5],
  ['boxText', 'box', 4.5],
  ['boxTitle', 'box', 3],
  ['price', 'box', 3],
];

describe.each(THEMES)('the theme $id', (theme) => {
  const look = cardLookOf(theme);

  it.each(WORDS)('sets %s on %s with a contrast of %d', (role, on, least) => {
    expect(contrast(look.inks[role], look.inks[on])).toBeGreaterThanOrEqual(least);
  });

  it('sets its lesser words with a contrast of 4.5', () => {
    expect(contrast(look.inks.text, look.inks.paper, look.soft)).toBeGreaterThanOrEqual(4.5);
  });
});

it('every theme has a frame of its own, and every frame a theme', () => {
  const frames = THEMES.map((theme) => cardLookOf(theme).frame);
  expect([...frames, 'plain'].sort()).toEqual([...CARD_FRAMES].sort());
});

it('every frieze has a pattern of its own', () => {
  const friezes = ILLUSTRATIONS.filter(({ type }) => type === 'frise');
  expect(friezes.map(({ field_apercu }) => field_apercu?.pattern).sort()).toEqual(
    [...FRIEZE_PATTERNS].sort(),
  );
});
