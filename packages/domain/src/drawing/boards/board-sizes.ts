/** A size in millimetres. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The sheet of each format. Names are height by width, so that 'Horizontal 60x90cm' is 90 wide; pavement signs are
 * upright (specification/boards.md#formats). A screen has no physical size: a pixel of 1920 is half a millimetre.
 */
const BOARD_SIZES: Readonly<Record<string, Size>> = {
  'Horizontal 40x60cm': { width: 600, height: 400 },
  'Vertical 60x40cm': { width: 400, height: 600 },
  'Horizontal 60x90cm': { width: 900, height: 600 },
  'Vertical 90x60cm': { width: 600, height: 900 },
  'Carré 50x50cm': { width: 500, height: 500 },
  '16:9 horizontal': { width: 960, height: 540 },
  '16:9 vertical': { width: 540, height: 960 },
  '75x47 cm (bois)': { width: 470, height: 750 },
  '42x59,4 cm (métal)': { width: 420, height: 594 },
};

/** The sheet of a format, by its name; null for an unknown one. */
export function boardSize(format: string | undefined): Size | null {
  return BOARD_SIZES[format ?? ''] ?? null;
}

/** Every format, by its name. */
export const POSSIBLE_FORMATS = Object.keys(BOARD_SIZES);
