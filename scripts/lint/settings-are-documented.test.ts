import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTING_KEYS } from '@ardoise/domain/settings/settings.ts';
import { readConfig } from '@ardoise/server/config.ts';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name).sort();

const DECLARED = [
  'packages/server/src/config.ts',
  'packages/server/src/company-provider/company-settings.ts',
  'packages/server/src/salesforce/salesforce-settings.ts',
];
const variables = DECLARED.flatMap((file) => namesIn(file, /^ {2}([A-Z0-9_]+): z/gm)).sort();

it('are all in the table of docs/operating.md', () => {
  expect(variables.length).toBeGreaterThan(10);
  expect(
    namesIn('docs/operating.md', /^\| `([A-Z0-9_]+)` \|/gm),
    'its row, with its default: docs/operating.md, Settings',
  ).toEqual(variables);
});

it('are declared in the files that are read here', () => {
  const parts = namesIn('packages/server/src/config.ts', /^ {2}\.\.\.([A-Z]+_VARIABLES),$/gm);
  const found = DECLARED.flatMap((file) => namesIn(file, /^export const ([A-Z]+_VARIABLES) = /gm));
  expect(parts).toEqual(found.sort());
});

it('are all hidden from the tests', () => {
  const kept = namesIn('scripts/steps.mjs', /^ {2}'([A-Z0-9_]+)',$/gm);
  expect(
    variables.filter((name) => !kept.includes(name)),
    'add it to PRODUCT_SETTINGS of scripts/steps.mjs',
  ).toEqual([]);
});

/** The words of the code of the server, but for those of `skipped`. */
function wordsOfServer(skipped: readonly string[] = []): string[] {
  const files = globSync('packages/server/src/**/*.ts', { cwd: ROOT });
  const code = files.filter((file) => !skipped.includes(file) && !/\.test\.|\/testing\//.test(file));
  return code.flatMap((file) => readFileSync(path.join(ROOT, file), 'utf8').match(/\w+/g) ?? []);
}

it('are each read, and not declared alone', () => {
  const words = wordsOfServer().filter((word) => variables.includes(word));
  expect(
    variables.filter((name) => words.indexOf(name) === words.lastIndexOf(name)),
    'nothing reads it: `data.…` in readConfig (packages/server/src/config.ts)',
  ).toEqual([]);
});

it('each value of the configuration decides something', () => {
  const words = new Set(wordsOfServer(['packages/server/src/config.ts']));
  expect(
    Object.keys(readConfig({})).filter((name) => !words.has(name)),
    'the server starts with it and nothing follows: use it, or take it out of Config',
  ).toEqual([]);
});

it('of head office are all in docs/specification/content-management.md', () => {
  const page = readFileSync(path.join(ROOT, 'docs/specification/content-management.md'), 'utf8');
  const [, section = ''] = page.split('\n## Settings\n');
  const named = [...(section.split('\n## ')[0] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(
    SETTING_KEYS.filter((key) => !named.includes(key)),
    "say under 'Settings' of content-management.md what it decides and from what to what, with its key",
  ).toEqual([]);
});
