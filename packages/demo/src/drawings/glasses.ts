import { flat, ink, type Marks, n, shine } from './print.ts';
import { oval, type Profile, segment, turned } from './shapes.ts';

/** A bowl cut out of an ellipse about (axis, `middle`), from `rim` down. */
interface RoundBowl {
  rim: number;
  middle: number;
  rx: number;
  ry: number;
}

/** A glass in a picture of 80 by 96 units, its axis at 40. */
export interface Glass {
  bowl: Profile | RoundBowl;
  foot: number;
  /** Where the liquid begins. */
  level: number;
  /** The bottom of the stem, for a stemmed glass. */
  stemTo?: number;
}

const GLASS_AXIS = 40;

export const GLASSES: Record<
  'highball' | 'tumbler' | 'coupe' | 'ballon' | 'tulipe' | 'flute' | 'bocal' | 'mug',
  Glass
> = {
  highball: {
    bowl: [
      [18, 15],
      [88, 12.5],
    ],
    foot: 3,
    level: 27,
  },
  tumbler: {
    bowl: [
      [42, 19],
      [88, 16],
    ],
    foot: 4,
    level: 52,
  },
  coupe: { bowl: { rim: 34, middle: 34, rx: 24, ry: 22 }, foot: 0, level: 38, stemTo: 89 },
  ballon: { bowl: { rim: 20, middle: 38, rx: 22, ry: 24 }, foot: 0, level: 29, stemTo: 89 },
  tulipe: {
    bowl: [
      [16, 14],
      [30, 12],
      [46, 17],
      [66, 4],
    ],
    foot: 4,
    level: 22,
    stemTo: 89,
  },
  flute: { bowl: { rim: 12, middle: 34, rx: 11, ry: 30 }, foot: 0, level: 20, stemTo: 89 },
  bocal: {
    bowl: [
      [26, 14],
      [32, 14],
      [40, 18],
      [88, 18],
    ],
    foot: 5,
    level: 44,
  },
  mug: {
    bowl: [
      [34, 18],
      [88, 18],
    ],
    foot: 4,
    level: 34,
  },
};

export type GlassKind = keyof typeof GLASSES;

/** Half-width of a bowl at a height; on a turned bowl, of the wall that reaches it from above. */
function halfWidth({ bowl }: Glass, y: number): number {
  if (!Array.isArray(bowl)) return bowl.rx * Math.sqrt(Math.max(0, 1 - ((y - bowl.middle) / bowl.ry) ** 2));
  const next = bowl.findIndex(([at]) => at >= y);
  const [low, high] = [bowl[Math.max(next - 1, 0)], bowl[Math.max(next, 0)]];
  if (!low || !high || low[0] === high[0]) return high?.[1] ?? 0;
  return low[1] + ((high[1] - low[1]) * (y - low[0])) / (high[0] - low[0]);
}

/** The bowl from a height down. */
function bowlBelow(glass: Glass, y: number): string {
  const { bowl } = glass;
  const half = halfWidth(glass, y);
  if (Array.isArray(bowl))
    return turned(GLASS_AXIS, [[y, half], ...bowl.filter(([at]) => at > y)], glass.foot);
  const arc = `A${bowl.rx} ${bowl.ry} 0 ${y < bowl.middle ? 1 : 0} 1 ${n(GLASS_AXIS - half)} ${n(y)}z`;
  return `M${n(GLASS_AXIS - half)} ${n(y)}H${n(GLASS_AXIS + half)}${arc}`;
}

function rimOf({ bowl }: Glass): number {
  return Array.isArray(bowl) ? (bowl[0]?.[0] ?? 0) : bowl.rim;
}

function bottomOf({ bowl }: Glass): number {
  return Array.isArray(bowl) ? (bowl.at(-1)?.[0] ?? 88) : bowl.middle + bowl.ry;
}

/** What a glass holds: a band of colour from each level down. */
export function liquids(glass: Glass, layers: [from: number, colour: string][]): Marks {
  return layers.map(([from, colour]) => flat(bowlBelow(glass, from), colour));
}

function stem(bottom: number, to: number): Marks {
  const foot = oval(GLASS_AXIS, to - 2, 14, 2.4);
  const walls =
    segment(GLASS_AXIS - 1.5, bottom, GLASS_AXIS - 1.5, to - 4) +
    segment(GLASS_AXIS + 1.5, bottom, GLASS_AXIS + 1.5, to - 4);
  return [flat(foot, '#dbe3de'), ink(foot), ink(walls, 1.3)];
}

/** The outline of the glass, its surface, its stem and its light. */
export function glassOutline(glass: Glass): Marks {
  const bottom = bottomOf(glass);
  const rim = rimOf(glass);
  const surface = halfWidth(glass, glass.level);
  const [from, to] = [glass.level + 6, Math.min(bottom - 14, glass.level + 24)];
  const wall = (y: number) => GLASS_AXIS - halfWidth(glass, y) + 4.2;
  return [
    ink(bowlBelow(glass, rim)),
    ink(segment(GLASS_AXIS - surface, glass.level, GLASS_AXIS + surface, glass.level), 1),
    glass.stemTo ? stem(bottom, glass.stemTo) : [],
    shine(segment(wall(from), from, wall(to), to), 2),
    shine(segment(wall(rim + 3), rim + 3, wall(rim + 5), rim + 5), 1.4),
  ];
}

/** Clear glass behind the liquid. */
export function clearGlass(glass: Glass): Marks {
  return flat(bowlBelow(glass, rimOf(glass)), '#e3eae2');
}

/** Ice cubes, tilted. */
export function iceCubes(spots: [x: number, y: number, turn: number][]): Marks {
  return spots.map(([x, y, turn]) => {
    const corner = (i: number) => {
      const a = (turn * Math.PI) / 180 + (i * Math.PI) / 2 + Math.PI / 4;
      return `${n(x + 7 * Math.cos(a))} ${n(y + 7 * Math.sin(a))}`;
    };
    const d = `M${corner(0)}L${corner(1)}L${corner(2)}L${corner(3)}z`;
    return [flat(d, '#fff', 0.5), ink(d, 0.9)];
  });
}

/** The handle of the copper mug. */
export function mugHandle(): Marks {
  return ink('M58 46h6q6 0 6 6v14q0 6-6 6h-6', 3.4);
}
