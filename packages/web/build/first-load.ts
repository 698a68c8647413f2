import type { Rolldown } from 'vite';
import type { FIRST_PAINTS } from '../src/app/first-paint/skeletons.ts';

type Bundle = Rolldown.OutputBundle;

/** What every page loads behind the login, and what the login loads instead. */
const APPLICATION = ['app/application.tsx', 'app/Shell.tsx'];
const VISITOR = ['app/visitor.tsx'];

function chunkWith(bundle: Bundle, source: string): string {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && Object.keys(file.modules).some((id) => id.endsWith(`/src/${source}`)),
  );
  if (found === undefined) throw new Error(`${source} is not in the build`);
  return found.fileName;
}

/** A chunk with its static imports, transitively, and their style sheets. */
function closure(bundle: Bundle, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const todo = [...names];
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    const file = bundle[name];
    if (files.has(name) || file?.type !== 'chunk') continue;
    files.add(name);
    todo.push(...file.imports);
    for (const css of file.viteMetadata?.importedCss ?? []) files.add(css);
  }
  return files;
}

/** The scripts and style sheets that any page references itself. */
export function entryFiles(bundle: Bundle): Set<string> {
  const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
  return closure(
    bundle,
    entries.map(({ fileName }) => fileName),
  );
}

/** The scripts and style sheets of a first load of these screens (paths below `features`). */
export function screenFiles(bundle: Bundle, screens: readonly string[]): Set<string> {
  const sources = [...APPLICATION, ...screens.map((screen) => `features/${screen}.tsx`)];
  return closure(
    bundle,
    sources.map((source) => chunkWith(bundle, source)),
  ).union(entryFiles(bundle));
}

/** What every page loads once it is shown: the changes of others, and what opens the device's replies. */
const AFTERWARDS = ['api/follow-changes.ts', 'api/device/read-seal.ts'];

/** The files that load right after a first load. */
export function afterwardsFiles(bundle: Bundle, first: ReadonlySet<string>): Set<string> {
  return closure(
    bundle,
    AFTERWARDS.map((source) => chunkWith(bundle, source)),
  ).difference(first);
}

/** The same of a prerendered page. */
export function pageFiles(bundle: Bundle, { screens, visitors }: (typeof FIRST_PAINTS)[number]): Set<string> {
  if (!visitors) return screenFiles(bundle, screens);
  return closure(
    bundle,
    VISITOR.map((source) => chunkWith(bundle, source)),
  ).union(entryFiles(bundle));
}
