/** Capitals as strokes on a grid of four by six: an SVG used as an image cannot load the page's fonts. */
const STROKES: Record<string, string> = {
  A: '0,6 2,0 4,6|0.8,4 3.2,4',
  B: '0,6 0,0 2.6,0 3.6,0.9 3.6,2.1 2.6,3 4,3.9 4,5.1 3,6 0,6|0,3 2.6,3',
  C: '4,1 3,0 1,0 0,1.2 0,4.8 1,6 3,6 4,5',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  G: '4,1 3,0 1,0 0,1.2 0,4.8 1,6 3,6 4,5 4,3.2 2.4,3.2',
  I: '2,0 2,6',
  M: '0,6 0,0 2,3.4 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  O: '1,0 3,0 4,1.2 4,4.8 3,6 1,6 0,4.8 0,1.2 1,0',
  P: '0,6 0,0 3,0 4,0.9 4,2.3 3,3.2 0,3.2',
  Q: '1,0 3,0 4,1.2 4,4.8 3,6 1,6 0,4.8 0,1.2 1,0|2.6,4.4 4.2,6.4',
  R: '0,6 0,0 3,0 4,0.9 4,2.3 3,3.2 0,3.2|2,3.2 4,6',
  S: '4,0.9 3,0 1,0 0,0.9 0,2.1 1,3 3,3 4,3.9 4,5.1 3,6 1,6 0,5.1',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,4.8 1,6 3,6 4,4.8 4,0',
  X: '0,0 4,6|4,0 0,6',
  Z: '0,0 4,0 0,6 4,6',
};

const ADVANCE = 5.6;

/** A coordinate in as few characters as it needs. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');
}

/** Width of a word whose capitals are `height` high. */
function wordWidth(word: string, height: number): number {
  return ((word.length * ADVANCE - 1.6) * height) / 6;
}

/** A word centred on `x`, its capitals `height` high from `y` down. */
export function lettering(word: string, x: number, y: number, height: number): string {
  const scale = height / 6;
  const left = x - wordWidth(word, height) / 2;
  return [...word]
    .flatMap((letter, index) => {
      const strokes = STROKES[letter];
      if (!strokes) throw new RangeError(`There is no drawing of the letter ${letter}`);
      return strokes.split('|').map((stroke) => {
        const points = stroke.split(' ').map((point) => {
          const [px = 0, py = 0] = point.split(',').map(Number);
          return `${n(left + (index * ADVANCE + px) * scale)} ${n(y + py * scale)}`;
        });
        return `M${points.join('L')}`;
      });
    })
    .join('');
}
