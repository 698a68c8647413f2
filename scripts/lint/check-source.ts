import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readVocabulary, wordsAvoided } from './avoided-words.ts';
import { undefinedClasses, unusedClasses } from './class-uses.ts';
import { documentReferences } from './document-references.ts';
import { houseFigures } from './house.ts';
import { kindComparisons } from './kind-comparisons.ts';
import { heavyReleases, landedMigrations } from './landed-migrations.ts';
import { checkLayers } from './layers.ts';
import { pageLiterals } from './page-literals.ts';
import { repeatedSentences } from './repeated-sentences.ts';
import { settingDefaults } from './setting-defaults.ts';
import { tooLong } from './sizes.ts';
import { SourceModule } from './source-module.ts';
import { sqlOutsideRepositories } from './sql-outside-repositories.ts';
import { statusComparisons } from './status-comparisons.ts';
import {
  classesWithoutHome,
  definedClasses,
  dressedElsewhere,
  type StyleSheet,
  widthsInNumbers,
} from './style-sheets.ts';
import { suppressions } from './suppressions.ts';
import { webkitStorage } from './webkit-storage.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const WEB = 'packages/web/src/';
const RULES = [
  tooLong,
  suppressions,
  sqlOutsideRepositories,
  statusComparisons,
  kindComparisons,
  pageLiterals,
  webkitStorage,
];
/** Files exempt from size rules, but not from the ban on suppressions. */
const OUTSIDE = ['scripts/**/*.{ts,mjs}', 'e2e/**/*.ts', 'bench/**/*.{ts,mjs}', '*.config.ts'];

async function read(patterns: readonly string[]): Promise<SourceModule[]> {
  const files = await Array.fromAsync(glob(patterns, { cwd: ROOT }));
  return Promise.all(
    files.sort().map(async (file) => {
      const text = await readFile(path.join(ROOT, file), 'utf8');
      return SourceModule.parse(file.split(path.sep).join('/'), text);
    }),
  );
}

async function readStyleSheets(): Promise<StyleSheet[]> {
  const cwd = path.join(ROOT, WEB);
  const files = await Array.fromAsync(glob('**/*.css', { cwd }));
  return Promise.all(
    files.sort().map(async (file) => ({
      file: file.split(path.sep).join('/'),
      text: await readFile(path.join(cwd, file), 'utf8'),
    })),
  );
}

/** Classes and breakpoints, checked between style sheets and screens. */
async function styleProblems(modules: readonly SourceModule[]): Promise<string[]> {
  const sheets = await readStyleSheets();
  const defined = definedClasses(sheets);
  const web = modules.filter(({ file }) => file.startsWith(WEB));
  if (defined.size === 0 || web.length === 0) return ['No style sheet was read: the rules saw nothing.'];
  return [
    ...classesWithoutHome(sheets),
    ...dressedElsewhere(sheets),
    ...widthsInNumbers(sheets),
    ...web.flatMap((module) => undefinedClasses(module, defined)),
    ...unusedClasses(web, defined),
  ];
}

const product = await read(['packages/*/src/**/*.{ts,tsx}']);
const outside = await read(OUTSIDE);
const layers = await checkLayers(ROOT);
const vocabulary = await readVocabulary(ROOT);
const problems = [
  ...product.flatMap((module) => RULES.flatMap((rule) => rule(module))),
  ...repeatedSentences(product),
  ...settingDefaults(product),
  ...product.flatMap((module) => wordsAvoided(module, vocabulary)),
  ...outside.flatMap(suppressions),
  ...layers.violations,
  ...(await landedMigrations(ROOT)),
  ...(await heavyReleases(ROOT)),
  ...(await documentReferences(ROOT)),
  ...(await styleProblems(product)),
];
if (product.length === 0 || layers.modules.length === 0)
  problems.push('No module was read: the rules saw nothing.');

for (const problem of problems) console.error(problem);
for (const { what, before, now } of houseFigures(layers.modules, product))
  console.log(`${what.padEnd(50)}${before.padStart(10)} → ${now}`);
console.log(`${product.length} modules read, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
