import type { Ink } from '../../../base/ink.ts';
import type { FriezePattern } from '../../../base/ornament-names.ts';
import type { PathMark } from '../../mark.ts';
import { path } from '../../path-data.ts';
import { leafPath, leavesPath } from './leaf-path.ts';
import { discPath, rectPath } from './path-marks.ts';
import { firPath, wavesPath } from './shapes.ts';

/** A tile of a frieze, 100 high. */
interface Frieze {
  /** Below the tiles; nothing by default. */
  paper?: Ink;
  width: number;
  /** Lengths in the tile's unit. */
  layers: readonly Pick<PathMark, 'd' | 'fill' | 'stroke' | 'line' | 'cap'>[];
}

const RIGHT_ANGLES = [0, 90, 180, 270];
const DIAGONALS = [45, 135, 225, 315];
const EIGHTHS = [22, 67, 112, 157, 202, 247, 292, 337];

/** Bulbs of a swag of the garland: how far along, and their ink. */
const BULBS = [
  [0.1, 'safran'],
  [0.3, 'peche'],
  [0.5, 'craie'],
  [0.7, 'safran'],
  [0.9, 'peche'],
] as const;
const bulbsOf = (ink: Ink) =>
  BULBS.filter(([, fill]) => fill === ink)
    .map(([along]) => discPath(290 * along, 21 + 192 * along * (1 - along), 9))
    .join('');

const FRUITS = [
  ['orange', 'mandarine'],
  ['citron', 'zeste'],
  ['lime', 'anis'],
  ['cuivre', 'peche'],
] as const;

/** A wave whose crests are at `y`, filled to the foot. */
const wave = (y: number, crest: number, hollow: number) =>
  path`M0 ${y}${wavesPath(0, y, 120, 1, crest, hollow)}V100H0Z`;

const quarter = (x: number, y: number, toX: number, toY: number) =>
  path`M${x} ${y}H${x + toX}C${x + toX} ${y + toY * 0.58} ${x + toX * 0.58} ${y + toY} ${x} ${y + toY}Z`;

export const FRIEZES: Record<FriezePattern, Frieze> = {
  garland: {
    paper: 'ardoise',
    width: 290,
    layers: [
      { d: 'M0 14Q145 110 290 14', stroke: 'etain', line: 4 },
      { d: bulbsOf('safran'), fill: 'safran' },
      { d: bulbsOf('peche'), fill: 'peche' },
      { d: bulbsOf('craie'), fill: 'craie' },
    ],
  },
  waves: {
    paper: 'marine',
    width: 120,
    layers: [
      { d: wave(42, 26, 26), fill: 'ocean' },
      { d: wave(62, 26, 26), fill: 'ecume' },
      { d: wave(82, 26, 16), fill: 'craie' },
    ],
  },
  olive: {
    paper: 'lin',
    width: 170,
    layers: [
      { d: 'M0 50Q42.5 36 85 50Q127.5 64 170 50', stroke: 'ecorce', line: 4.5 },
      {
        d: [0.06, 0.31, 0.56, 0.81].map((t, i) => leafPath(170 * t, 50, 44, i % 2 ? -48 : 48, 0.26)).join(''),
        fill: 'olive',
      },
      { d: discPath(51, 30, 8) + discPath(136, 72, 8), fill: 'lierre' },
    ],
  },
  'cement-tiles': {
    paper: 'creme',
    width: 100,
    layers: [
      { d: leavesPath(50, 50, 46, RIGHT_ANGLES, 0.34), fill: 'petrole' },
      { d: leavesPath(50, 50, 34, DIAGONALS), fill: 'brique' },
      { d: discPath(50, 50, 9), fill: 'safran' },
      {
        d:
          quarter(0, 0, 24, 24) +
          quarter(100, 0, -24, 24) +
          quarter(0, 100, 24, -24) +
          quarter(100, 100, -24, -24),
        fill: 'petrole',
      },
      { d: 'M100 0V100', stroke: 'mastic', line: 2 },
    ],
  },
  chequers: {
    paper: 'ivoire',
    width: 50,
    layers: [
      {
        d: [0, 1, 2, 3].map((row) => rectPath(row % 2 ? 25 : 0, row * 25, 25, 25)).join(''),
        fill: 'ardoise',
      },
    ],
  },
  awning: {
    width: 110,
    layers: [
      { d: 'M55 0H110V66A27.5 30 0 0 1 55 66Z', fill: 'ivoire' },
      { d: 'M0 0H55V66A27.5 30 0 0 1 0 66Z', fill: 'brique' },
      { d: 'M55 66A27.5 30 0 0 0 110 66', stroke: 'brique', line: 3 },
    ],
  },
  cutlery: {
    paper: 'rose',
    width: 207,
    layers: [
      {
        d: 'M34.5 87V48M23.5 13V30Q23.5 45 34.5 48Q45.5 45 45.5 30V13M34.5 13V34',
        stroke: 'ardoise',
        line: 5.6,
        cap: 'round',
      },
      { d: 'M100 87V13Q117 28 115 58H100', stroke: 'brique', line: 5.6, cap: 'round' },
      {
        d: 'M172.5 87V50Q160 46 160 31Q160 13 172.5 13Q185 13 185 31Q185 46 172.5 50',
        stroke: 'ardoise',
        line: 5.6,
        cap: 'round',
      },
    ],
  },
  citrus: {
    paper: 'paille',
    width: 440,
    layers: FRUITS.flatMap(([rind, flesh], index) => {
      const x = 55 + 110 * index;
      return [
        { d: discPath(x, 50, 40), fill: rind },
        { d: discPath(x, 50, 33.6), fill: 'ivoire' },
        { d: leavesPath(x, 50, 32, EIGHTHS), fill: flesh },
      ] as const;
    }),
  },
  fans: {
    paper: 'nuit',
    width: 100,
    layers: [
      {
        d:
          [46, 33, 20].map((r) => path`M${50 - r} 92A${r} ${1.7 * r} 0 0 1 ${50 + r} 92`).join('') +
          'M50 92V16M50 92L28 30M50 92L72 30',
        stroke: 'laiton',
        line: 4,
      },
    ],
  },
  firs: {
    paper: 'givre',
    width: 204,
    layers: [
      { d: 'M0 80Q51 66 102 80Q153 94 204 80V100H0Z', fill: 'porcelaine' },
      {
        d: firPath(24, 84, 20) + firPath(74, 80, 29) + firPath(124, 88, 18) + firPath(172, 90, 25),
        fill: 'sapin',
      },
      {
        d: [
          [6, 30],
          [48, 16],
          [45, 48],
          [104, 36],
          [122, 14],
          [148, 46],
          [196, 18],
          [200, 56],
        ]
          .map(([x = 0, y = 0]) => discPath(x, y, 3.4))
          .join(''),
        fill: 'porcelaine',
      },
    ],
  },
};
