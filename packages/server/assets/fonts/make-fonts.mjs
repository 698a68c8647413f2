/**
 * Generates the fonts of the order form, and the faces of drawings with their widths: PDF readers need static TrueType,
 * the packages ship variable WOFF2 by alphabet. Each output is one instance of a typeface with its Latin alphabets merged.
 * Run it by hand after an update of the packages: `node packages/server/assets/fonts/make-fonts.mjs`
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { faceMetrics, runsOf } from './face-metrics.mjs';

const require = createRequire(import.meta.url);
// The font library of pdfkit itself.
const fontkit = createRequire(require.resolve('pdfkit'))('fontkit');
const packageFolder = (name) => path.dirname(require.resolve(`@fontsource-variable/${name}/package.json`));

const radioCanada = (file, weight, style = 'wght-normal') => ({
  file,
  from: 'radio-canada',
  style,
  weight,
  parts: ['latin', 'latin-ext', 'vietnamese'],
});
const besley = (file, weight, style = 'wght-normal') => ({
  file,
  from: 'besley',
  style,
  weight,
  parts: ['latin', 'latin-ext'],
});
const OUTPUTS = [
  radioCanada('RadioCanada-Regular', 400),
  radioCanada('RadioCanada-SemiBold', 600),
  radioCanada('RadioCanada-Italic', 400, 'wght-italic'),
  radioCanada('RadioCanada-SemiBoldItalic', 600, 'wght-italic'),
  besley('Besley-Title', 560),
];
/** Fonts of drawings on screen and in the PDF: the domain measures them, both load the same file. */
const FACES = [
  besley('besley-display', 800),
  besley('besley-italic', 560, 'wght-italic'),
  radioCanada('radio-canada-strong', 600),
  radioCanada('radio-canada-text', 450),
];
const FACE_FOLDER = path.resolve(import.meta.dirname, '../../../domain/src/drawing/faces');
const COPIED = ['GPOS', 'GSUB', 'GDEF'];

function openPart(from, part, style, weight) {
  const file = path.join(packageFolder(from), 'files', `${from}-${part}-${style}.woff2`);
  // Two parses, for the outlines and for the weight's variation: the library does not combine them.
  const [font, weighed] = [fontkit.create(readFileSync(file)), fontkit.create(readFileSync(file))];
  weighed.variationCoords = [weight];
  font._transformGlyfTable();
  return Object.assign(font, { weights: weighed._variationProcessor, advances: weighed.HVAR });
}

const pointOf = ({ onCurve, endContour, x, y }) => ({
  onCurve,
  endContour,
  x,
  y,
  copy() {
    return pointOf(this);
  },
});
const phantoms = () => [0, 1, 2, 3].map(() => pointOf({ onCurve: true, endContour: true, x: 0, y: 0 }));

/** Points of a glyph at this weight, composite glyphs flattened. */
function contourPoints(font, gid) {
  const glyph = font._transformedGlyphs[gid];
  if (!glyph || glyph.numberOfContours === 0) return [];
  if (glyph.numberOfContours > 0) {
    const points = glyph.points.map(pointOf);
    font.weights.transformPoints(gid, [...points, ...phantoms()]);
    return points;
  }
  const offsets = glyph.components.map(({ dx, dy }) =>
    pointOf({ onCurve: true, endContour: true, x: dx, y: dy }),
  );
  font.weights.transformPoints(gid, [...offsets, ...phantoms()]);
  return glyph.components.flatMap((part, index) =>
    contourPoints(font, part.glyphID).map((point) => ({
      ...point,
      x: point.x * part.scaleX + point.y * part.scale01 + offsets[index].x,
      y: point.y * part.scaleY + point.x * part.scale10 + offsets[index].y,
    })),
  );
}

function advanceOf(font, gid) {
  const { advance } = font.hmtx.metrics.get(Math.min(gid, font.hmtx.metrics.length - 1));
  return Math.round(advance + font.weights.getAdvanceAdjustment(gid, font.advances));
}

/** All glyphs of the first part in order, so that its kerning stays valid; then the glyphs found only in the other parts. */
function collect(parts) {
  const [first] = parts;
  const glyphs = Array.from({ length: first.numGlyphs }, (_, gid) => ({ font: first, gid }));
  const places = new Map();
  for (const code of first.characterSet)
    if (code < 0xffff) places.set(code, first.glyphForCodePoint(code).id);
  for (const font of parts.slice(1)) {
    for (const code of font.characterSet) {
      if (places.has(code) || code >= 0xffff) continue;
      places.set(code, glyphs.length);
      glyphs.push({ font, gid: font.glyphForCodePoint(code).id });
    }
  }
  return {
    glyphs: glyphs.map(({ font, gid }) => ({
      points: contourPoints(font, gid),
      advance: advanceOf(font, gid),
    })),
    places,
  };
}

function bytes(size, write) {
  const buffer = Buffer.alloc(size);
  write(buffer);
  return buffer;
}
const u16 = (...values) =>
  bytes(values.length * 2, (b) => {
    for (const [i, v] of values.entries()) b.writeUInt16BE(v & 0xffff, i * 2);
  });
const u32 = (...values) =>
  bytes(values.length * 4, (b) => {
    for (const [i, v] of values.entries()) b.writeUInt32BE(v >>> 0, i * 4);
  });

function boxOf(points) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Encodes one coordinate: no byte when unchanged, one when near, two otherwise. */
function delta(value, short, same) {
  if (value === 0) return { flag: same, data: [] };
  if (Math.abs(value) < 256) return { flag: short | (value > 0 ? same : 0), data: [Math.abs(value)] };
  return { flag: 0, data: [(value >> 8) & 0xff, value & 0xff] };
}

function encodeGlyph({ points }) {
  if (points.length === 0) return Buffer.alloc(0);
  const whole = points.map((point) => ({ ...point, x: Math.round(point.x), y: Math.round(point.y) }));
  const ends = whole.flatMap((point, index) => (point.endContour ? [index] : []));
  const [flags, xs, ys] = [[], [], []];
  let [lastX, lastY] = [0, 0];
  for (const { onCurve, x, y } of whole) {
    const [dx, dy] = [delta(x - lastX, 2, 16), delta(y - lastY, 4, 32)];
    flags.push((onCurve ? 1 : 0) | dx.flag | dy.flag);
    xs.push(...dx.data);
    ys.push(...dy.data);
    [lastX, lastY] = [x, y];
  }
  const body = Buffer.concat([
    u16(ends.length, ...boxOf(whole), ...ends, 0),
    Buffer.from([...flags, ...xs, ...ys]),
  ]);
  return Buffer.concat([body, Buffer.alloc((4 - (body.length % 4)) % 4)]);
}

/** Format 4: runs of characters with consecutive glyphs. */
function encodeCmap(places) {
  const runs = [];
  for (const [code, gid] of [...places].sort(([a], [b]) => a - b)) {
    const last = runs.at(-1);
    if (last && code === last.end + 1 && gid === last.gid + code - last.start) last.end = code;
    else runs.push({ start: code, end: code, gid });
  }
  runs.push({ start: 0xffff, end: 0xffff, gid: 0 });
  const count = runs.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const table = Buffer.concat([
    u16(4, 16 + count * 8, 0, count * 2, power * 2, Math.log2(power), (count - power) * 2),
    u16(...runs.map(({ end }) => end), 0, ...runs.map(({ start }) => start)),
    u16(...runs.map(({ start, gid }) => gid - start), ...runs.map(() => 0)),
  ]);
  return Buffer.concat([u16(0, 1, 3, 1), u32(12), table]);
}

function encodeName(family, style) {
  const texts = {
    1: `${family} ${style}`,
    2: 'Regular',
    3: `${family}-${style}`,
    4: `${family} ${style}`,
    6: `${family.replace(/ /g, '')}-${style}`,
  };
  const entries = Object.entries(texts).map(([id, text]) => ({
    id: Number(id),
    text: Buffer.from(text, 'utf16le').swap16(),
  }));
  let offset = 0;
  const records = entries.map(({ id, text }) => {
    const record = u16(3, 1, 0x409, id, text.length, offset);
    offset += text.length;
    return record;
  });
  return Buffer.concat([
    u16(0, entries.length, 6 + records.length * 12),
    ...records,
    ...entries.map(({ text }) => text),
  ]);
}

function rawTable(font, tag) {
  const entry = font.directory.tables[tag];
  return Buffer.from(font.stream.buffer.subarray(entry.offset, entry.offset + entry.length));
}

const checksum = (table) => {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
};

function assemble(tables) {
  const tags = Object.keys(tables).sort();
  const power = 2 ** Math.floor(Math.log2(tags.length));
  const head = [u32(0x00010000), u16(tags.length, power * 16, Math.log2(power), (tags.length - power) * 16)];
  let offset = 12 + tags.length * 16;
  const [records, bodies] = [[], []];
  for (const tag of tags) {
    const table = tables[tag];
    const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
    records.push(Buffer.from(tag), u32(checksum(table), offset, table.length));
    bodies.push(padded);
    offset += padded.length;
  }
  const font = Buffer.concat([...head, ...records, ...bodies]);
  const place = font.indexOf(tables.head);
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, place + 8);
  return font;
}

function build({ from, style, weight, parts, file }) {
  const fonts = parts.map((part) => openPart(from, part, style, weight));
  const [first] = fonts;
  const { glyphs, places } = collect(fonts);
  const encoded = glyphs.map(encodeGlyph);
  const offsets = [0];
  for (const glyph of encoded) offsets.push(offsets.at(-1) + glyph.length);
  const drawn = glyphs.filter(({ points }) => points.length > 0);
  const box = boxOf(
    drawn.flatMap(({ points }) => points).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
  );
  const head = rawTable(first, 'head');
  head.writeUInt32BE(0, 8);
  for (const [index, value] of box.entries()) head.writeInt16BE(value, 36 + index * 2);
  head.writeInt16BE(1, 50);
  const hhea = rawTable(first, 'hhea');
  hhea.writeUInt16BE(Math.max(...glyphs.map(({ advance }) => advance)), 10);
  hhea.writeUInt16BE(glyphs.length, 34);
  const os2 = rawTable(first, 'OS/2');
  os2.writeUInt16BE(weight, 4);
  const most = Math.max(...drawn.map(({ points }) => points.length));
  const contours = Math.max(...drawn.map(({ points }) => points.filter((point) => point.endContour).length));
  const left = ({ points }) => (points.length === 0 ? 0 : Math.round(boxOf(points)[0]));
  const [, family, name] = /^(.+)-(.+)$/.exec(file);
  return assemble({
    ...Object.fromEntries(
      COPIED.filter((tag) => first.directory.tables[tag]).map((tag) => [tag, rawTable(first, tag)]),
    ),
    'OS/2': os2,
    cmap: encodeCmap(places),
    glyf: Buffer.concat(encoded),
    head,
    hhea,
    hmtx: u16(...glyphs.flatMap((glyph) => [glyph.advance, left(glyph)])),
    loca: u32(...offsets),
    maxp: Buffer.concat([
      u32(0x00010000),
      u16(glyphs.length, most, contours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0),
    ]),
    name: encodeName(family, name),
    post: Buffer.concat([u32(0x00030000), Buffer.alloc(28)]),
  });
}

for (const output of OUTPUTS) {
  writeFileSync(path.join(import.meta.dirname, `${output.file}.ttf`), build(output));
}
const families = {};
for (const face of FACES) {
  const font = build(face);
  writeFileSync(path.join(FACE_FOLDER, `${face.file}.ttf`), font);
  const { signs, metrics } = faceMetrics(font);
  const runs = runsOf(signs);
  // One list for a family, in a file of its own: it is loaded long before any width.
  families[face.from] ??= runs;
  if (families[face.from] !== runs) throw new Error(`${face.file} has other signs than its family`);
  writeFileSync(path.join(FACE_FOLDER, `${face.file}.json`), `${JSON.stringify(metrics)}\n`);
}
writeFileSync(path.join(FACE_FOLDER, 'signs.json'), `${JSON.stringify(families)}\n`);
for (const name of ['besley', 'radio-canada']) {
  copyFileSync(
    path.join(packageFolder(name), 'LICENSE'),
    path.join(import.meta.dirname, `LICENSE-${name}.txt`),
  );
}
