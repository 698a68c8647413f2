import type { InfoCarte } from '../../projects/project.ts';
import type { Size } from '../boards/board-sizes.ts';

const A4: Size = { width: 210, height: 297 };
const ISO: Readonly<Record<string, Size>> = {
  A3: { width: 297, height: 420 },
  A4,
  A5: { width: 148, height: 210 },
  A6: { width: 105, height: 148 },
};

const DIMENSIONS = /(\d+(?:[.,]\d+)?)\s*(?:cm|mm)?\s*[x×]\s*(\d+(?:[.,]\d+)?)\s*(cm|mm)?/i;
/** In millimetres; other sizes are a slip of the catalogue. */
const DRAWN = { least: 90, most: 1000 };
const PRINTED = { least: 30, most: 3000 };

function written(words: string, { least, most }: typeof DRAWN): Size | null {
  const [, width = '', height = '', unit = 'cm'] = DIMENSIONS.exec(words) ?? [];
  const millimetres = (value: string) =>
    Number(value.replace(',', '.')) * (unit.toLowerCase() === 'mm' ? 1 : 10);
  const size = { width: millimetres(width), height: millimetres(height) };
  const plausible = [size.width, size.height].every((side) => side >= least && side <= most);
  return plausible ? size : null;
}

type Words = Pick<NonNullable<InfoCarte['format']>, 'media_format' | 'name'>;

/** The size that a format's words say: its dimensions, else the ISO size in its words; null where they say none. */
export function sizeInWords(format: Words, plausible = PRINTED): Size | null {
  const iso = /\bA[3-6]\b/.exec(`${format.media_format ?? ''} ${format.name ?? ''}`)?.[0] ?? '';
  return written(format.media_format ?? '', plausible) ?? ISO[iso] ?? null;
}

/**
 * Size of one flap, from the dimensions that the catalogue's entry gives in words, width first: '14,8 × 21 cm, à plat ou
 * plié'; else from the ISO size in its words, else an A4 (specification/boards.md#previews).
 */
export function flapSize(format: InfoCarte['format']): Size {
  return sizeInWords(format ?? {}, DRAWN) ?? A4;
}
