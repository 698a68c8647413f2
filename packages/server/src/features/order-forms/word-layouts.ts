import type { FontName } from './ink.ts';

/** Words with their glyphs and advances: pdfkit's cache per font and document. */
export type WordLayouts = Record<string, unknown>;

/** About 10 MB; an order form has a few hundred words. */
const MOST_WORDS = 5_000;

const kept = new Map<FontName, WordLayouts>();

/**
 * The cache of laid-out words, shared by all documents. The same words recur, and laying one out in a newly opened font
 * parses its tables again: most of a document's time. Cleared when full.
 */
export function wordLayouts(font: FontName): WordLayouts {
  let layouts = kept.get(font);
  if (layouts === undefined || Object.keys(layouts).length > MOST_WORDS) {
    layouts = Object.create(null) as WordLayouts;
    kept.set(font, layouts);
  }
  return layouts;
}
