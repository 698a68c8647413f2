import { expect, it } from 'vitest';
import type { HistoryEntry } from '../../../components/projects/history-entry.ts';
import { movedSince } from './moved-words.ts';

const historique = [
  {
    statut_dep: 'Agence',
    statut_arr: 'Rejeté',
    t_creation: '2026-11-18T10:00:00.000Z',
    resp: 'siege1',
    nomResp: 'Hélène Marchetti',
    comment: '',
    force: false,
    fichiers: [],
    id: 1,
    nature: 'mouvement',
    cause: null,
    accord: null,
  },
] satisfies HistoryEntry[];

it('names the actor, and the new status', () => {
  expect(movedSince({ statut: 'Rejeté', historique }, 0, 'dc')).toBe(
    'Hélène Marchetti a refusé le projet\u00a0: le projet est maintenant en «\u00a0Rejeté\u00a0».',
  );
});

it('uses the client’s words', () => {
  expect(movedSince({ statut: 'Rejeté', historique }, 0, 'client')).toBe(
    'Hélène Marchetti a refusé la commande\u00a0: elle est maintenant «\u00a0Refusée\u00a0».',
  );
});

it('is empty without a move', () => {
  expect(movedSince({ statut: 'Rejeté', historique }, 1, 'dc')).toBe('');
});

it('names the move, not the withdrawn approval with it', () => {
  const withdrawals = historique.map((line) => ({ ...line, nature: 'retrait' as const, nomResp: 'Camille' }));
  const lines: HistoryEntry[] = [...withdrawals, ...historique];
  expect(movedSince({ statut: 'Rejeté', historique: lines }, 0, 'dc')).toContain(
    'Hélène Marchetti a refusé le projet',
  );
  expect(movedSince({ statut: 'Rejeté', historique: lines }, 1, 'dc')).toBe('');
});
