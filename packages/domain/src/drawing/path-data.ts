/** Rounded to a hundredth, as every length of a drawing. */
function r2(length: number): number {
  return Math.round(length * 100) / 100;
}

/**
 * Template tag for SVG path data: rounds each number to a hundredth, inserts other path data as it is. Write absolute
 * commands only, each with its letter (M L H V C Q A Z), so that `placedPath` can move them.
 */
export function path(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  const written = values.map((value) => (typeof value === 'number' ? r2(value) : value));
  return String.raw({ raw: parts }, ...written);
}

const COMMAND = /([MLHVCQAZ])([^MLHVCQAZ]*)/g;

/** An arc's radii grow, its ends move; a mirror image turns the other way. */
function placedArc(arc: readonly number[], x: number, y: number, sx: number, sy: number): string {
  const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, toX = 0, toY = 0] = arc;
  const way = sx * sy < 0 ? 1 - sweep : sweep;
  return path`A${rx * Math.abs(sx)} ${ry * Math.abs(sy)} ${turn} ${large} ${way} ${x + toX * sx} ${y + toY * sy}`;
}

/** Path data scaled, then moved to (x, y); a negative scale mirrors it. Rounded to a hundredth. */
export function placedPath(d: string, x: number, y: number, sx: number, sy = sx): string {
  return d.replace(COMMAND, (_, command: string, rest: string) => {
    const values =
      rest.trim() === ''
        ? []
        : rest
            .trim()
            .split(/[\s,]+/)
            .map(Number);
    if (command === 'A') return placedArc(values, x, y, sx, sy);
    if (command === 'V') return path`V${y + (values[0] ?? 0) * sy}`;
    const placed = values.map((value, index) => r2(index % 2 === 0 ? x + value * sx : y + value * sy));
    return command + placed.join(' ');
  });
}
