// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import { DEVICE_PLACES } from '../../../api/device/device-places.ts';
import { admitSeal } from '../../../api/device/open-seal.ts';
import { sealWith } from '../../../api/device/seal.ts';
import { deviceDraftsOf, draftsIn } from './device-drafts.ts';
import { inIndexedDb } from './draft-store.ts';
import { type DeviceDraft, type Settled, writingOf } from './written-draft.ts';

const draft = (at: number, ville: string): DeviceDraft => ({
  base: { document: {}, version: 1 },
  document: { pdv: { ville } },
  unconfirmed: [],
  at,
  stamp: `${at}-${ville}`,
});

/** Two storage places with their content; the large one may be blocked. */
function places(noted?: DeviceDraft, kept?: DeviceDraft, closed = false) {
  const held = { noted, kept };
  let settled: Settled | undefined;
  const opened = <Answer>(act: () => Answer): Promise<Answer> =>
    closed ? Promise.reject(new Error('closed')) : Promise.resolve(act());
  const drafts = draftsIn(
    {
      read: () => held.noted,
      write: (left) => {
        held.noted = left;
      },
      forget: (stamp) => {
        if (held.noted?.stamp === stamp) held.noted = undefined;
      },
    },
    {
      read: () => opened(() => held.kept),
      write: (left) =>
        opened(() => {
          held.kept = left;
        }),
      settled: () => opened(() => settled),
      settle: async (since) => {
        settled = since;
      },
      forget: (stamp) =>
        opened(() => {
          if (held.kept?.stamp === stamp) held.kept = undefined;
        }),
    },
  );
  return { held, drafts };
}

const [older, newer] = [draft(1, 'Pessac'), draft(2, 'Talence')];

describe('drafts on the device', () => {
  it.each<[string, DeviceDraft | undefined, DeviceDraft | undefined, DeviceDraft | undefined]>([
    ['nothing', undefined, undefined, undefined],
    ['what was kept', undefined, older, older],
    ['what was noted and not kept yet', older, undefined, older],
    ['the note, when it is newer', newer, older, newer],
    ['what was kept, when it is newer', older, newer, newer],
  ])('returns %s, and leaves it in one place', async (_case, noted, kept, expected) => {
    const { held, drafts } = places(noted, kept);
    // Who looks on moves nothing: its owner may be deleting it.
    expect(await drafts.peek()).toEqual(expected);
    expect(held).toEqual({ noted, kept });
    expect(await drafts.read()).toEqual(expected);
    expect(held).toEqual({ noted: undefined, kept: expected });
  });

  it('returns the note where the large storage fails, and keeps it', async () => {
    const { held, drafts } = places(older, undefined, true);
    expect(await drafts.read()).toEqual(older);
    expect(held.noted).toEqual(older);
    await expect(drafts.keep(newer)).rejects.toThrow('closed');
    expect(held.noted).toEqual(older);
  });

  it('needs no note of stored content, but one of later input', async () => {
    const { held, drafts } = places();
    drafts.note(older);
    await drafts.keep(older);
    expect(held).toEqual({ noted: undefined, kept: older });
    drafts.note(newer);
    await drafts.keep(older);
    expect(held).toEqual({ noted: newer, kept: older });
  });

  it('deletes exactly this content, wherever it is, and nothing else', async () => {
    const { held, drafts } = places(newer, older);
    await drafts.forget(newer.stamp);
    expect(held).toEqual({ noted: undefined, kept: older });
    await drafts.forget(newer.stamp);
    expect(held.kept).toEqual(older);
    await drafts.forget(older.stamp);
    expect(held.kept).toBeUndefined();
  });
});

describe('a note that is back after the browser was killed', () => {
  const { version } = older.base;

  it.each<[string, DeviceDraft, boolean]>([
    ['is none where the server has it since', older, true],
    ['is one where it was typed later', { ...older, at: 3 }, false],
    [
      'is one where it stands on what the server has',
      { ...older, base: { ...older.base, version: 2 } },
      false,
    ],
  ])('%s', async (_case, noted, isBack) => {
    const { held, drafts } = places(older);
    await drafts.forget(older.stamp, { version: version + 1, at: older.at });
    held.noted = noted;
    const expected = isBack ? undefined : noted;
    expect(await drafts.peek()).toEqual(expected);
    expect(await drafts.read()).toEqual(expected);
    expect(held).toEqual({ noted: undefined, kept: expected });
  });
});

describe('a draft that stayed in a full storage', () => {
  const SEAL = sealWith([btoa('k'.repeat(32))]);
  const left = (base: DeviceDraft['base'], at: number) => ({ ...older, base, at, stamp: `left-${at}` });

  it.each<[string, DeviceDraft, boolean]>([
    ['goes with the later note that the server has', left({ document: {}, version: 1 }, 1), true],
    ['stays where it was written later', left({ document: {}, version: 1 }, 3), false],
    ['stays where it stands on what the server has', left({ document: {}, version: 2 }, 1), false],
  ])('%s', async (name, kept, isGone) => {
    const roomy = inIndexedDb(name, writingOf(SEAL, name));
    await roomy.write(kept);
    await roomy.forget(newer.stamp, { version: 2, at: newer.at });
    expect(await roomy.read()).toEqual(isGone ? undefined : kept);
  });

  it('is not written over by who could not read it, and is read once the keys are there', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const place = `${DEVICE_PLACES.drafts.note}dc1/one`;
    localStorage.setItem(place, writingOf(SEAL, 'dc1/one').write(older));
    const drafts = deviceDraftsOf('dc1', 'one');
    await expect(drafts.read()).rejects.toThrow();
    expect(() => drafts.note(newer)).toThrow();
    admitSeal('dc1', SEAL);
    await expect(drafts.keep(newer)).rejects.toThrow('not read');
    expect(await drafts.read()).toEqual(older);
    await drafts.keep(newer);
    expect(await deviceDraftsOf('dc1', 'one').read()).toEqual(newer);
  });
});

describe('a sealed draft', () => {
  const sealed = writingOf(sealWith([btoa('k'.repeat(32))]), 'dc1/one');

  it('is written unreadable, and read as it was', () => {
    const text = sealed.write(older);
    expect(text).not.toContain('Pessac');
    expect(sealed.read(text)).toEqual(older);
  });

  it.each([
    ['an object in the large storage', older],
    ['JSON in a note', JSON.stringify(older)],
  ])('is read where a former release left %s', (_where, left) => {
    expect(sealed.read(left)).toEqual(older);
  });

  it('is none where nothing was left, or another account’s key sealed it', () => {
    const other = writingOf(sealWith([btoa('o'.repeat(32))]), 'dc1/one');
    for (const left of [undefined, null, other.write(older)]) expect(sealed.read(left)).toBeUndefined();
  });
});
