import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, type DraftEvent, initialState } from '../draft/draft-state.ts';
import { savingWords } from './saving-words.ts';

const server = { document: { pdv: { ville: 'Bordeaux' } }, version: 1 };
const at = Date.parse('2026-11-20T13:32:00Z');
const changed: DraftEvent = { type: 'changed', document: { pdv: { ville: 'Pessac' } } };

function words(events: DraftEvent[], { deviceFails = false, autosave = true } = {}) {
  const state = events.reduce(advance, initialState(server, at));
  return savingWords(state, { deviceFails, autosave, keptAt: at }).words;
}

beforeEach(() => vi.useFakeTimers({ now: at + 60_000 }));
afterEach(() => vi.useRealTimers());

describe('the state of saving in words', () => {
  it.each<[DraftEvent[], string]>([
    [[], 'Enregistré à 14:32'],
    [[changed], 'Enregistrement…'],
    [[changed, { type: 'left' }], 'Enregistrement…'],
    [[changed, { type: 'left' }, { type: 'unreachable' }], 'Gardé sur cet appareil, 14:32'],
    [
      [changed, { type: 'left' }, { type: 'unavailable' }],
      'Enregistrement impossible pour le moment\u00a0: gardé sur cet appareil',
    ],
    [[changed, { type: 'left' }, { type: 'expired' }], 'Session expirée\u00a0: gardé sur cet appareil'],
    [[changed, { type: 'left' }, { type: 'wouldVoid' }], 'À confirmer\u00a0: gardé sur cet appareil'],
    [[changed, { type: 'left' }, { type: 'refused', message: 'Non.' }], 'Non enregistré\u00a0: Non.'],
  ])('%#', (events, expected) => {
    expect(words(events)).toBe(expected);
  });

  it('states that nothing is saved automatically once the order is submitted', () => {
    expect(words([changed], { autosave: false })).toBe('Modifications à enregistrer');
  });

  it('does not promise storage where the device refuses it', () => {
    expect(words([changed], { deviceFails: true })).toBe('Non enregistré\u00a0: gardez cette page ouverte');
    expect(words([], { deviceFails: true })).toBe('Enregistré à 14:32');
  });

  it('says of answers saved on another day which day it was', () => {
    vi.setSystemTime(Date.parse('2026-11-21T05:00:00Z'));
    expect(words([]).replaceAll('\u00a0', ' ')).toBe('Enregistré le 20 nov. 2026');
  });
});
