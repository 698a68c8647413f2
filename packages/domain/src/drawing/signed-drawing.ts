import type { Face, Mark } from './mark.ts';

/** A drawing as it was signed: its marks, and the SHA-256 in hex of each file that they need. */
export interface SignedDrawing {
  /** What is drawn: 'Pricelist - 1'. */
  title: string;
  /** Its format, as the order names it. */
  format: string;
  width: number;
  height: number;
  marks: readonly Mark[];
  /** By their address in the catalogue; one that was not there is left out. */
  pictures: Readonly<Record<string, string>>;
  faces: Readonly<Partial<Record<Face, string>>>;
}

/** A thing of an order as it is laid out, without what was typed before: what it is called, its format, and its marks. */
export type OrderDrawing = Pick<SignedDrawing, 'title' | 'format' | 'width' | 'height' | 'marks'>;
