import { INKS } from '@ardoise/domain/base/ink.ts';

/** Cyan, magenta, yellow and black in percent. */
export type PrintColour = readonly [number, number, number, number];

const INK_OF_SCREEN = new Map<string, PrintColour>(
  Object.values(INKS).map(({ screen, cmyk }) => [screen, cmyk]),
);
/** Total ink that uncoated and coated paper both take, as of the inks. */
const MOST = 300;

/**
 * A colour of the screen, each part of 0 to 1, in percent of each ink. Black replaces what the three others have in
 * common: little of it in pale colours, most in dark ones, as in the inks that were computed. Matched to no press.
 */
export function separated(red: number, green: number, blue: number): PrintColour {
  const [c, m, y] = [1 - red, 1 - green, 1 - blue];
  const common = Math.min(c, m, y);
  const black = common * (0.18 + 0.7 * common);
  const rest = [c, m, y].map((part) => ((part - black) / (1 - black)) * 100);
  const total = rest.reduce((sum, part) => sum + part, 0);
  const fitting = Math.min(1, (MOST - black * 100) / total || 1);
  const [cyan = 0, magenta = 0, yellow = 0] = rest.map((part) => Math.floor(part * fitting));
  return [cyan, magenta, yellow, Math.round(black * 100)];
}

/** A colour of a picture ('#a82a1e'): the ink of that colour, else separated. */
export function printColour(screen: string): PrintColour {
  const colour = screen.toLowerCase();
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  );
  return INK_OF_SCREEN.get(colour) ?? separated(red, green, blue);
}
