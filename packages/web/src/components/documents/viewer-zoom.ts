/** Width of the document relative to the available width: 1 fits. */
const LEVELS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** The next level up or down; unchanged at either end. */
export function zoomed(level: number, direction: 1 | -1): number {
  const levels = direction === 1 ? LEVELS : [...LEVELS].reverse();
  return levels.find((candidate) => (direction === 1 ? candidate > level : candidate < level)) ?? level;
}

export function isLast(level: number, direction: 1 | -1): boolean {
  return zoomed(level, direction) === level;
}
