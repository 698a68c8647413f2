import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// The font library of pdfkit itself.
const fontkit = createRequire(require.resolve('pdfkit'))('fontkit');

/** Font features of drawings, on screen and in print: kerning, no ligatures; accents are composed (NFC). */
const FEATURES = { liga: false, clig: false, calt: false, ccmp: false, mark: false, mkmk: false };
/** Letters, digits, punctuation and symbols, without combining marks. */
const PRINTED = /[ \u00a0\p{Lu}\p{Ll}\p{Lo}\p{N}\p{P}\p{Sc}\p{Sm}\p{So}]/u;

/** Runs of consecutive signs: the first and the last of each, one after the other. */
export function runsOf(signs) {
  const runs = [];
  for (const sign of signs) {
    const last = runs.at(-1);
    if (last !== undefined && sign.codePointAt(0) === last[1].codePointAt(0) + 1) last[1] = sign;
    else runs.push([sign, sign]);
  }
  return runs.flat().join('');
}

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
 * The signs of a font in the order of their numbers, and its widths, in its own units: of each sign, and the kerning between two. Glyphs that kern alike share a
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
  // As `measure-text.ts` reads them.
  const kerned = signs.flatMap((sign, index) => (sign < '\u0180' || sign > '\u2000' ? [index] : []));
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
  const metrics = { unitsPerEm: font.unitsPerEm, advances, lefts, rights, pairs: [...pairs.values()].flat() };
  return { signs, metrics };
}
