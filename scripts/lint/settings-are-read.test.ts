import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTING_KEYS, SETTINGS } from '@ardoise/domain/settings/settings.ts';
import { OF_SESSIONS } from '@ardoise/server/features/base/settings/put-setting.ts';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Where a setting is shown, counted, imposed or written: it decides nothing there. */
const ABOUT_SETTINGS = /content\/settings\/|imposed-settings|setting-counts|put-setting|\.test\./;
const SETTINGS_FOLDER = 'packages/server/src/features/base/settings';
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The settings that these files name: `readSetting(db, 'seuilQuota')`, `key = 'ageMotDePasse'`. */
function namedIn(files: readonly string[], word = /(?<=')\w+(?=')/g) {
  const code = files.map((file) => readFileSync(path.join(ROOT, file), 'utf8').replaceAll(COMMENT, ''));
  const words = new Set(code.join('\n').match(word));
  return SETTING_KEYS.filter((key) => words.has(key));
}

it('each setting of head office is read by the server', () => {
  const files = globSync('packages/server/src/**/*.ts', { cwd: ROOT });
  const read = namedIn(files.filter((file) => !ABOUT_SETTINGS.test(file)));
  expect(
    SETTING_KEYS.filter((key) => !read.includes(key)),
    'nothing follows what head office sets: read it where it decides, by readSetting(db, key)',
  ).toEqual([]);
});

it('what each setting of head office decides is tested', () => {
  const tested = namedIn(globSync('{packages/server/src,e2e}/**/*.test.ts', { cwd: ROOT }), /\w+/g);
  expect(
    SETTING_KEYS.filter((key) => !tested.includes(key)),
    'write a test of what it decides beside what reads it: writeSetting(site.pool, key, value), then what follows',
  ).toEqual([]);
});

it('what a change would touch is counted for each setting that says it', () => {
  const counted = namedIn([
    `${SETTINGS_FOLDER}/setting-counts.repository.ts`,
    `${SETTINGS_FOLDER}/read-delays.ts`,
  ]);
  const counts = SETTING_KEYS.filter((key) => (SETTINGS[key].touches?.length ?? 0) > 2);
  expect(counts.length).toBeGreaterThan(8);
  expect(
    counts.filter((key) => !counted.includes(key)),
    'its `touches` reads counts that nobody gives: add a query to setting-counts.repository.ts',
  ).toEqual([]);
});

it('what sessions depend on invalidates the cached ones', () => {
  expect(
    [...OF_SESSIONS].sort(),
    'OF_SESSIONS of put-setting.ts lists the settings that http/session.repository.ts reads',
  ).toEqual(namedIn(['packages/server/src/http/session.repository.ts']).sort());
});
