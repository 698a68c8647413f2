import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../projects/history-entry.ts';
import { approvedHow, receivedInWords, sendingsOf, sentInWords } from './proof-words.ts';

const move = (statut_dep: Status, statut_arr: Status, t_creation: string): HistoryEntry => ({
  statut_dep,
  statut_arr,
  t_creation,
  resp: 'agence1',
  nomResp: 'Agence Pinson',
  comment: '',
  force: false,
  fichiers: [],
  id: 1,
  nature: 'mouvement',
  cause: null,
  accord: null,
});

const proofs = [
  { version: 3, t_creation: '2026-11-17T09:00:00.000Z' },
  { version: 1, t_creation: '2026-11-14T09:00:00.000Z' },
];
const historique = [
  move('Validation DC', 'Validation Client', '2026-11-18T10:00:00.000Z'),
  move('Agence', 'Validation DC', '2026-11-17T10:00:00.000Z'),
  move('Validation DC', 'Agence', '2026-11-16T10:00:00.000Z'),
  move('Agence', 'Validation DC', '2026-11-15T10:00:00.000Z'),
  move('Brouillon', 'Agence', '2026-11-13T10:00:00.000Z'),
];

describe('sendingsOf', () => {
  it('assigns each version what was sent while it was current', () => {
    expect(sendingsOf({ version: 1, t_creation: '2026-11-14T09:00:00.000Z' }, proofs, historique)).toEqual([
      { to: 'au délégué commercial', date: '2026-11-15T10:00:00.000Z' },
    ]);
    const [current] = proofs;
    if (current === undefined) throw new Error('no proof');
    expect(sentInWords(sendingsOf(current, proofs, historique))).toBe(
      'Envoyée au délégué commercial le 17 novembre 2026, au client le 18 novembre 2026.',
    );
  });

  it('states that a new version was not sent yet', () => {
    const fresh = { version: 4, t_creation: '2026-11-19T09:00:00.000Z' };
    expect(sentInWords(sendingsOf(fresh, [fresh, ...proofs], historique))).toBe('Pas encore envoyée.');
  });
});

describe('approvedHow', () => {
  it.each([
    [{ via: 'lien' as const, email: 'b@exemple.fr' }, 'par le lien reçu à b@exemple.fr'],
    [{ via: 'tablette' as const, email: '' }, 'sur la tablette du délégué commercial'],
  ])('%o', (approval, words) => expect(approvedHow(approval)).toBe(words));
});

it('tells a client when they received a version, and nothing of its other sendings', () => {
  const current = { version: 3, t_creation: '2026-11-17T09:00:00.000Z' };
  expect(receivedInWords(sendingsOf(current, proofs, historique))).toBe('Reçue le 18 novembre 2026.');
  expect(receivedInWords([{ to: 'au délégué commercial', date: '2026-11-17T10:00:00.000Z' }])).toBe('');
});
