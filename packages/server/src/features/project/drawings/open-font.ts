import { create, type Font, type GlyphRun } from 'fontkit';

/** Of a few kilobytes each. A demonstration's six hundred documents have about as many different words. */
const MOST_RUNS = 5_000;

/**
 * A font for printed documents, shared by all of them: its tables are parsed once, and words that were laid out are
 * remembered (shaping them again was a fifth of a document's time). Forgets them all when there are too many.
 */
export function openFont(bytes: Buffer): Font {
  const font = create(bytes);
  const layOut = font.layout.bind(font);
  const runs = new Map<string, GlyphRun>();
  font.layout = (text, features) => {
    const key = `${features === undefined ? '' : JSON.stringify(features)} ${text}`;
    let run = runs.get(key);
    if (run === undefined) {
      run = layOut(text, features);
      if (runs.size >= MOST_RUNS) runs.clear();
      runs.set(key, run);
    }
    return copyOf(run);
  };
  return font;
}

/** pdfkit scales the positions of the run that it is given, in place. */
function copyOf(run: GlyphRun): GlyphRun {
  const copy: GlyphRun = Object.assign(Object.create(Object.getPrototypeOf(run)), run);
  copy.positions = run.positions.map((position) => ({ ...position }));
  return copy;
}
