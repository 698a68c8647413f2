import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const SPECIFICATION = 'docs/specification';
const DOCUMENTS = ['*.md', 'docs/**/*.md', 'packages/*/*.md'];
const SOURCES = [
  '{packages,scripts,e2e,bench}/**/*.{ts,tsx,mts,mjs,css,html,sql}',
  '*.{ts,mjs,json}',
  ...DOCUMENTS,
];
/** Immutable files: landed migrations, copies of released databases. */
const KEPT = ['packages/server/src/db/migrations', 'packages/server/src/db/releases'];
const UNREAD = new Set(['node_modules', 'dist', 'test-results']);

/** `specification/quotas.md#columns`, in a comment or a string; the heading is optional. */
const REFERENCE = /specification\/([\w-]+\.md)(?:#([\w-]+))?/g;
/** `[text](docs/glossary.md#heading)`: a link without a scheme is a file of the repository. */
const LINK = /\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
/** `projects/move-project.ts` in a page: the suffix of a file's path, optionally without `src`. */
const NAMED_FILE = /`([\w./-]+\.(?:tsx?|mjs|sql))`/g;
/** The documents before the specification, and their numbered sections: they are not in the repository. */
const LEFTOVER =
  /\b[123]-(?:product|data-rules-calls|decisions)\b|\btransitions\.json|\bsections? [1-9](?![.\d])/;

interface Source {
  /** Path from the root, with slashes. */
  file: string;
  text: string;
}

/** The possible targets of references. */
interface Repository {
  files: ReadonlySet<string>;
  /** The suffixes of their paths, with and without `src`. */
  ends: ReadonlySet<string>;
  /** The headings of each Markdown page. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Broken references: from any source to a page or a heading of the specification; from a Markdown page to a file or
 * heading of the repository, linked or in backticks. And leftovers of earlier documents.
 */
export async function documentReferences(root: string): Promise<string[]> {
  const pages = new Map((await read(root, DOCUMENTS)).map(({ file, text }) => [file, headings(text)]));
  const sources = await read(root, SOURCES);
  if (pages.size === 0 || sources.length === 0) return ['No document was read: the rule saw nothing.'];
  const files = new Set(await pathsOf(root, ['**/*', '.*']));
  const ends = new Set(
    [...files].flatMap((file) => [...endsOf(file), ...endsOf(file.replace('/src/', '/'))]),
  );
  return sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        problemsOf(file, line, { files, ends, pages }).map((problem) => `${file}:${index + 1} ${problem}`),
      ),
  );
}

function problemsOf(file: string, line: string, repository: Repository): string[] {
  const rules = [...line.matchAll(REFERENCE)].map(([, page, heading]) => ({
    target: `${SPECIFICATION}/${page}`,
    heading,
  }));
  const leftover =
    LEFTOVER.exec(line)?.map((old) => `refers to '${old}', which is not in the repository`) ?? [];
  if (!file.endsWith('.md')) return [...leftover, ...rules.flatMap((rule) => leadsNowhere(rule, repository))];
  const links = [...line.matchAll(LINK)].map(([, to = '', heading]) => ({
    target: to === '' ? file : path.posix.join(path.posix.dirname(file), to),
    heading,
  }));
  const named = [...line.matchAll(NAMED_FILE)].map(([, name = '']) => name);
  return [
    ...leftover,
    ...[...rules, ...links].flatMap((link) => leadsNowhere(link, repository)),
    ...named.filter((name) => !repository.ends.has(name)).map((name) => `names ${name}, which is not there`),
  ];
}

function leadsNowhere(
  { target, heading }: { target: string; heading: string | undefined },
  { files, pages }: Repository,
): string[] {
  if (!files.has(target)) return [`leads to ${target}, which is not there`];
  const known = pages.get(target);
  if (heading === undefined || known === undefined || known.has(heading)) return [];
  return [`leads to '${heading}', which is no heading of ${target}`];
}

/** 'a/b/c.ts', 'b/c.ts' and 'c.ts' for 'a/b/c.ts'. */
function endsOf(file: string): string[] {
  const parts = file.split('/');
  return parts.map((_, index) => parts.slice(index).join('/'));
}

/** The anchors of a page: the slugs of its headings, as on GitHub. */
function headings(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  );
}

async function read(root: string, patterns: readonly string[]): Promise<Source[]> {
  const files = (await pathsOf(root, patterns)).filter((file) => !KEPT.some((kept) => file.startsWith(kept)));
  return Promise.all(
    files.sort().map(async (file) => ({ file, text: await readFile(path.join(root, file), 'utf8') })),
  );
}

async function pathsOf(root: string, patterns: readonly string[]): Promise<string[]> {
  const found = await Array.fromAsync(
    glob(patterns, { cwd: root, exclude: (entry) => UNREAD.has(path.basename(entry)) }),
  );
  return found.map((file) => file.split(path.sep).join('/'));
}
