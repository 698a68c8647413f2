import { expect, it } from 'vitest';
import { CLIENT_STEPS, clientStep } from './client-steps.ts';
import { STATUSES } from './statuses.ts';
import { statusesOf } from './transitions.ts';

it('a client reads five steps, and what stopped an order; no word of ours', () => {
  const read = new Set(STATUSES.map((statut) => clientStep(statut)));
  expect([...read]).toEqual([...CLIENT_STEPS, 'Refusée', 'Annulée']);
  for (const step of read) expect(step).not.toMatch(/CCEP|\bDC\b|\bAR\b|projet/);
  expect(new Set(statusesOf('PDA').map((statut) => clientStep(statut)))).toEqual(read);
});

it('head office’s check follows the client’s agreement, or is a part of the making', () => {
  expect(clientStep('Validation CCEP', 'Validation Client')).toBe('À valider');
  expect(clientStep('Validation CCEP', 'Impression')).toBe('En fabrication');
});
