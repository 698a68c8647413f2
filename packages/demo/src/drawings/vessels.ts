import { below, box, type Profile, turned } from './shapes.ts';

/** A container of a drink, in a picture of 56 by 96 units, its axis at 28. */
export interface Vessel {
  profile: Profile;
  foot: number;
  /** Where the liquid begins; the wall is straight there. Opaque containers have none. */
  level?: number;
  /** Top and bottom of the label. */
  label: [number, number];
  /** Half-width of the label's wall. */
  wall: number;
  cap: [y: number, halfWidth: number, height: number];
  /** Upper and lower end of the light on the wall. */
  light: [number, number];
}

export const AXIS = 28;

const LONG_NECK: Vessel = {
  profile: [
    [7, 5],
    [23, 5],
    [43, 14],
    [90, 14],
  ],
  foot: 4,
  level: 15,
  label: [51, 76],
  wall: 14,
  cap: [4, 6, 6],
  light: [46, 48],
};

export const VESSELS = {
  'verre-33': LONG_NECK,
  'verre-25': {
    profile: [
      [15, 4.5],
      [27, 4.5],
      [38, 10.5],
      [52, 12.5],
      [62, 11],
      [74, 12.5],
      [90, 12.5],
    ],
    foot: 4,
    level: 22,
    label: [56, 77],
    wall: 12.5,
    cap: [12, 5.5, 5],
    light: [42, 50],
  },
  'verre-20': {
    profile: [
      [28, 4.5],
      [38, 4.5],
      [50, 12],
      [90, 12],
    ],
    foot: 3,
    level: 34,
    label: [57, 79],
    wall: 12,
    cap: [25, 5.5, 5],
    light: [52, 54],
  },
  'verre-jus': {
    profile: [
      [22, 6],
      [30, 6],
      [46, 12.5],
      [90, 12.5],
    ],
    foot: 4,
    level: 28,
    label: [54, 76],
    wall: 12.5,
    cap: [17, 7.5, 7],
    light: [48, 51],
  },
  'verre-50': {
    profile: [
      [9, 4.5],
      [28, 4.5],
      [48, 12.5],
      [90, 12.5],
    ],
    foot: 3,
    level: 18,
    label: [56, 76],
    wall: 12.5,
    cap: [6, 5.8, 6],
    light: [50, 53],
  },
  'verre-100': {
    profile: [
      [6, 4.5],
      [25, 4.5],
      [50, 15],
      [91, 15],
    ],
    foot: 3,
    level: 14,
    label: [55, 78],
    wall: 15,
    cap: [3, 5.8, 6],
    light: [50, 52],
  },
  'sirop-70': {
    profile: [
      [8, 4],
      [38, 4],
      [46, 12],
      [91, 12],
    ],
    foot: 3,
    level: 24,
    label: [54, 80],
    wall: 12,
    cap: [3, 5, 8],
    light: [49, 51],
  },
  'biere-33': {
    ...LONG_NECK,
    profile: [
      [7, 4.8],
      [28, 5.4],
      [44, 14],
      [90, 14],
    ],
  },
  'pet-50': {
    profile: [
      [10, 4.5],
      [15, 4.5],
      [35, 13],
      [43, 13],
      [51, 11],
      [60, 13.5],
      [91, 13.5],
    ],
    foot: 5,
    level: 13,
    label: [60, 80],
    wall: 13.5,
    cap: [4, 5.5, 7],
    light: [38, 44],
  },
} as const satisfies Record<string, Vessel>;

export type Glassware = keyof typeof VESSELS;

/** Outline of a container, and of what it holds. */
export function vesselOutline(vessel: Vessel): { outline: string; liquid: string } {
  const [capTop, , capHeight] = vessel.cap;
  const [, neck] = vessel.profile[0] ?? [0, 4];
  // The neck starts under the cap, so that its lip does not show through.
  const outline = turned(AXIS, [[capTop + capHeight, neck], ...vessel.profile.slice(1)], vessel.foot);
  const liquid =
    vessel.level === undefined ? outline : turned(AXIS, below(vessel.profile, vessel.level), vessel.foot);
  return { outline, liquid };
}

/** A can: its outline with both bevels, and its flat wall. */
export function canOutline(slim: boolean): {
  outline: string;
  wall: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
} {
  const [half, top, bottom] = slim ? [10.5, 14, 89] : [14, 10, 89];
  const [left, right] = [AXIS - half, AXIS + half];
  const outline = `M${left} ${top + 6}l3.500-6h${2 * half - 7}l3.500 6v${bottom - top - 12}l-3.500 6h${-(2 * half - 7)}l-3.500-6z`;
  return { outline, wall: box(left, top + 6, right - left, bottom - top - 12), left, right, top, bottom };
}
