import type { FontName } from './ink.ts';

/** Words with their glyphs and advances, by word: what pdfkit keeps of a font within one document. */
export type WordLayouts = Record<string, unknown>;

/** About 10 MB; the words of an order form are a few hundred. */
const MOST_WORDS = 5_000;

const kept = new Map<FontName, WordLayouts>();

/**
 * The cache of laid out words that all documents share. The same words come again in each of them, and laying one out in a
 * font that was just opened parses its tables anew: most of the time that a document takes. Emptied when it is full.
 */
export function wordLayouts(font: FontName): WordLayouts {
  let layouts = kept.get(font);
  if (layouts === undefined || Object.keys(layouts).length > MOST_WORDS) {
    layouts = Object.create(null) as WordLayouts;
    kept.set(font, layouts);
  }
  return layouts;
}
