import * as z from 'zod/mini';

/** Control characters and the line breaks of Unicode. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** Text on one line: names and addresses go into mail headers, file names and CSV, where a line break is a forgery. */
export function foldLines(text: string): string {
  return text.replace(BREAKS, ' ');
}

/** Check of a one-line text of the contract: folds control characters to a space. */
export function oneLine() {
  return z.overwrite(foldLines);
}
