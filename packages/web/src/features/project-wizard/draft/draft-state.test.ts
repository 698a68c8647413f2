import { describe, expect, it } from 'vitest';
import { advance, type DraftEvent, type DraftState, dueIn, hasUnsaved, initialState } from './draft-state.ts';

const server = { document: { pdv: { ville: 'Bordeaux', rcs: 'R' } }, version: 3 };
const town = (ville: string, rcs = 'R') => ({ pdv: { ville, rcs } });

function stateAfter(...events: DraftEvent[]): DraftState {
  return events.reduce(advance, initialState(server, null));
}

const changed: DraftEvent = { type: 'changed', document: town('Pessac') };
const acknowledged: DraftEvent = {
  type: 'acknowledged',
  server: { document: town('Pessac'), version: 4 },
  at: 99,
};

describe('saving', () => {
  it.each<[string, DraftEvent[], DraftState['phase']['name'], number | null]>([
    ['nothing to send', [], 'settled', null],
    ['waits for a pause in typing', [changed], 'changed', 1500],
    [
      'an undone change is nothing to send',
      [changed, { type: 'changed', document: town('Bordeaux') }],
      'settled',
      null,
    ],
    ['leaves at once when asked', [changed, { type: 'asked', order: {} }], 'changed', 0],
    [
      'is asked without a change, to record where one is',
      [{ type: 'asked', order: { nextState: 'photo' } }],
      'changed',
      0,
    ],
    ['is on its way', [changed, { type: 'left' }], 'sending', null],
    ['never two at once', [changed, { type: 'left' }, { type: 'asked', order: {} }], 'sending', null],
    ['is acknowledged', [changed, { type: 'left' }, acknowledged], 'settled', null],
    [
      'what was typed meanwhile goes next',
      [changed, { type: 'left' }, { type: 'changed', document: town('Talence') }, acknowledged],
      'changed',
      1500,
    ],
    [
      'what was asked meanwhile goes at once',
      [changed, { type: 'left' }, { type: 'asked', order: {} }, acknowledged],
      'changed',
      0,
    ],
    ['tries again after 2 s', [changed, { type: 'left' }, { type: 'unreachable' }], 'retrying', 2000],
    ['so when the server fails', [changed, { type: 'left' }, { type: 'unavailable' }], 'retrying', 2000],
    [
      'then after 4 s',
      [changed, { type: 'left' }, { type: 'unreachable' }, { type: 'left' }, { type: 'unreachable' }],
      'retrying',
      4000,
    ],
    [
      'typing does not hurry it',
      [changed, { type: 'left' }, { type: 'unreachable' }, { type: 'changed', document: town('Talence') }],
      'retrying',
      2000,
    ],
    ['stops while the session is over', [changed, { type: 'left' }, { type: 'expired' }], 'expired', null],
    ['stops at a refusal', [changed, { type: 'left' }, { type: 'refused', message: 'Non' }], 'refused', null],
    [
      'a refused one goes again once changed',
      [
        changed,
        { type: 'left' },
        { type: 'refused', message: 'Non' },
        { type: 'changed', document: town('Talence') },
      ],
      'changed',
      1500,
    ],
  ])('%s', (_case, events, phase, due) => {
    const state = stateAfter(...events);
    expect(state.phase.name).toBe(phase);
    expect(dueIn(state, true)).toBe(due);
  });

  it('never waits longer than 30 s', () => {
    const failures = Array.from({ length: 9 }, (): DraftEvent[] => [
      { type: 'left' },
      { type: 'unreachable' },
    ]).flat();
    expect(dueIn(stateAfter(changed, ...failures), true)).toBe(30_000);
  });

  it('sends only on request where each save requires a comment', () => {
    expect(dueIn(stateAfter(changed), false)).toBeNull();
    expect(dueIn(stateAfter(changed, { type: 'asked', order: { comment: 'Erreur de saisie' } }), false)).toBe(
      0,
    );
  });

  it('merges what the server’s rules completed', () => {
    const completed = { document: { pdv: { ville: 'Pessac', rcs: 'R', medaillePDV: 'Gold' } }, version: 4 };
    const state = stateAfter(changed, { type: 'left' }, { type: 'acknowledged', server: completed, at: 99 });
    expect(state).toMatchObject({
      current: completed.document,
      phase: { name: 'settled' },
      savedAt: 99,
      base: { version: 4 },
    });
  });

  it('keeps its flags after a failure', () => {
    const state = stateAfter(
      changed,
      { type: 'asked', order: { nextState: 'photo' } },
      { type: 'left' },
      { type: 'unreachable' },
    );
    expect(state.order).toEqual({ nextState: 'photo' });
  });
});

describe('a version conflict', () => {
  const sent: DraftEvent[] = [changed, { type: 'left' }];

  it('merges disjoint changes, reports it and resends at once', () => {
    const state = stateAfter(...sent, {
      type: 'stale',
      server: { document: town('Bordeaux', 'Autre'), version: 7 },
    });
    expect(state.current).toEqual(town('Pessac', 'Autre'));
    expect(state.incoming).toEqual([['pdv', 'rcs']]);
    expect(state.base.version).toBe(7);
    expect(dueIn(state, true)).toBe(0);
  });

  it('asks about overlapping changes, and sends the decision', () => {
    const theirs = { document: town('Talence'), version: 7 };
    const asking = stateAfter(...sent, { type: 'stale', server: theirs });
    expect(asking.phase).toEqual({
      name: 'conflicting',
      theirs,
      conflicts: [
        { path: ['pdv', 'ville'], key: 'pdv\u001fville', isEntry: false, mine: 'Pessac', theirs: 'Talence' },
      ],
    });
    const mine = advance(asking, { type: 'decided', decide: () => 'mine' });
    expect(mine).toMatchObject({ current: town('Pessac'), base: theirs, phase: { name: 'changed' } });
    const gaveWay = advance(asking, { type: 'decided', decide: () => 'theirs' });
    expect(gaveWay).toMatchObject({ current: town('Talence'), base: theirs, phase: { name: 'settled' } });
  });

  it('recognises its own save, whose reply was lost', () => {
    const state = stateAfter(
      ...sent,
      { type: 'unreachable' },
      { type: 'changed', document: town('Talence') },
      { type: 'left' },
      { type: 'stale', server: { document: town('Pessac'), version: 4 } },
    );
    expect(state).toMatchObject({
      current: town('Talence'),
      phase: { name: 'changed' },
      base: { version: 4 },
    });
  });

  it('does not overwrite an answer reverted after a lost reply', () => {
    const state = stateAfter(
      ...sent,
      { type: 'unreachable' },
      { type: 'changed', document: town('Bordeaux') },
      { type: 'left' },
      { type: 'stale', server: { document: town('Pessac'), version: 4 } },
    );
    expect(state.current).toEqual(town('Bordeaux'));
  });
});

describe('a signed order', () => {
  const warned: DraftEvent[] = [
    changed,
    { type: 'asked', order: { nextState: 'photo' } },
    { type: 'left' },
    { type: 'wouldVoid' },
  ];

  it('waits for the accepted warning, then resends with it', () => {
    expect(dueIn(stateAfter(...warned), true)).toBeNull();
    const state = stateAfter(...warned, { type: 'asked', order: { annuleSignatures: true } });
    expect(state.order).toEqual({ nextState: 'photo', annuleSignatures: true });
    expect(dueIn(state, true)).toBe(0);
  });

  it('reverts the change', () => {
    const state = stateAfter(...warned, { type: 'restored' });
    expect(state.current).toEqual(server.document);
    expect(hasUnsaved(state)).toBe(false);
    expect(state.phase.name).toBe('settled');
  });
});
