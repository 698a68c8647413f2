import { expect, it } from 'vitest';
import { DraftKeeper, type SaveBody } from './draft-keeper.ts';
import { advance, type DraftEvent, type DraftState, initialState, stateOfLeft } from './draft-state.ts';

const server = { document: { pdv: { ville: 'Bordeaux' } }, version: 3 };
const town = (ville: string) => ({ pdv: { ville } });
const typed = (ville: string): DraftEvent => ({ type: 'changed', document: town(ville) });
const left: DraftEvent = { type: 'left' };
const unreachable: DraftEvent = { type: 'unreachable' };

const stateAfter = (...events: DraftEvent[]): DraftState =>
  events.reduce(advance, initialState(server, null));

it('sends the same document again until it is answered, whatever was typed since', () => {
  const events = [typed('Pessac'), left, unreachable];
  for (const ville of ['Talence', 'Cestas', 'Gradignan', 'Cenon', 'Floirac'])
    events.push(typed(ville), left, unreachable);
  const state = stateAfter(...events, left);
  expect(state.sent?.document).toEqual(town('Pessac'));
  expect(state.unconfirmed).toEqual([town('Pessac')]);
  // The first call was stored: not another person's change, however many calls had no answer since.
  const stale = advance(state, { type: 'stale', server: { document: town('Pessac'), version: 4 } });
  expect(stale).toMatchObject({ current: town('Floirac'), phase: { name: 'changed' }, unconfirmed: [] });
  expect(advance(stale, left).sent?.document).toEqual(town('Floirac'));
});

it('sends what was asked with the latest answers, once the former ones are answered', () => {
  const state = stateAfter(typed('Pessac'), left, unreachable, typed('Talence'), {
    type: 'asked',
    order: { nextState: 'photo', annuleSignatures: true },
  });
  const again = advance(state, left);
  expect(again.sent).toEqual({ document: town('Pessac'), order: { annuleSignatures: true } });
  const acknowledged = advance(again, {
    type: 'acknowledged',
    server: { document: town('Pessac'), version: 4 },
    at: 1,
  });
  expect(advance(acknowledged, left).sent).toEqual({
    document: town('Talence'),
    order: { nextState: 'photo', annuleSignatures: true },
  });
});

it('sends an amendment whole, since its comment goes once', () => {
  const order = { comment: 'Prix corrigés' };
  const state = stateAfter(
    typed('Pessac'),
    { type: 'asked', order },
    left,
    unreachable,
    typed('Talence'),
    left,
  );
  expect(state.sent).toEqual({ document: town('Talence'), order });
});

it('judges the latest answers where the former ones are refused', () => {
  const again = stateAfter(typed('Pessac'), left, unreachable, typed('Talence'), left);
  const refused = advance(again, { type: 'refused', message: 'Non' });
  expect(refused).toMatchObject({ phase: { name: 'changed' }, unconfirmed: [] });
  const latest = advance(advance(refused, left), { type: 'refused', message: 'Non' });
  expect(latest.phase).toEqual({ name: 'refused', message: 'Non' });
});

it('is not settled by an undone change that the server may have', () => {
  const undone = stateAfter(
    typed('Pessac'),
    left,
    unreachable,
    typed('Bordeaux'),
    left,
    unreachable,
    typed('Bordeaux'),
  );
  expect(undone.phase.name).toBe('retrying');
  const resumed = advance(
    { ...initialState(server, null), unconfirmed: [town('Pessac')] },
    typed('Bordeaux'),
  );
  expect(resumed.phase.name).toBe('changed');
});

it('resumes on its own base where the device kept an older reply of the project', async () => {
  const sent: SaveBody[] = [];
  const keeper = new DraftKeeper({ document: town('Avant'), version: 2 }, null, {
    send: async (body) => {
      sent.push(body);
      return { type: 'unreachable' };
    },
    normalise: (document) => document,
    device: {
      read: async () => undefined,
      note: () => undefined,
      keep: async () => undefined,
      forget: async () => undefined,
    },
    autosave: true,
  });
  await keeper.resume({ base: server, document: town('Pessac'), unconfirmed: [], at: 1, stamp: 's' });
  expect(keeper.getSnapshot().state).toMatchObject({ base: server, current: town('Pessac') });
  await keeper.save();
  keeper.stop();
  expect(sent).toEqual([{ ...town('Pessac'), version: 3 }]);
});

it('takes what was left for sent, since the tab that had it may have sent it and not written so', () => {
  const resumed = stateOfLeft({ base: server, document: town('Pessac'), unconfirmed: [] }, null);
  const again = advance(advance(resumed, typed('Talence')), left);
  expect(again.sent?.document).toEqual(town('Pessac'));
  // That tab's call came first.
  const stale = advance(again, { type: 'stale', server: { document: town('Pessac'), version: 4 } });
  expect(stale).toMatchObject({ current: town('Talence'), phase: { name: 'changed' } });
});

it.each([
  ['what the server had', town('Bordeaux'), []],
  ['what was sent', town('Pessac'), [town('Pessac')]],
])('takes nothing more for sent where %s was left', (_case, document, unconfirmed) => {
  expect(stateOfLeft({ base: server, document, unconfirmed }, null)).toMatchObject({ unconfirmed });
});

it('takes what it merged when it was opened for sent as well, since that tab merges the same', () => {
  const other = { document: { pdv: { ville: 'Bordeaux', adresse: '1 quai' } }, version: 4 };
  const resumed = stateOfLeft({ base: server, document: town('Pessac'), unconfirmed: [] }, null);
  const opened = advance(resumed, { type: 'stale', server: other, left: true });
  const later = advance(opened, {
    type: 'changed',
    document: { pdv: { ville: 'Talence', adresse: '1 quai' } },
  });
  const sent = { document: { pdv: { ville: 'Pessac', adresse: '1 quai' } }, version: 5 };
  const stale = advance(advance(later, left), { type: 'stale', server: sent });
  expect(stale).toMatchObject({ current: { pdv: { ville: 'Talence' } }, phase: { name: 'changed' } });
});
