import type { Box } from '../drawing/mark.ts';

/** The sides of a page, in the order in which they are said. */
export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** From this distance to a side on, this length of the line parallel to it is painted. */
export interface Paint {
  from: number;
  length: number;
}

/** A placed image, in pixels and at its place. */
export interface PlacedImage {
  box: Box;
  width: number;
  height: number;
  /** Its own sides in millimetres, however it is turned. */
  wide: number;
  high: number;
  /** A code that phones read. */
  qrCode: boolean;
  /** Its colours are of screens. */
  rgb: boolean;
}

/** Lengths in millimetres, from the top left of the whole page as it is shown. */
export interface PageFacts {
  width: number;
  height: number;
  /** TrimBox, where the page has one of its own. */
  trim: Box | null;
  /** Fonts that are missing, each at its first place. */
  missingFonts: readonly { name: string; box: Box }[];
  images: readonly PlacedImage[];
  /** What is painted along each side, from the edge inwards; null where it could not be looked at. */
  paint: Readonly<Record<Side, readonly Paint[]>> | null;
  /** Places of short straight lines in the margins: marks where it is cut. */
  marks: { x: readonly number[]; y: readonly number[] };
}

/** What is known of a PDF that is to be printed, whatever was ordered; kept by its hash. */
export interface PrintFacts {
  /** Why it cannot be opened. */
  refused: 'password' | 'broken' | null;
  pages: readonly PageFacts[];
  /** The pages beyond those that were looked at. */
  unread: number;
  /** Named inks. */
  spotColours: readonly string[];
}
