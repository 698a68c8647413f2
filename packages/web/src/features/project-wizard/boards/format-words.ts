import { boardSize } from '@ardoise/domain/drawing/boards/board-sizes.ts';

/** A format for display: name, letter, and centimetres. */
export interface FormatWords {
  /** 'Horizontal', 'Bois' */
  name: string;
  /** '60 × 90 cm', height first as in the name */
  size: string;
  /** In centimetres, as installed; zero of an unknown format. */
  width: number;
  height: number;
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

function namesOf(format: string): Pick<FormatWords, 'name' | 'size'> {
  const screen = /^(16:9) (\w+)$/.exec(format);
  if (screen !== null) return { name: capital(screen[2] ?? ''), size: screen[1] ?? '' };
  const [, name = '', height, width, stand] =
    /^(\p{L}*) ?([\d,]+)x([\d,]+) ?cm(?: \((\p{L}+)\))?$/u.exec(format) ?? [];
  return { name: capital(stand ?? name), size: `${height} × ${width} cm` };
}

/** Names and centimetres of 'Horizontal 60x90cm', '16:9 vertical' and the stop-trottoirs. */
export function formatWords(format: string): FormatWords {
  const { width, height } = boardSize(format) ?? { width: 0, height: 0 };
  return { ...namesOf(format), width: width / 10, height: height / 10 };
}
