import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { documentReferences } from './document-references.ts';
import { kindComparisons } from './kind-comparisons.ts';
import { landedMigrations } from './landed-migrations.ts';
import { checkLayers } from './layers.ts';
import { repeatedSentences } from './repeated-sentences.ts';
import { tooLong } from './sizes.ts';
import { SourceModule } from './source-module.ts';
import { sqlOutsideRepositories } from './sql-outside-repositories.ts';
import { statusComparisons } from './status-comparisons.ts';
import { suppressions } from './suppressions.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RULES = [tooLong, suppressions, sqlOutsideRepositories, statusComparisons, kindComparisons];
/** Where no size holds but no rule may be switched off either. */
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

const product = await read(['packages/*/src/**/*.{ts,tsx}']);
const outside = await read(OUTSIDE);
const layers = await checkLayers(ROOT);
const problems = [
  ...product.flatMap((module) => RULES.flatMap((rule) => rule(module))),
  ...repeatedSentences(product),
  ...outside.flatMap(suppressions),
  ...layers.violations,
  ...(await landedMigrations(ROOT)),
  ...(await documentReferences(ROOT)),
];
if (product.length === 0 || layers.modules === 0) problems.push('No module was read: the rules saw nothing.');

for (const problem of problems) console.error(problem);
console.log(`${product.length} modules read, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
