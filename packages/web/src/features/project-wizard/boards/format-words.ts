/** A format for display: name, letter, and centimetres. */
export interface FormatWords {
  /** 'Horizontal', 'Bois' */
  name: string;
  /** '60 × 90 cm', height first as in the name */
  size: string;
  /** In centimetres, as installed. */
  width: number;
  height: number;
}

/** A screen of 43 inches, at its usual width. */
const SCREEN = { long: 96, short: 54 };
const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
const number = (text: string | undefined) => Number((text ?? '0').replace(',', '.'));

function screenFormat(direction: string): FormatWords {
  const upright = direction === 'vertical';
  return {
    name: capital(direction),
    size: '16:9',
    width: upright ? SCREEN.short : SCREEN.long,
    height: upright ? SCREEN.long : SCREEN.short,
  };
}

/**
 * Parses 'Horizontal 60x90cm' (height x width), '16:9 vertical' and the stop-trottoirs, which are upright
 * (specification/boards.md#formats).
 */
export function formatWords(format: string): FormatWords {
  const screen = /^16:9 (\w+)$/.exec(format)?.[1];
  if (screen !== undefined) return screenFormat(screen);
  const [, name = '', first, second, stand] =
    /^(\p{L}*) ?([\d,]+)x([\d,]+) ?cm(?: \((\p{L}+)\))?$/u.exec(format) ?? [];
  const [height, width] = [number(first), number(second)];
  const upright = stand !== undefined;
  return {
    name: capital(stand ?? name),
    size: `${first} × ${second} cm`,
    width: upright ? Math.min(width, height) : width,
    height: upright ? Math.max(width, height) : height,
  };
}
