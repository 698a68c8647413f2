import { CALLS } from '@ardoise/domain/contract/calls.ts';
import { readPageSession } from '@ardoise/domain/contract/page-session.ts';
import { describe, expect, it } from 'vitest';
import { isKept, isOfSession, KEPT_PATHS } from './kept-calls.ts';

describe('reads that are kept', () => {
  it.each(KEPT_PATHS)('are of the contract, and change nothing: %s', (path) => {
    expect(CALLS.filter((call) => call.path === path).map(({ changes }) => changes)).toContain(false);
  });

  it('are a project and its files, the first lists and a catalogue; no search, and nothing else', () => {
    const id = '65f000000000000000000001';
    const kept = [
      `projets/${id}?signatures=adresses`,
      `projets/files/${id}`,
      'projets?q_vue=attente&limit=5',
    ];
    expect(kept.map((address) => isKept(`/rest/myplv/${address}`))).toEqual([true, true, true]);
    expect(isKept('/rest/themes/data')).toBe(true);
    const not = [
      '/rest/myplv/projets?q_recherche=palais',
      '/rest/myplv/comptes',
      `/rest/myplv/fichiers/${id}`,
    ];
    expect(not.map(isKept)).toEqual([false, false, false]);
  });

  it('are of other roles who they are, alone', () => {
    expect(isOfSession(readPageSession.path)).toBe(true);
    expect(isOfSession('/rest/myplv/projets')).toBe(false);
  });
});
