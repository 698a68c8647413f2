import type { Face, Mark } from './mark.ts';

/** A signed drawing: its marks, and the SHA-256 in hex of each file it needs. */
export interface SignedDrawing {
  /** Label: 'Pricelist - 1'. */
  title: string;
  /** Its format, by its name in the order. */
  format: string;
  width: number;
  height: number;
  marks: readonly Mark[];
  /** By catalogue path; missing ones are omitted. */
  pictures: Readonly<Record<string, string>>;
  faces: Readonly<Partial<Record<Face, string>>>;
}

/** A laid-out item of an order, without data for editing: title, format, and marks. */
export type OrderDrawing = Pick<SignedDrawing, 'title' | 'format' | 'width' | 'height' | 'marks'>;
