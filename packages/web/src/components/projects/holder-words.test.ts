import { describe, expect, it } from 'vitest';
import { type HeldRow, holderWords, isYourTurn } from './holder-words.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const dc1 = { name: 'dc1', role: 'dc' } as const;

const row = (more: Partial<HeldRow>): HeldRow => ({
  type: 'Carte Brasserie',
  statut: 'Brouillon',
  dc: 'dc1',
  agence: 'agence1',
  imprimeur: null,
  nomDc: 'Camille Ferrand',
  nomAgence: 'Agence Pinson',
  nomImprimeur: '',
  nomClient: 'Bertrand Lacombe',
  complet: false,
  etape: 3,
  etapes: 6,
  clientSigned: false,
  dcSigned: false,
  t_statut: '2026-11-18T10:00:00.000Z',
  ...more,
});

describe('holderWords', () => {
  it.each<[Partial<HeldRow>, string, boolean]>([
    [{}, 'Vous, étape 3 sur 6', true],
    [{ complet: true }, 'Vous, prêt à signer', true],
    [{ complet: true, clientSigned: true }, 'Vous, prêt à signer', true],
    [{ complet: true, clientSigned: true, dcSigned: true }, 'Vous, prêt à soumettre', true],
    [{ statut: 'Validation DC' }, 'Vous, depuis 2\u00a0jours', true],
    [{ statut: 'Validation DC', t_statut: '2026-11-20T10:00:00.000Z' }, 'Vous, depuis aujourd’hui', true],
    [{ statut: 'Agence' }, 'Agence Pinson', false],
    [{ statut: 'Validation Client' }, 'Bertrand Lacombe, client', false],
    [{ statut: 'Validation CCEP' }, 'Le siège', false],
    [{ statut: 'Impression' }, 'L’imprimeur', false],
    [{ statut: 'Impression', nomImprimeur: 'Atelier Vasseur' }, 'Atelier Vasseur', false],
    [{ statut: 'Terminé' }, 'Personne, c’est fini', false],
    [{ statut: 'Annulé' }, 'Personne, c’est arrêté', false],
  ])('formats %o as %s', (more, text, mine) => {
    expect(holderWords(row(more), dc1, NOW)).toEqual({ text, mine });
  });

  it('names the absent person that one acts for', () => {
    const standIn = { name: 'dc2', role: 'dc', remplace: [{ username: 'dc1' }] } as const;
    const told = holderWords(row({ statut: 'Validation DC' }), standIn, NOW);
    expect(told).toEqual({ text: 'Vous, pour Camille Ferrand', mine: true });
    expect(holderWords(row({ dc: 'dc2' }), standIn, NOW).text).toBe('Vous, étape 3 sur 6');
    expect(holderWords(row({ dc: 'dc3' }), standIn, NOW).mine).toBe(false);
  });

  it('names the dc to other roles', () => {
    expect(holderWords(row({}), { name: 'siege1', role: 'siege' }, NOW)).toEqual({
      text: 'Camille Ferrand',
      mine: false,
    });
  });
});

describe('isYourTurn', () => {
  it('is the agency’s own turn, not another agency’s', () => {
    expect(isYourTurn(row({ statut: 'Agence' }), { name: 'agence1', role: 'agence' })).toBe(true);
    expect(isYourTurn(row({ statut: 'Agence' }), { name: 'agence2', role: 'agence' })).toBe(false);
  });
});

it('is the turn of each person of the agency, not of another one’s', () => {
  const person = { name: 'e.brun', role: 'agence' } as const;
  expect(isYourTurn(row({ statut: 'Agence' }), { ...person, organisation: 'agence1' })).toBe(true);
  expect(isYourTurn(row({ statut: 'Agence' }), { ...person, organisation: 'agence2' })).toBe(false);
});
