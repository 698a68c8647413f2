import { afterEach, expect, it, vi } from 'vitest';
import { saveOrderFile } from './save-order-file.ts';

const file = new File(['scellé'], 'Brasserie du Palais.ardoise');

/** A browser whose dialog answers this; what it has written and offered. */
function browser(pick: (() => Promise<unknown>) | undefined) {
  const offered: string[] = [];
  const link = { href: '', download: '', click: () => offered.push(link.download) };
  vi.stubGlobal('document', { createElement: () => link });
  vi.stubGlobal('showSaveFilePicker', pick);
  return offered;
}
afterEach(() => vi.unstubAllGlobals());

it('knows of a file that it is saved once it is written', async () => {
  const written: unknown[] = [];
  const place = {
    write: async (content: File) => void written.push(content.name),
    close: async () => undefined,
  };
  const offered = browser(async () => ({ createWritable: async () => place }));
  expect(await saveOrderFile(file)).toBe('saved');
  expect([written, offered]).toEqual([[file.name], []]);
});

it('is told that the person does not want it', async () => {
  const offered = browser(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(await saveOrderFile(file)).toBe('dismissed');
  expect(offered).toEqual([]);
});

it.each([
  ['has no such dialog', undefined],
  ['does not open it any more', () => Promise.reject(new DOMException('late', 'SecurityError'))],
  ['cannot write there', async () => ({ createWritable: () => Promise.reject(new TypeError('read-only')) })],
])('offers it as a download where the browser %s', async (_, pick) => {
  const offered = browser(pick);
  expect(await saveOrderFile(file)).toBe('offered');
  expect(offered).toEqual([file.name]);
});
