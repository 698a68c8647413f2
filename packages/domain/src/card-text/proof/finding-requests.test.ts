import { describe, expect, it } from 'vitest';
import type { CardDifference } from '../compare-cards.ts';
import { isInReceived, requestFor, UNASKED } from './finding-requests.ts';

const steak: CardDifference = {
  nature: 'prix différent',
  section: 'Plats',
  nom: 'Entrecôte 300 g',
  avant: '24,50 €',
  apres: '26,50 €',
};
const fish: CardDifference = {
  ...steak,
  nature: 'texte différent',
  nom: 'Cabillaud, beurre blanc',
  avant: 'Cabillaud, beurre blanc',
  apres: 'Cabillaud, beurre citronné',
};
const gone: CardDifference = { ...steak, nature: 'absent', nom: 'Landaise', avant: '16,90 €', apres: '' };

const isAsked = (texte: string, difference = steak) =>
  requestFor(difference, null, [{ texte, place: null }]) !== null;

describe('a difference was asked for', () => {
  it.each([
    ['L’entrecôte 300 g passe à 26,50 €, merci', steak],
    ['ENTRECOTE 300G : 24,50 → 26.5', steak],
    ['N’oubliez pas : entrecôte 300 g à 26,50', steak],
    ['Cabillaud, beurre blanc : mettre citronné', fish],
    ['Retirez la landaise', gone],
    ['La landaise est à supprimer', gone],
  ])('‘%s’', (texte, difference) => expect(isAsked(texte, difference)).toBe(true));

  it.each([
    ['L’entrecôte 300 g passe à 25,50 €', steak],
    ['Le confit passe à 26,50 €', steak],
    ['L’entrecôte 300 g reste à 24,50 €, pas 26,50 €', steak],
    [`Entrecôte 300 g : 24,50 € → 26,50 €, ${UNASKED}`, steak],
    ['La landaise est très bien', gone],
    ['Cabillaud, beurre blanc : parfait', fish],
  ])('not by ‘%s’', (texte, difference) => expect(isAsked(texte, difference)).toBe(false));

  it('by a remark that hangs at its line on the version before, without its name', () => {
    const place = { fichier: 'a', page: 1, boite: [0.1, 0.5, 0.4, 0.02] as const };
    const at = (x: number, y: number, fichier = 'a') => [
      { texte: '26,50 €', place: { fichier, page: 1, x, y } },
    ];
    expect(requestFor(steak, place, at(0.52, 0.51))).not.toBeNull();
    expect(requestFor(steak, place, at(0.3, 0.6))).toBeNull();
    expect(requestFor(steak, place, at(0.3, 0.51, 'b'))).toBeNull();
  });

  it('by the text that the owner sent', () => {
    const line = (nom: string, prix: string) => ({ nom, prix, detail: '', volume: '' });
    const order = [{ titre: 'Plats', lignes: [line('Entrecôte 300 g', '24,50 €')] }];
    const received = (prix: string) => [{ titre: 'Plats', lignes: [line('Entrecôte 300 g', prix)] }];
    expect(isInReceived(steak, order, received('26,5'))).toBe(true);
    expect(isInReceived(steak, order, received('27 €'))).toBe(false);
  });
});
