import type { Ink } from '../base/ink.ts';

/** A rectangle; lengths of drawings are in millimetres, from the top left. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Fonts: Besley 800 and its italic, Radio Canada 600 and 450 (`faces/`). */
export type Face = 'display' | 'italic' | 'strong' | 'text';

interface Marked {
  /** Placeholder of a missing answer: displayed while editing, never printed. */
  waiting?: true;
  /** Default 1. */
  opacity?: number;
}

/** Filled, outlined, or both; `line` is the stroke width. */
interface Painted extends Marked {
  fill?: Ink;
  stroke?: Ink;
  line?: number;
  /** Lengths of a dash and of the gap. */
  dash?: readonly [number, number];
}

export interface RectMark extends Painted, Box {
  kind: 'rect';
  /** Radius of its corners; default square. */
  r?: number;
}
/** A rectangle with concave corners, as on an enamel plate. */
export interface NotchedMark extends Painted, Box {
  kind: 'notched';
  r: number;
}
export interface DiscMark extends Painted {
  kind: 'disc';
  x: number;
  y: number;
  r: number;
}
/** A lozenge; `r` from its centre to a corner. */
export interface LozengeMark extends Painted {
  kind: 'lozenge';
  x: number;
  y: number;
  r: number;
}
/** Copies of a tile: each with its lengths times `scale` (along x, along y), then moved to a point of `at`. */
export interface Repeat {
  at: readonly (readonly [x: number, y: number])[];
  scale: readonly [x: number, y: number];
}
/** Any outline: an ornament. `d` is SVG path data with absolute commands only (`path-data.ts`). */
export interface PathMark extends Painted {
  kind: 'path';
  d: string;
  /** `d` is a tile in its own unit: these copies of it are one outline (`repeated-path.ts`). */
  repeat?: Repeat;
  /** Ends of its stroke; default cut square. */
  cap?: 'round';
}
export interface LineMark extends Marked {
  kind: 'line';
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  stroke: Ink;
  line: number;
}
/** Leader dots: a round dot every `step`, the first and the last at the ends. */
export interface DotsMark extends Marked {
  kind: 'dots';
  x1: number;
  x2: number;
  y: number;
  r: number;
  step: number;
  fill: Ink;
}
/** One line of text; `x` is its left, `y` its baseline. `track` is the letter spacing. */
export interface TextMark extends Marked {
  kind: 'text';
  text: string;
  x: number;
  y: number;
  size: number;
  face: Face;
  fill: Ink;
  track?: number;
}
/**
 * A picture; `src` is its path in the catalogue. It is contained and centred in its box; with `crop`, the part of the
 * picture to show in fractions of it, that part fills the box.
 */
export interface ImageMark extends Marked, Box {
  kind: 'image';
  src: string;
  crop?: Readonly<Box>;
}

/** Elements of a drawing, in painting order. Painters never wrap, shrink or centre. */
export type Mark =
  | RectMark
  | NotchedMark
  | DiscMark
  | LozengeMark
  | PathMark
  | LineMark
  | DotsMark
  | TextMark
  | ImageMark;

/** An answer that overflows its box: drawn too small, inside the sheet, and not truncated. */
export interface Overflow {
  /** The field's path, as in its step. */
  field: string;
  /** How many of `unit` fit; 0 for a format that is too small whichever answer is shortened. */
  fits: number;
  unit: 'caractère' | 'boisson' | 'prix' | 'formule' | 'cocktail' | 'format';
}

/** A drawing as printed. */
export interface Drawing {
  width: number;
  height: number;
  marks: readonly Mark[];
  /** The box of each question's answer, by its field's path. */
  fields: Readonly<Record<string, Box>>;
  overflow: readonly Overflow[];
  /** Characters without glyph, by field; drawn as a hollow square. */
  unprintable: Readonly<Record<string, readonly string[]>>;
}
