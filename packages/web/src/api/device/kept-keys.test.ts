// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEVICE_PLACES } from './device-places.ts';
import { deviceNamed, forgetKeys, keepKeys, keptKeys, noteContact } from './kept-keys.ts';
import { forgetLastPerson, noteLastPerson } from './last-person.ts';
import { deviceId } from './read-seal.ts';

const KEYS = ['b25l', 'b3RoZXI='];
const DAY = 86_400_000;

beforeEach(() => noteLastPerson('dc1'));

it('gives all tabs the same name of the device, which outlives its keys', async () => {
  const [first, second] = await Promise.all([deviceNamed('one'), deviceNamed('other')]);
  expect(second).toBe(first);
  await keepKeys('dc1', KEYS);
  await forgetKeys('dc1');
  expect(await deviceNamed('third')).toBe(first);
});

it('names the device where both storages are full, as long as one has its name', async () => {
  const name = await deviceNamed('mine');
  const { put } = IDBObjectStore.prototype;
  const setItem = Storage.prototype.setItem;
  const full = () => {
    throw new DOMException('No room is left.', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.put = full;
  Storage.prototype.setItem = full;
  try {
    localStorage.removeItem(DEVICE_PLACES.device);
    expect(await deviceId()).toBe(name);
  } finally {
    IDBObjectStore.prototype.put = put;
    Storage.prototype.setItem = setItem;
  }
});

describe('keys for a start without a network', () => {
  it('are those of their person alone', async () => {
    await keepKeys('dc1', KEYS);
    expect(await keptKeys('dc1')).toEqual(KEYS);
    expect(await keptKeys('dc2')).toBeUndefined();
  });

  it('open nothing seven days after the last answer of the server, and again from a later one', async () => {
    await keepKeys('dc1', KEYS);
    const now = Date.now();
    expect(await keptKeys('dc1', now + 7 * DAY - 60_000)).toEqual(KEYS);
    expect(await keptKeys('dc1', now + 7 * DAY + 60_000)).toBeUndefined();
    await noteContact('dc1', now + 5 * DAY);
    expect(await keptKeys('dc1', now + 11 * DAY)).toEqual(KEYS);
  });

  it('are gone with the session, and come back by nothing that was under way', async () => {
    await keepKeys('dc1', KEYS);
    forgetLastPerson();
    const late = [keepKeys('dc1', KEYS), noteContact('dc1')];
    await forgetKeys('dc1');
    await Promise.all(late);
    expect(await keptKeys('dc1')).toBeUndefined();
  });

  it('lie there wrapped by a key that no script exports', async () => {
    await keepKeys('dc1', KEYS);
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('ardoise-appareil');
      opening.onsuccess = () => resolve(opening.result);
    });
    const record = await new Promise<{ wrapping: CryptoKey }>((resolve) => {
      const reading = database.transaction('cles').objectStore('cles').get('dc1');
      reading.onsuccess = () => resolve(reading.result);
    });
    expect(record.wrapping.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', record.wrapping)).rejects.toThrow();
    expect(JSON.stringify(record)).not.toContain('b25l');
  });
});
