import { expect, it } from 'vitest';
import { statusesOf } from '../rules/transitions.ts';
import { CLIENT_STAGES, clientStage } from './client-stages.ts';
import { STATUSES } from './statuses.ts';

it('maps statuses to the client’s five steps, or to what stopped an order, without internal words', () => {
  const read = new Set(STATUSES.map((statut) => clientStage(statut)));
  expect([...read]).toEqual([...CLIENT_STAGES, 'Refusée', 'Annulée']);
  for (const step of read) expect(step).not.toMatch(/CCEP|\bDC\b|\bAR\b|projet/);
  expect(new Set(statusesOf('PDA').map((statut) => clientStage(statut)))).toEqual(read);
});

it('maps head office’s check to the client’s step before it, or to the making', () => {
  expect(clientStage('Validation CCEP', 'Validation Client')).toBe('À valider');
  expect(clientStage('Validation CCEP', 'Impression')).toBe('En fabrication');
});
