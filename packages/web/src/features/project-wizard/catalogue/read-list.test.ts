import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../../api/api-error.ts';
import type { DeviceLists, KeptList } from './device-lists.ts';
import { readList } from './read-list.ts';

const request = { list: 'themes', signal: new AbortController().signal, priority: 'auto' } as const;

function deviceWith(kept?: KeptList) {
  const held = new Map<CatalogueList, KeptList>(kept ? [['themes', kept]] : []);
  const device: DeviceLists = {
    read: async (list) => held.get(list),
    write: async (list, copy) => void held.set(list, copy),
  };
  return { held, device };
}

describe('a reference list', () => {
  it('is stored on the device with its ETag', async () => {
    const { held, device } = deviceWith();
    const items = await readList(request, device, async ({ etag }) => {
      expect(etag).toBeUndefined();
      return { reply: [{ id: 'ardoise' }], etag: '"1"' };
    });
    expect(items).toEqual([{ id: 'ardoise' }]);
    expect(held.get('themes')).toEqual({ etag: '"1"', items: [{ id: 'ardoise' }] });
  });

  it('is the stored one after a 304, else the server’s', async () => {
    const { held, device } = deviceWith({ etag: '"1"', items: [{ id: 'ardoise' }] });
    const asked: (string | undefined)[] = [];
    const unchanged = await readList(request, device, async ({ etag }) => {
      asked.push(etag);
      return 'unchanged';
    });
    expect([asked, unchanged]).toEqual([['"1"'], [{ id: 'ardoise' }]]);
    const changed = await readList(request, device, async () => ({ reply: [{ id: 'craie' }], etag: '"2"' }));
    expect(changed).toEqual([{ id: 'craie' }]);
    expect(held.get('themes')?.etag).toBe('"2"');
  });

  it('fails when the server is unreachable, and the stored one is kept', async () => {
    const { held, device } = deviceWith({ etag: '"1"', items: [{ id: 'ardoise' }] });
    const offline = () => Promise.reject(new NetworkError(new Error('offline')));
    await expect(readList(request, device, offline)).rejects.toThrow(NetworkError);
    expect(held.get('themes')?.etag).toBe('"1"');
  });

  it('is fetched on a device without storage', async () => {
    const closed = {
      read: () => Promise.reject(new Error('closed')),
      write: () => Promise.reject(new Error('closed')),
    };
    expect(await readList(request, closed, async () => ({ reply: [{ id: 'a' }], etag: '"1"' }))).toEqual([
      { id: 'a' },
    ]);
  });
});
