import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../../../components/projects/history-entry.ts';
import { proofWords, readingWords, turnWords } from './review-words.ts';

const NOW = Date.parse('2026-11-23T12:00:00.000Z');
const sent: HistoryEntry = {
  statut_dep: 'Agence',
  statut_arr: 'Validation DC',
  t_creation: '2026-11-20T16:20:00.000Z',
  resp: 'agence1',
  nomResp: 'Agence Pinson',
  comment: '',
  force: false,
  fichiers: [],
  id: 1,
  nature: 'mouvement',
  cause: null,
  accord: null,
};
const project = {
  type: 'Carte Brasserie' as const,
  statut: 'Validation DC' as const,
  dc: 'dc1',
  agence: 'agence1',
  imprimeur: null,
  t_statut: '2026-11-20T16:20:00.000Z',
  historique: [sent],
};
const dc1 = { name: 'dc1', role: 'dc' } as const;
const siege1 = { name: 'siege1', role: 'siege' } as const;

describe('the words of the review', () => {
  it('say whose turn it is and for how long, and invent no deadline', () => {
    expect(turnWords(project, dc1, NOW)).toBe('Qui a la main\u00a0: vous, depuis 3\u00a0jours');
    expect(turnWords(project, siege1, NOW)).toBe('Qui a la main, depuis 3\u00a0jours');
  });

  it('say who sent which version when, and who waits for the answer', () => {
    const words = proofWords(project, { version: 2 }, dc1);
    expect(words).toMatch(/^Version 2, soumise par Agence Pinson le 20 novembre 2026 à 17:20\./);
    expect(words).toContain('attendent votre réponse');
    expect(proofWords(project, { version: 2 }, siege1)).not.toContain('attendent');
  });

  it('name the agency that submitted the version, whoever it went through since', () => {
    const agreed = {
      statut_dep: 'Validation Client',
      statut_arr: 'Validation CCEP',
      nomResp: 'Karim Benali',
    } as const;
    const words = proofWords(
      {
        ...project,
        type: 'Direct Agence',
        statut: 'Validation CCEP',
        t_statut: '2026-11-22T16:20:00.000Z',
        historique: [{ ...sent, ...agreed, t_creation: '2026-11-22T16:20:00.000Z', id: 2 }, sent],
      },
      { version: 2 },
      siege1,
    );
    expect(words).toBe('Version 2, soumise par Agence Pinson le 20 novembre 2026 à 17:20.');
  });

  it('say when this person opened it', () => {
    expect(readingWords(2, '2026-11-23T08:12:00.000Z', NOW)).toBe(
      'Version 2 ouverte par vous aujourd’hui à 09:12.',
    );
    expect(readingWords(2, '2026-11-20T08:12:00.000Z', NOW)).toContain('le 20 novembre 2026 à 09:12');
  });
});
