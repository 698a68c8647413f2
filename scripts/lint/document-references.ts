import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';

const SPECIFICATION = 'docs/specification';
const DOCUMENTS = ['*.md', 'docs/**/*.md', 'packages/*/*.md'];
const SOURCES = [
  '{packages,scripts,e2e,bench}/**/*.{ts,tsx,mts,mjs,css,html,sql}',
  '*.{ts,mjs,json}',
  ...DOCUMENTS,
];
/** What was written stays as it is there: landed migrations, copies of released databases. */
const KEPT = ['packages/server/src/db/migrations', 'packages/server/src/db/releases'];
const UNREAD = new Set(['node_modules', 'dist', 'test-results']);

/** `specification/quotas.md#columns`, in a comment or a text; the heading may be left out. */
const REFERENCE = /specification\/([\w-]+\.md)(?:#([\w-]+))?/g;
/** `[text](docs/glossary.md#heading)`: what has no scheme is a file of the repository. */
const LINK = /\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

interface Source {
  /** Path from the root, with slashes. */
  file: string;
  text: string;
}

/**
 * References that lead nowhere: to a page or a heading of the specification, from any source, or from a Markdown page to a
 * file or heading of the repository.
 */
export async function documentReferences(root: string): Promise<string[]> {
  const documents = new Map((await read(root, DOCUMENTS)).map(({ file, text }) => [file, headings(text)]));
  const sources = await read(root, SOURCES);
  const files = new Set(await pathsOf(root, ['**/*']));
  if (documents.size === 0 || sources.length === 0) return ['No document was read: the rule saw nothing.'];
  const missing = (source: Source, line: number, target: string, heading: string | undefined) => {
    const known = documents.get(target);
    if (known === undefined && !files.has(target) && target !== '')
      return [`${source.file}:${line} leads to ${target}, which is not there`];
    if (heading !== undefined && known !== undefined && !known.has(heading))
      return [`${source.file}:${line} leads to '${heading}', which is no heading of ${target}`];
    return [];
  };
  return sources.flatMap((source) =>
    source.text
      .split('\n')
      .flatMap((text, index) => [
        ...[...text.matchAll(REFERENCE)].flatMap(([, page, heading]) =>
          missing(source, index + 1, `${SPECIFICATION}/${page}`, heading),
        ),
        ...(source.file.endsWith('.md') ? [...text.matchAll(LINK)] : []).flatMap(([, to = '', heading]) =>
          missing(
            source,
            index + 1,
            to === '' ? source.file : path.posix.join(path.posix.dirname(source.file), to),
            heading,
          ),
        ),
      ]),
  );
}

/** The anchors of a page: its headings as a browser of the repository names them. */
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
