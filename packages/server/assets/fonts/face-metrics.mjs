import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// The font library of pdfkit itself.
const fontkit = createRequire(require.resolve('pdfkit'))('fontkit');

/** Font features of drawings, on screen and in print: kerning, no ligatures; accents are composed (NFC). */
const FEATURES = { liga: false, clig: false, calt: false, ccmp: false, mark: false, mkmk: false };
/** Letters, digits, punctuation and symbols, without combining marks. */
const PRINTED = /[ \u00a0\p{Lu}\p{Ll}\p{Lo}\p{N}\p{P}\p{Sc}\p{Sm}\p{So}]/u;

/** Class numbers of equal rows: 0 for all-zero rows. */
function classesOf(rows) {
  const numbers = new Map();
  return rows.map((row) => {
    if (row.every((value) => value === 0)) return 0;
    const key = row.join();
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
    return numbers.get(key);
  });
}

/**
 * The widths of a font, in its own units: of each glyph, and the kerning between two. Glyphs that kern alike share a
 * class; only pairs of classes with kerning are listed.
 */
export function faceMetrics(bytes) {
  const font = fontkit.create(bytes);
  const widthOf = (text) => font.layout(text, FEATURES).advanceWidth;
  const signs = font.characterSet
    .map((code) => String.fromCodePoint(code))
    // A fraction slash turns the digits around it into fractions in some browsers.
    .filter((sign) => sign !== '\u2044' && sign.normalize('NFC') === sign && PRINTED.test(sign));
  const advances = signs.map(widthOf);
  const kerned = signs.flatMap((sign, index) =>
    sign.codePointAt(0) < 0x180 || sign.codePointAt(0) > 0x2000 ? [index] : [],
  );
  const rows = kerned.map((left) =>
    kerned.map((right) => widthOf(signs[left] + signs[right]) - advances[left] - advances[right]),
  );
  const lefts = classesOf(rows);
  const rights = classesOf(kerned.map((_, column) => rows.map((row) => row[column])));
  const pairs = new Map();
  for (const [row, left] of lefts.entries()) {
    for (const [column, right] of rights.entries())
      if (rows[row][column] !== 0) pairs.set(`${left} ${right}`, [left, right, rows[row][column]]);
  }
  return {
    unitsPerEm: font.unitsPerEm,
    signs: signs.join(''),
    advances,
    kernedSigns: kerned.map((index) => signs[index]).join(''),
    lefts,
    rights,
    pairs: [...pairs.values()].flat(),
  };
}
