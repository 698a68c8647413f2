import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SETTING_KEYS } from '@ardoise/domain/settings/settings.ts';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** Where a setting is declared, shown, counted or imposed: it decides nothing there. */
const ABOUT_SETTINGS = /domain\/src\/settings\/|content\/settings\/|imposed-settings|setting-counts|\.test\./;

it('each setting of head office is read somewhere', () => {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !ABOUT_SETTINGS.test(file),
  );
  const words = new Set(
    files.flatMap((file) => readFileSync(path.join(ROOT, file), 'utf8').match(/\w+/g) ?? []),
  );
  expect(SETTING_KEYS.filter((key) => !words.has(key))).toEqual([]);
});
