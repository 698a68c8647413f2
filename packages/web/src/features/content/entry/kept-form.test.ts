import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formOf } from './entry-form.ts';
import { formPlace } from './kept-form.ts';

const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
};
beforeEach(() => {
  items.clear();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

const first = formOf('cocktails');
const typed = { ...first, item: { ...first.item, name: 'Mojito du soir' } };
const kept = { base: { entry: undefined, form: first }, form: typed, key: '6b0059e0a1b2c3d4e5f60718' };

it('gives a form back to its author at its entry alone, with its idempotency key, until it is saved', () => {
  expect(formPlace('helene', 'cocktails', undefined).write(kept)).toBe(true);
  expect(formPlace('helene', 'cocktails', undefined).read()).toEqual(JSON.parse(JSON.stringify(kept)));
  for (const place of [
    formPlace('yves', 'cocktails', undefined),
    formPlace('helene', 'cocktails', 'mojito'),
    formPlace('helene', 'boissons', undefined),
  ])
    expect(place.read()).toBeUndefined();
  expect(formPlace('helene', 'cocktails', undefined).write(null)).toBe(true);
  expect(items.size).toBe(0);
});

it('says where nothing is kept, so that leaving asks', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { ...storage, setItem: full });
  expect(formPlace('helene', 'cocktails', undefined).write(kept)).toBe(false);
});
