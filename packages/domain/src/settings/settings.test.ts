import { expect, it } from 'vitest';
import type { Setting } from './setting.ts';
import { SETTING_KEYS, SETTINGS } from './settings.ts';

it.each(SETTING_KEYS)('%s: a new installation has a value that its form accepts', (key) => {
  const setting = SETTINGS[key] as Setting<unknown>;
  expect(setting.schema.safeParse(setting.default).success, 'its default does not fit its schema').toBe(true);
  expect(setting.problems?.(setting.default) ?? [], 'its default is refused by its own problems').toEqual([]);
});
