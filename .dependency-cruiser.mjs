// The layers of docs/architecture.md as rules for dependency-cruiser. Zones come from the folder listing: a new
// feature or a new kind is held apart from its neighbours without a line here. That rooms form no circle is held
// by scripts/lint/folder-circles.ts.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const TEST = '\\.test\\.tsx?$';

/**
 * The rules for the packages below `root`.
 *
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export function layerRules(root = import.meta.dirname) {
  return [
    ...betweenPackages(),
    ...insideWeb(root),
    ...insideServer(),
    ...apart(root, 'packages/web/src/features', 'a feature of the page knows no other'),
    ...apart(root, 'packages/domain/src/kinds', 'a project kind knows no other'),
    ...apart(root, 'packages/domain/src/kind-facts', 'a project kind knows no other'),
    ...apart(root, 'packages/web/src/features/project-wizard/kinds', 'a project kind knows no other'),
    forbid(
      'no-cycle',
      'two modules that need each other are one module, or miss a third',
      {},
      { circular: true },
    ),
    forbid('resolvable', 'an import must lead somewhere', {}, { couldNotResolve: true }),
  ];
}

/**
 * How modules are read and resolved; types count as much as values.
 *
 * @type {import('dependency-cruiser').ICruiseOptions}
 */
export const cruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: ['\\.(css|svg)', '^packages/[^/]+/dist/'] },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'types', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
  },
};

function betweenPackages() {
  return [
    forbid(
      'domain-depends-on-zod-alone',
      'the domain has no I/O and no framework',
      { path: '^packages/domain/src/', pathNot: TEST },
      { pathNot: ['^packages/domain/src/', 'node_modules/zod/'] },
    ),
    forbid(
      'server-without-web',
      'they meet in the domain',
      { path: '^packages/server/' },
      { path: '^packages/web/' },
    ),
    forbid(
      'without-demo',
      'the demonstration uses the server, which loads it in one place, while DEMO=1 alone',
      {
        path: '^packages/(domain|server|web)/',
        pathNot: [TEST, '/testing/', '^packages/server/src/main\\.ts$'],
      },
      { path: '^packages/demo/' },
    ),
    forbid(
      'web-without-server',
      'they meet in the domain',
      { path: '^packages/web/' },
      { path: '^packages/server/' },
    ),
    forbid(
      'web-runs-in-a-browser',
      'there is no Node there',
      { path: '^packages/web/src/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
  ];
}

/** app → features → shared, where shared is every other folder of the page. */
function insideWeb(root) {
  const shared = foldersOf(root, 'packages/web/src').filter((name) => name !== 'app' && name !== 'features');
  return [
    forbid(
      'app-stands-on-top',
      'what app composes does not know app',
      { path: '^packages/web/src/', pathNot: '^packages/web/src/app/' },
      { path: '^packages/web/src/app/' },
    ),
    ...shared.map((name) =>
      forbid(
        `${name}-is-shared`,
        'what features share knows no feature',
        { path: `^packages/web/src/${name}/` },
        { path: '^packages/web/src/features/' },
      ),
    ),
  ];
}

function insideServer() {
  return [
    forbid(
      'foundations-know-no-feature',
      'features stand on them',
      {
        path: '^packages/server/src/(http|db|jobs|operations|pictures|secrets|storage|threads)/|^packages/server/src/config\\.ts$',
        pathNot: TEST,
      },
      {
        path: '^packages/server/src/features/|^packages/server/src/[^/]+\\.ts$',
        pathNot: '/config(-values)?\\.ts$',
      },
    ),
    forbid(
      'db-knows-no-http',
      'a query does not know who asked',
      { path: '^packages/server/src/db/', pathNot: TEST },
      { path: '^packages/server/src/http/' },
    ),
    forbid(
      'features-are-composed-by-app',
      'only the composition root knows them all',
      { path: '^packages/server/src/features/', pathNot: TEST },
      { path: '^packages/server/src/(app|main)\\.ts$' },
    ),
    forbid(
      'routes-belong-to-their-feature',
      'another feature may use its operations and its repository, not its routes',
      { path: '^(packages/server/src/features/.+)/[^/]+$', pathNot: TEST },
      {
        path: '^packages/server/src/features/.+\\.routes\\.ts$',
        pathNot: '^$1/[^/]+$',
      },
    ),
    forbid(
      'testing-stays-in-tests',
      'factories and test databases are no part of the product',
      { path: '^packages/[^/]+/src/', pathNot: [TEST, '/testing/'] },
      { path: '/testing/' },
    ),
  ];
}

/** One rule for each folder below `parent`: it imports nothing of its sisters. */
function apart(root, parent, comment) {
  return foldersOf(root, parent).map((name) =>
    forbid(
      `${parent.split('/').slice(-1)}-${name}-apart`,
      comment,
      { path: `^${parent}/${name}/` },
      { path: `^${parent}/[^/]+/`, pathNot: `^${parent}/${name}/` },
    ),
  );
}

function foldersOf(root, parent) {
  const folder = path.join(root, parent);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function forbid(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

export default { forbidden: layerRules(), options: cruiseOptions };
