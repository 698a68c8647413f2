/** A path of a picture, with attributes inherited from its groups. */
export interface Shape {
  d: string;
  /** Colours as '#a82a1e'; null is none. */
  fill: string | null;
  fillOpacity: number;
  stroke: string | null;
  strokeWidth: number;
  strokeOpacity: number;
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
  /** Translation by its groups. */
  x: number;
  y: number;
}

/** A picture of paths only, in the unit of its view box. */
export interface ShapedPicture {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

type Attributes = Readonly<Record<string, string>>;

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([a-z:-]+)="([^"]*)"/gi;
const COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
/** Supported attributes of a group or a path; a picture with others is rasterised. */
const KNOWN = new Set([
  'd',
  'transform',
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
]);

const START: Omit<Shape, 'd'> = {
  fill: '#000000',
  fillOpacity: 1,
  stroke: null,
  strokeWidth: 1,
  strokeOpacity: 1,
  cap: 'butt',
  join: 'miter',
  x: 0,
  y: 0,
};

class Unknown extends Error {}

function colour(value: string): string | null {
  if (value === 'none') return null;
  if (!COLOUR.test(value)) throw new Unknown();
  return value.length === 4 ? value.replace(/[0-9a-f]/gi, '$&$&') : value;
}

function moved(value: string): [number, number] {
  const found = /^translate\(\s*(-?[\d.]+)(?:[\s,]+(-?[\d.]+))?\s*\)$/.exec(value);
  if (found === null) throw new Unknown();
  return [Number(found[1]), Number(found[2] ?? 0)];
}

function inherited(around: Omit<Shape, 'd'>, says: Attributes): Omit<Shape, 'd'> {
  if (Object.keys(says).some((name) => !KNOWN.has(name))) throw new Unknown();
  const number = (name: string, otherwise: number) =>
    says[name] === undefined ? otherwise : Number(says[name]);
  const [dx, dy] = says.transform === undefined ? [0, 0] : moved(says.transform);
  return {
    fill: says.fill === undefined ? around.fill : colour(says.fill),
    fillOpacity: number('fill-opacity', around.fillOpacity),
    stroke: says.stroke === undefined ? around.stroke : colour(says.stroke),
    strokeWidth: number('stroke-width', around.strokeWidth),
    strokeOpacity: number('stroke-opacity', around.strokeOpacity),
    cap: (says['stroke-linecap'] as Shape['cap'] | undefined) ?? around.cap,
    join: (says['stroke-linejoin'] as Shape['join'] | undefined) ?? around.join,
    x: around.x + dx,
    y: around.y + dy,
  };
}

function attributesOf(text: string): Attributes {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));
}

function read(svg: string): ShapedPicture {
  const shapes: Shape[] = [];
  const groups: Omit<Shape, 'd'>[] = [START];
  let size: [number, number] | null = null;
  for (const [, closes, name, text = '', closed] of svg.matchAll(TAG)) {
    const says = attributesOf(text);
    const around = groups.at(-1) ?? START;
    if (name === 'svg') {
      const [x, y, width, height] = (says.viewBox ?? '').split(/[\s,]+/).map(Number);
      if (!closes && (x !== 0 || y !== 0 || !width || !height)) throw new Unknown();
      size ??= [width ?? 0, height ?? 0];
    } else if (name === 'g') {
      if (closes) groups.pop();
      else if (!closed) groups.push(inherited(around, says));
    } else if (name === 'path') shapes.push({ ...inherited(around, says), d: says.d ?? '' });
    else throw new Unknown();
  }
  if (size === null || svg.replace(TAG, '').trim() !== '') throw new Unknown();
  return { width: size[0], height: size[1], shapes };
}

/** Parses the paths of an SVG with only groups and paths, like the catalogue's drawings; null for any other. */
export function readShapes(svg: string): ShapedPicture | null {
  try {
    return read(svg);
  } catch (error) {
    if (error instanceof Unknown) return null;
    throw error;
  }
}
