import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { GlyphText, lettersOf } from './glyph-text.ts';

it('reads ligatures, and those whose bytes Ghostscript exchanges', () => {
  expect(lettersOf('Bave琀琀e, ﬁlet, en琀椀er')).toBe('Bavette, filet, entier');
});

it('tells where letters are missing: beside letters, not where a sign stands for a bullet', () => {
  const painted = ['\ue000 Soupe', ' Ande', '\ue03c', 'es aux pommes', ' Terrine', ' Cr', '\0', 'epe'];
  const glyphs = new GlyphText({
    fnArray: painted.map(() => OPS.showText),
    argsArray: painted.map((text) => [[...text].map((unicode) => ({ unicode }))]),
  });
  expect(['Soupe', 'Andees aux pommes', 'Terrine', 'Crepe'].map((text) => glyphs.lacksLetters(text))).toEqual(
    [false, true, false, true],
  );
});
