import sharp from 'sharp';
import { seededRandom } from '../seed/seeded-random.ts';

/** Size of the signature pad (specification/constants.md#signatures). */
const WIDTH = 640;
const HEIGHT = 320;
const TALL = 'bdfhklt';
const LOW = 'gjpqyz';

function seedOf(name: string): number {
  return [...name].reduce((seed, letter) => (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
}

/** A loop `width` wide that returns to the line; upwards when `height` is positive. */
function loop(width: number, height: number): string {
  const [w, h] = [width, -height];
  return `c${w * 1.3} ${h * 0.4} ${w * 1.1} ${h} ${w * 0.5} ${h}s${-w * 0.6} ${-h * 0.6} ${w * 0.5} ${-h}`;
}

function arch(width: number, height: number): string {
  return `c${width * 0.1} ${-height * 1.2} ${width * 0.9} ${-height * 1.2} ${width} 0`;
}

/** A pseudo-random signature, deterministic for a name. */
function handwriting(name: string): string {
  const random = seededRandom(seedOf(name));
  const word = (name.split(' ').at(-1) ?? name)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
    .slice(0, 9);
  const vary = (size: number) => Math.round(size * (0.75 + 0.5 * random.next()));
  const capital = random.pick([
    () => loop(vary(64), vary(120)) + arch(vary(26), vary(24)),
    () => arch(vary(54), vary(110)) + arch(vary(48), vary(84)) + loop(vary(20), vary(24)),
    () => loop(vary(30), vary(130)) + loop(vary(44), -vary(60)) + arch(vary(22), vary(26)),
  ]);
  const strokes = [...word].map((letter, index) => {
    if (index === 0) return capital();
    if (TALL.includes(letter)) return loop(vary(30), vary(74));
    if (LOW.includes(letter)) return loop(vary(30), -vary(66));
    return 'aeos'.includes(letter)
      ? loop(vary(26), vary(30))
      : arch(vary(30), vary(30)).repeat('mw'.includes(letter) ? 2 : 1);
  });
  const ends = random.chance(0.7);
  const underline = `c${vary(60)} ${-vary(20)} ${vary(70)} ${vary(60)} ${-vary(90)} ${vary(66)}s${-vary(180)} ${-vary(10)} ${vary(60)} ${-vary(30)}s${vary(90)} ${-vary(30)} ${vary(150)} ${-vary(26)}`;
  const lean = random.between(-9, 1);
  return `<g transform="translate(${vary(84)} 196) rotate(${lean}) scale(1.2)"><path d="M0 0${strokes.join('')}${ends ? underline : ''}" fill="none" stroke="#1f262a" stroke-width="${3.6 + random.next() * 2}" stroke-linecap="round" stroke-linejoin="round"/></g>`;
}

/** A drawn signature as the pad's PNG, 640 by 320, encoded as the server stores them. */
export async function signaturePicture(name: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="#fff"/>${handwriting(name)}</svg>`;
  return sharp(Buffer.from(svg)).greyscale().png({ compressionLevel: 9 }).toBuffer();
}
