import { describe, expect, it } from 'vitest';
import { afterwards, certification, notesGoAlong, orderInWords, requestInWords } from './approval-words.ts';

describe('words for the client', () => {
  it('name who prepared it, if anybody, and what depends on the answer', () => {
    expect(requestInWords({ nomAgence: 'Agence Pinson' })).toBe(
      'Préparée par Agence Pinson. Rien ne part en fabrication sans votre accord.',
    );
    expect(requestInWords({ nomAgence: '' })).toBe('Rien ne part en fabrication sans votre accord.');
  });

  it('name the order, with the town where it is known', () => {
    const order = { type: 'Carte Brasserie', nameProjet: 'Brasserie du Palais' } as const;
    expect(orderInWords({ ...order, ville: 'Bordeaux' })).toBe(
      'Carte Brasserie pour Brasserie du Palais, Bordeaux',
    );
    expect(orderInWords({ ...order, ville: '' })).toBe('Carte Brasserie pour Brasserie du Palais');
  });

  it('certify the displayed version, and that a typed name is a signature', () => {
    expect(certification(3, false)).toContain('(version\u00a03)');
    expect(certification(3, false)).not.toContain('tapé');
    expect(certification(3, true)).toMatch(/, et mon nom tapé vaut signature\.$/);
  });

  it.each([
    [0, /poser des remarques/],
    [1, /^Votre remarque sera envoyée/],
    [2, /^Vos 2\u00a0remarques seront envoyées/],
  ])('%i own remarks', (notes, words) => {
    expect(notesGoAlong(notes)).toMatch(words);
  });

  it('state what comes next, and the contact when a guard holds the order', () => {
    const page = { demandeur: 'Camille Ferrand' };
    expect(afterwards('corrections', { refus: null }, page).join(' ')).toContain(
      'un nouvel e-mail, avec un nouveau lien',
    );
    expect(afterwards('accord', { refus: null }, page).join(' ')).toContain('plus rien à faire');
    expect(afterwards('accord', { refus: 'Nom du contact obligatoire' }, page)).toEqual([
      'Camille Ferrand reviendra vers vous. Vous pouvez fermer cette page.',
    ]);
  });
});
