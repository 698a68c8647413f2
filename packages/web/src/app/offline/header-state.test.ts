import { describe, expect, it } from 'vitest';
import type { Readiness } from '../../api/device/readiness.ts';
import { NOT_SENT_YET } from '../../api/outbox/sending.ts';
import { headerState } from './header-state.ts';

const NOW = Date.parse('2026-11-29T12:00:00Z');
const AT = Date.parse('2026-11-29T11:04:00Z');
const NEVER: Readiness = {
  phase: 'unknown',
  fraction: 0,
  at: null,
  lists: { kept: 0, of: 0 },
  outlets: 0,
  drafts: 0,
  projects: 0,
};
const READY: Readiness = { ...NEVER, phase: 'ready', fraction: 1, at: AT };
const WAITS = { refusal: null };
const REFUSED = { refusal: 'Non.' };
const HELD = { refusal: NOT_SENT_YET };

type Facts = Parameters<typeof headerState>[0];
const ONLINE: Facts = { reached: true, readiness: READY, sendings: [], prepares: true, now: NOW };

function shown(facts: Partial<Facts>) {
  const state = headerState({ ...ONLINE, ...facts });
  return state && [state.icon, state.look, state.warns, state.label, state.detail, state.count];
}

describe('the header’s button', () => {
  it.each<[string, Partial<Facts>, ReturnType<typeof shown>]>([
    ['ready', {}, ['ready', 'quiet', false, 'Prêt hors ligne', '12:04', null]],
    [
      'preparing',
      { readiness: { ...NEVER, phase: 'preparing', fraction: 0.62 } },
      ['preparing', 'quiet', false, 'Préparation', '62\u00a0%', null],
    ],
    ['sending', { sendings: [WAITS, WAITS] }, ['sending', 'line', false, 'Envoi', null, 2]],
    [
      'away and ready',
      { reached: false, sendings: [WAITS] },
      ['off', 'dashed', false, 'Hors ligne', 'prêt, 12:04', 1],
    ],
    [
      'away and not ready',
      { reached: false, readiness: { ...NEVER, phase: 'lacking' } },
      ['off', 'dashed', true, 'Hors ligne', 'pas prêt', null],
    ],
    ['refused', { sendings: [WAITS, REFUSED] }, ['problem', 'line', true, 'À régler', null, 1]],
    ['held', { sendings: [HELD, HELD] }, ['sending', 'line', false, 'À envoyer', null, 2]],
    ['held and waiting', { sendings: [HELD, WAITS] }, ['sending', 'line', false, 'Envoi', null, 1]],
    ['held and refused', { sendings: [HELD, REFUSED] }, ['problem', 'line', true, 'À régler', null, 1]],
    [
      'not ready yet, with a network',
      { readiness: { ...NEVER, phase: 'lacking' } },
      ['preparing', 'quiet', false, 'Pas prêt hors ligne', null, null],
    ],
    ['not known yet', { readiness: NEVER }, null],
  ])('%s', (_name, facts, expected) => {
    expect(shown(facts)).toEqual(expected);
  });

  it('stays ready while it is brought up to date the same day, and not the next', () => {
    const preparing: Readiness = { ...READY, phase: 'preparing', fraction: 0.5 };
    expect(shown({ readiness: preparing })?.[3]).toBe('Prêt hors ligne');
    expect(shown({ readiness: preparing, now: NOW + 86_400_000 })?.[3]).toBe('Préparation');
  });

  it('says the day of what is not of today', () => {
    expect(shown({ now: NOW + 86_400_000 })?.[4]).toBe('hier, 12:04');
    expect(shown({ now: NOW + 3 * 86_400_000 })?.[4]).toBe('29\u00a0nov., 12:04');
  });

  it('is there for other roles only where something waits, without a readiness that they have not', () => {
    const other = { prepares: false, readiness: NEVER };
    expect(shown(other)).toBeNull();
    expect(shown({ ...other, reached: false })).toBeNull();
    expect(shown({ ...other, reached: false, sendings: [WAITS] })?.slice(2)).toEqual([
      false,
      'Hors ligne',
      null,
      1,
    ]);
  });

  it('announces no figure that moves', () => {
    const said = (fraction: number) =>
      headerState({ ...ONLINE, readiness: { ...NEVER, phase: 'preparing', fraction } })?.said;
    expect(said(0.1)).toBe(said(0.9));
    expect(headerState({ ...ONLINE, reached: false, sendings: [WAITS] })?.said).toBe(
      'Hors ligne, prêt, 12:04, 1\u00a0envoi en attente',
    );
  });
});
