import type { Ink } from './ink.ts';

/** A rectangle; lengths of drawings are in millimetres, from the top left. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What words are set in: Besley 800 and its italic, Radio Canada 600 and 450 (`faces/`). */
export type Face = 'display' | 'italic' | 'strong' | 'text';

interface Marked {
  /** Stands for an answer that is not given yet: shown where one edits, never printed. */
  waiting?: true;
  /** 1 by default. */
  opacity?: number;
}

/** Filled, outlined, or both; `line` is how thick. */
interface Painted extends Marked {
  fill?: Ink;
  stroke?: Ink;
  line?: number;
  /** Lengths of a dash and of what follows it. */
  dash?: readonly [number, number];
}

export interface RectMark extends Painted, Box {
  kind: 'rect';
}
/** A rectangle whose corners are bitten by a quarter of a circle, as on an enamel plate. */
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
/** A square on its corner; `r` from its middle to a corner. */
export interface LozengeMark extends Painted {
  kind: 'lozenge';
  x: number;
  y: number;
  r: number;
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
/** Points de conduite: a round dot every `step`, the first and the last on the ends. */
export interface DotsMark extends Marked {
  kind: 'dots';
  x1: number;
  x2: number;
  y: number;
  r: number;
  step: number;
  fill: Ink;
}
/** One line of words; `x` is its left, `y` its baseline. `track` is added after each sign. */
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
/** A picture, whole and in the middle of its box; `src` is its address in the catalogue. */
export interface ImageMark extends Marked, Box {
  kind: 'image';
  src: string;
}

/** What a drawing is made of, in the order in which it is painted. Nothing that paints wraps, shrinks or centres. */
export type Mark =
  | RectMark
  | NotchedMark
  | DiscMark
  | LozengeMark
  | LineMark
  | DotsMark
  | TextMark
  | ImageMark;

/** An answer that is too long for its place: it is then drawn too small, inside the sheet, and is not cut. */
export interface Overflow {
  /** The field's path, as the step that asks it has it. */
  field: string;
  /** How many of `unit` fit; one more does not. */
  fits: number;
  unit: 'caractère' | 'boisson' | 'prix';
}

/** A thing as it will be printed. */
export interface Drawing {
  width: number;
  height: number;
  marks: readonly Mark[];
  /** Where the answer to each question stands, by its field's path. */
  fields: Readonly<Record<string, Box>>;
  overflow: readonly Overflow[];
  /** Signs of answers that no face can draw, by field; a hollow square stands for each. */
  unprintable: Readonly<Record<string, readonly string[]>>;
}
