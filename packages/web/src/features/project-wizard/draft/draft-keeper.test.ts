import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceDrafts } from './device-drafts.ts';
import { DraftKeeper, type DraftPorts, type SaveAnswer, type SaveBody } from './draft-keeper.ts';
import type { DeviceDraft } from './written-draft.ts';

const server = { document: { pdv: { ville: 'Bordeaux' } } as ProjectDocument, version: 3 };
const town = (ville: string): ProjectDocument => ({ pdv: { ville } });

/** A fake server with manual replies, and a fake device storage. */
function bench(options: Partial<DraftPorts> = {}) {
  const calls: { body: SaveBody; answer: (answer: SaveAnswer) => void }[] = [];
  const device: DeviceDrafts & Record<'held' | 'noted', DeviceDraft | undefined> = {
    held: undefined,
    noted: undefined,
    read: () => Promise.resolve(device.held),
    note: (draft) => {
      device.noted = draft;
    },
    keep: (draft) => {
      device.held = draft;
      return Promise.resolve();
    },
    forget: (stamp) => {
      if (device.held?.stamp === stamp) device.held = undefined;
      if (device.noted?.stamp === stamp) device.noted = undefined;
      return Promise.resolve();
    },
  };
  const keeper = new DraftKeeper(server, null, {
    send: (body) => new Promise((answer) => calls.push({ body, answer })),
    normalise: (document) => document,
    device,
    autosave: true,
    ...options,
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  async function acknowledge(rank: number, document: ProjectDocument, version: number) {
    calls[rank]?.answer({ type: 'acknowledged', server: { document, version }, at: 1 });
    await settle();
  }
  return { keeper, calls, device, settle, acknowledge };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the draft keeper', () => {
  it('stores every change on the device before the call, and deletes it after the acknowledgement', async () => {
    const { keeper, calls, device, settle, acknowledge } = bench();
    keeper.change(town('Pessac'));
    await settle();
    expect(device.held?.document).toEqual(town('Pessac'));
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1500);
    expect(calls[0]?.body).toEqual({ ...town('Pessac'), version: 3 });
    expect(device.held?.document).toEqual(town('Pessac'));
    await acknowledge(0, town('Pessac'), 4);
    expect(device.held).toBeUndefined();
    expect(keeper.settled).toBe(true);
  });

  it('debounces a burst of typing into one call', async () => {
    const { keeper, calls } = bench();
    for (const ville of ['P', 'Pe', 'Pes']) {
      keeper.change(town(ville));
      await vi.advanceTimersByTimeAsync(400);
    }
    await vi.advanceTimersByTimeAsync(1100);
    expect(calls.map(({ body }) => body.pdv)).toEqual([{ ville: 'Pes' }]);
  });

  it('never has two concurrent calls: later input follows, on the new version', async () => {
    const { keeper, calls, device, settle, acknowledge } = bench();
    keeper.change(town('Pessac'));
    await vi.advanceTimersByTimeAsync(1500);
    keeper.change(town('Talence'));
    const saved = keeper.save();
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toHaveLength(1);
    await acknowledge(0, town('Pessac'), 4);
    expect(device.held).toMatchObject({ document: town('Talence'), base: { version: 4 } });
    expect(calls[1]?.body).toEqual({ ...town('Talence'), version: 4 });
    await acknowledge(1, town('Talence'), 5);
    await settle();
    expect(await saved).toBe('saved');
    expect(device.held).toBeUndefined();
  });

  it('reports offline storage when the network fails, and retries by itself', async () => {
    const { keeper, calls, device, settle, acknowledge } = bench();
    keeper.change(town('Pessac'));
    const saved = keeper.save({ nextState: 'photo' });
    await settle();
    calls[0]?.answer({ type: 'unreachable' });
    expect(await saved).toBe('kept');
    expect(device.held?.document).toEqual(town('Pessac'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls[1]?.body).toEqual({ ...town('Pessac'), nextState: 'photo', version: 3 });
    await acknowledge(1, town('Pessac'), 4);
    expect(keeper.settled).toBe(true);
  });

  it('waits for the session, then sends at once', async () => {
    const { keeper, calls, device, settle } = bench();
    keeper.change(town('Pessac'));
    const saved = keeper.save();
    await settle();
    calls[0]?.answer({ type: 'expired' });
    expect(await saved).toBe('kept');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls).toHaveLength(1);
    expect(device.held?.document).toEqual(town('Pessac'));
    keeper.retryNow();
    await settle();
    expect(calls).toHaveLength(2);
  });

  it('keeps a refused change on the device and resolves to refused', async () => {
    const { keeper, calls, device, settle } = bench();
    keeper.change(town('Pessac'));
    const saved = keeper.save();
    await settle();
    calls[0]?.answer({ type: 'refused', message: 'Ce projet ne peut plus être modifié.' });
    expect(await saved).toBe('refused');
    expect(device.held?.document).toEqual(town('Pessac'));
  });

  it('resolves the save only once the conflict is decided and stored', async () => {
    const { keeper, calls, settle, acknowledge } = bench();
    keeper.change(town('Pessac'));
    let result = '';
    void keeper.save().then((answer) => {
      result = answer;
    });
    await settle();
    calls[0]?.answer({ type: 'stale', server: { document: town('Talence'), version: 8 } });
    await settle();
    expect(keeper.getSnapshot().state.phase.name).toBe('conflicting');
    expect(result).toBe('');
    keeper.decide(() => 'mine');
    await settle();
    expect(calls[1]?.body).toEqual({ ...town('Pessac'), version: 8 });
    await acknowledge(1, town('Pessac'), 9);
    expect(result).toBe('saved');
  });

  it('reports answers merged from somebody else', async () => {
    const onIncoming = vi.fn();
    const { keeper, calls, settle } = bench({ onIncoming });
    keeper.change(town('Pessac'));
    void keeper.save();
    await settle();
    calls[0]?.answer({
      type: 'stale',
      server: { document: { pdv: { ville: 'Bordeaux', rcs: 'R' } }, version: 8 },
    });
    await settle();
    expect(onIncoming).toHaveBeenCalledWith([['pdv', 'rcs']]);
    expect(calls[1]?.body).toEqual({ pdv: { ville: 'Pessac', rcs: 'R' }, version: 8 });
  });

  it('resolves to restored when a change under signatures is reverted', async () => {
    const { keeper, calls, device, settle } = bench();
    keeper.change(town('Pessac'));
    const saved = keeper.save();
    await settle();
    calls[0]?.answer({ type: 'wouldVoid' });
    await settle();
    keeper.restore();
    expect(await saved).toBe('restored');
    await settle();
    expect(device.held).toBeUndefined();
    expect(keeper.getSnapshot().state.current).toEqual(server.document);
  });

  it.each([
    ['neither noted nor kept', true, true, true],
    ['noted only', false, true, false],
    ['kept only', true, false, false],
  ])('reports whether the device has stored the draft: %s', async (_case, noNote, noKeep, fails) => {
    const device: DeviceDrafts = {
      read: () => Promise.resolve(undefined),
      note: () => {
        if (noNote) throw new Error('quota');
      },
      keep: () => (noKeep ? Promise.reject(new Error('quota')) : Promise.resolve()),
      forget: () => Promise.resolve(),
    };
    const { keeper, calls, settle } = bench({ device });
    keeper.change(town('Pessac'));
    void keeper.save();
    await settle();
    expect(keeper.getSnapshot().deviceFails).toBe(fails);
    calls[0]?.answer({ type: 'expired' });
    await settle();
    expect(keeper.mayLeave).toBe(!fails);
  });
});

/** A device whose asynchronous writes never finish, as on page unload. */
function leavingAtOnce() {
  const notes: DeviceDraft[] = [];
  const device: DeviceDrafts = {
    read: () => Promise.resolve(undefined),
    note: (draft) => void notes.push(draft),
    keep: () => new Promise(() => undefined),
    forget: () => new Promise(() => undefined),
  };
  return { notes, ...bench({ device }) };
}

describe('on page unload', () => {
  it('has a note of every change before the call returns, whatever the pending writes', () => {
    const { keeper, notes } = leavingAtOnce();
    for (const ville of ['P', 'Pe', 'Pes', 'Pess']) {
      keeper.change(town(ville));
      expect(notes.at(-1)).toMatchObject({ document: town(ville), base: { version: 3 } });
    }
    const times = notes.map(({ at }) => at);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
  });

  it('does not restore an undone change', () => {
    const { keeper, notes } = leavingAtOnce();
    keeper.change(town('Pessac'));
    keeper.change(server.document);
    expect(notes.at(-1)?.document).toEqual(server.document);
  });

  it('has a note of a call in progress, which may be stored without our receiving the reply', async () => {
    const { keeper, calls, device, settle } = bench();
    keeper.change(town('Pessac'));
    void keeper.save();
    await settle();
    expect(calls).toHaveLength(1);
    expect(device.noted?.unconfirmed).toEqual([town('Pessac')]);
    keeper.change(town('Talence'));
    expect(device.noted).toMatchObject({ document: town('Talence'), unconfirmed: [town('Pessac')] });
  });

  it('has no note after the acknowledgement, but of later input', async () => {
    const { keeper, device, settle, acknowledge } = bench();
    keeper.change(town('Pessac'));
    void keeper.save();
    await settle();
    keeper.change(town('Talence'));
    void keeper.save();
    await acknowledge(0, town('Pessac'), 4);
    expect(device.noted).toMatchObject({ document: town('Talence'), base: { version: 4 } });
    await acknowledge(1, town('Talence'), 5);
    expect(device.noted).toBeUndefined();
  });

  it('has no note without a change', async () => {
    const { keeper, device, settle } = bench();
    keeper.change(server.document);
    void keeper.save({ nextState: 'photo' });
    await settle();
    expect(device.noted).toBeUndefined();
  });
});

describe('a draft left on the device', () => {
  const left = (base = server): DeviceDraft => ({
    base,
    document: town('Pessac'),
    unconfirmed: [],
    at: 0,
    stamp: 's',
  });

  it('is resumed and saved', async () => {
    const { keeper, calls, device, acknowledge } = bench();
    device.held = left();
    expect(await keeper.resume(left())).toBe(true);
    await vi.advanceTimersByTimeAsync(1500);
    expect(calls[0]?.body).toEqual({ ...town('Pessac'), version: 3 });
    await acknowledge(0, town('Pessac'), 4);
    expect(device.held).toBeUndefined();
  });

  it('is deleted when the server already has it', async () => {
    const { keeper, device, settle } = bench();
    const stored = { ...left({ document: town('Talence'), version: 2 }), document: town('Bordeaux') };
    device.held = stored;
    await keeper.resume(stored);
    await settle();
    expect(keeper.settled).toBe(true);
    expect(device.held).toBeUndefined();
  });

  it('conflicts when the server changed the same answer', async () => {
    const { keeper } = bench();
    await keeper.resume(left({ document: town('Talence'), version: 2 }));
    expect(keeper.getSnapshot().state.phase.name).toBe('conflicting');
  });
});
