/**
 * Two-pass print: flat colours first, 1.6 px off, then the slate outline over them.
 * Every catalogue picture is one or several plates, the later ones lying over the earlier.
 */
export const INK = '#262d31';
export const SHEET = '#fffaf0';

/** One mark of a plate: a fill or a line of the colour pass, or a line of the ink pass. */
export interface Mark {
  pass: 'colour' | 'ink' | 'shine';
  /** Attributes that two marks must share to be printed as one path. */
  look: string;
  d: string;
}

export type Marks = Mark | Marks[];

/** A number formatted as short as possible: one decimal, no leading zero. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');
}

/** Flat colour, in the offset pass. */
export function flat(d: string, colour: string, opacity = 1): Mark {
  const look = opacity === 1 ? `fill="${colour}"` : `fill="${colour}" fill-opacity="${n(opacity)}"`;
  return { pass: 'colour', look, d };
}

/** A coloured line, in the offset pass. */
export function tint(d: string, colour: string, width = 2, dash = ''): Mark {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return { pass: 'colour', look: `fill="none" stroke="${colour}" stroke-width="${n(width)}"${dashes}`, d };
}

/** A line of the slate outline. */
export function ink(d: string, width = 1.6, dash = ''): Mark {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return { pass: 'ink', look: `stroke-width="${n(width)}"${dashes}`, d };
}

/** A shape of one colour with its outline. */
export function block(d: string, colour: string, width = 1.6): Marks {
  return [flat(d, colour), ink(d, width)];
}

/** Light on glass or metal. */
export function shine(d: string, width = 2.2): Mark {
  return { pass: 'shine', look: `stroke-width="${n(width)}"`, d };
}

function flatten(marks: Marks[]): Mark[] {
  return marks.flatMap((mark) => (Array.isArray(mark) ? flatten(mark) : [mark]));
}

function paths(marks: Mark[]): string {
  const merged: { look: string; d: string }[] = [];
  for (const { look, d } of marks) {
    const last = merged.at(-1);
    if (last?.look === look) last.d += d;
    else merged.push({ look, d });
  }
  return merged.map(({ look, d }) => `<path ${look} d="${d}"/>`).join('');
}

/** One plate of the print: its colours, then its outlines, then its lights. */
export function plate(...marks: Marks[]): string {
  const all = flatten(marks);
  const of = (pass: Mark['pass']) => all.filter((mark) => mark.pass === pass);
  const inkMarks = of('ink').sort((a, b) => (a.look < b.look ? -1 : a.look > b.look ? 1 : 0));
  const group = (open: string, content: string) => (content ? `<g ${open}>${content}</g>` : '');
  return (
    group(
      'transform="translate(1.6 1)" stroke-linecap="round" stroke-linejoin="round"',
      paths(of('colour')),
    ) +
    group(`fill="none" stroke="${INK}" stroke-linejoin="round" stroke-linecap="round"`, paths(inkMarks)) +
    group('fill="none" stroke="#fff" stroke-opacity=".55" stroke-linecap="round"', paths(of('shine')))
  );
}

/** The whole picture, `width` by `height` units, five pixels to a unit when nothing scales it. */
export function picture(width: number, height: number, ...plates: string[]): string {
  const size = `width="${width * 5}" height="${height * 5}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${plates.join('')}</svg>\n`;
}

/** Moves and scales a plate within a picture. */
export function placed(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn ? ` rotate(${n(turn)})` : '';
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${scaled}">${content}</g>`;
}
