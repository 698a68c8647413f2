import path from 'node:path';
import { mediaQueries, type StyleRule, styleRules } from './style-rules.ts';
import {
  DRESSED_ELSEWHERE,
  type Exceptions,
  MAY_BE_SET,
  PLACE,
  WIDTHS_OF_THEIR_OWN,
} from './style-sheet-exceptions.ts';

/** A style sheet of the web, by its path from packages/web/src. */
export interface StyleSheet {
  file: string;
  text: string;
}

/** The sheet of classes without a block: text, page frame, tones. */
const BASE = 'app/base.css';
/** Sheets across all blocks, for one reason each. */
const ACROSS = new Set(['app/forced-colors.css']);
const CLASS = /\.(-?[a-z_][\w-]*)/gi;

/** 'file-thumbnail' for components/documents/FileThumbnail.css: the prefix of its classes. */
function blockOf(file: string): string {
  return path
    .basename(file, '.css')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase();
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(CLASS)].map(([, name = '']) => name);
}

/** The last compound of a selector, which its declarations apply to; `:not` and `:has` are conditions. */
function subjectOf(selector: string): string {
  let depth = 0;
  let start = 0;
  for (const [index, letter] of [...selector].entries()) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (depth === 0 && /[\s>+~]/.test(letter)) start = index + 1;
  }
  return selector.slice(start).replaceAll(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
}

/** Maps a class to its owning sheet, by its name only. */
class Blocks {
  readonly #sheets: ReadonlyMap<string, string>;

  constructor(sheets: readonly StyleSheet[]) {
    this.#sheets = new Map(sheets.map(({ file }) => [blockOf(file), file]));
  }

  /** The sheet with the longest block that prefixes the class; the base sheet without one. */
  ownerOf(name: string): string {
    const words = name.split('-');
    for (let count = words.length; count > 0; count -= 1) {
      const owner = this.#sheets.get(words.slice(0, count).join('-'));
      if (owner !== undefined) return owner;
    }
    return BASE;
  }

  isBlock(name: string): boolean {
    return this.#sheets.has(name);
  }
}

/** Classes with several possible owners, not defined by their owner, or with malformed names. */
export function classesWithoutHome(sheets: readonly StyleSheet[]): string[] {
  const blocks = new Blocks(sheets);
  const files = sheets.map(({ file }) => file);
  const twice = files.filter((file) =>
    files.some((other) => other !== file && blockOf(other) === blockOf(file)),
  );
  const defined = definedClasses(sheets);
  const named = new Set(
    sheets.flatMap((sheet) => styleRules(sheet.text).flatMap(({ selector }) => classesIn(selector))),
  );
  return [
    ...twice.map((file) => `${file} has the block of another sheet: ${blockOf(file)}`),
    ...[...named]
      .filter((name) => !defined.has(name))
      .map((name) => `.${name} is not defined in ${blocks.ownerOf(name)}, which its name leads to`),
    ...[...named]
      .filter((name) => !blocks.isBlock(name) && (name.length < 4 || /(^|-)[a-z](-|$)/.test(name)))
      .map((name) => `.${name} is no word: four letters at least, and no letter alone`),
  ];
}

/** The classes in selectors of their owner's sheet. */
export function definedClasses(sheets: readonly StyleSheet[]): Set<string> {
  const blocks = new Blocks(sheets);
  return new Set(
    sheets.flatMap((sheet) =>
      styleRules(sheet.text)
        .flatMap(({ selector }) => classesIn(selector))
        .filter((name) => blocks.ownerOf(name) === sheet.file),
    ),
  );
}

/** Rules for a class of another sheet, unless they only place it, or set a property that its owner allows. */
export function dressedElsewhere(sheets: readonly StyleSheet[]): string[] {
  const blocks = new Blocks(sheets);
  const found = sheets
    .filter(({ file }) => !ACROSS.has(file))
    .flatMap(({ file, text }) =>
      styleRules(text).flatMap((rule) => {
        const problem = problemOf(rule, file, blocks);
        return problem === undefined ? [] : [{ entry: `${file} ${rule.selector}`, line: rule.line, problem }];
      }),
    );
  return unlisted(found, DRESSED_ELSEWHERE);
}

function problemOf({ selector, properties }: StyleRule, file: string, blocks: Blocks): string | undefined {
  const isOwn = (name: string) => blocks.ownerOf(name) === file;
  const subjects = classesIn(subjectOf(selector));
  const [foreign] = subjects;
  if (foreign === undefined || subjects.some(isOwn)) return undefined;
  const owner = blocks.ownerOf(foreign);
  if (!classesIn(selector).some(isOwn)) return `holds everywhere: it belongs to ${owner}`;
  const open = MAY_BE_SET.find(({ sheet }) => sheet === owner)?.properties;
  const refused = properties.filter((property) => !PLACE.test(property) && !open?.test(property));
  return refused.length === 0 ? undefined : `sets ${refused.join(', ')} of ${owner}`;
}

/** Widths in media queries that are not named breakpoints (app/breakpoints.css). */
export function widthsInNumbers(sheets: readonly StyleSheet[]): string[] {
  const found = sheets.flatMap(({ file, text }) =>
    mediaQueries(text)
      .filter(({ query }) => /width[^)]*\d|\d[^(]*width/.test(query))
      .map(({ query, line }) => ({
        entry: `${file} ${query}`,
        line,
        problem: 'has a width of its own: take a named breakpoint',
      })),
  );
  return unlisted(found, WIDTHS_OF_THEIR_OWN);
}

/** Problems without an exception, and stale exceptions. `entry` begins with the sheet. */
function unlisted(
  found: readonly { entry: string; line: number; problem: string }[],
  exceptions: readonly Exceptions[],
): string[] {
  const listed = new Set(exceptions.flatMap(({ entries }) => entries));
  const there = new Set(found.map(({ entry }) => entry));
  return [
    ...found
      .filter(({ entry }) => !listed.has(entry))
      .map(({ entry, line, problem }) => `packages/web/src/${entry.replace(' ', `:${line} `)} ${problem}`),
    ...[...listed]
      .filter((entry) => !there.has(entry))
      .map((entry) => `scripts/lint/style-sheet-exceptions.ts lists '${entry}', which is not there`),
  ];
}
