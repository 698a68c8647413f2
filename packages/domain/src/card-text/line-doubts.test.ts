import { expect, it } from 'vitest';
import type { CardText, CardTextReading } from '../projects/card-text.ts';
import { lineDoubts, withDoubtsAtSignature } from './line-doubts.ts';

interface Order {
  texteCarte: CardText;
  lectureCarte: CardTextReading;
  infocarte: { boissons: Record<string, Record<string, { id: string; name: string; format: string }>> };
}

const ORDER: Order = {
  texteCarte: {
    lignes: [
      { entree: 'a', nom: 'COLA  Classique', volume: '33 cl', prix: '4 €' },
      { entree: 'b', nom: 'Cola classique', volume: '50 cl', prix: '6 €' },
      { entree: 'c', nom: 'Foie gras' },
      { entree: 'd', nom: 'Sole', prix: '240 €' },
    ],
  },
  lectureCarte: {
    lignes: [
      { entree: 'a' },
      { entree: 'b' },
      { entree: 'c', aVerifier: 'sans prix' },
      { entree: 'd', aVerifier: 'prix loin', vu: true },
      { entree: 'gone', aVerifier: 'sans nom' },
    ],
  },
  infocarte: { boissons: { Colas: { cola: { id: 'cola', name: 'Cola classique', format: 'Verre 33 cl' } } } },
};
const drink = { cle: 'cola', name: 'Cola classique 33 cl' };

it('doubts what nobody has settled, and a line that equals a chosen drink by name and volume', () => {
  expect([...lineDoubts(ORDER)]).toEqual([
    ['a', { doubt: 'boisson', drink }],
    ['c', { doubt: 'sans prix' }],
  ]);
});

it('proposes a drink once it is read, while the drink has no price and the line one', () => {
  const of = (change: object) => [...lineDoubts({ ...ORDER, ...change }).keys()];
  expect(of({ lectureCarte: {} })).toEqual([]);
  expect(of({ texteCarte: { ...ORDER.texteCarte, boissons: [{ cle: 'cola', prix: '3 €' }] } })).toEqual([
    'c',
  ]);
  expect(of({ texteCarte: { lignes: [{ entree: 'a', nom: 'Cola classique', volume: '33 cl' }] } })).toEqual(
    [],
  );
});

it('keeps what is in doubt at a signature, anew at each', () => {
  const kept = withDoubtsAtSignature(ORDER);
  const marked = ({ lectureCarte: { lignes = [] } }: Order) =>
    lignes.filter(({ aLaSignature }) => aLaSignature).map(({ entree }) => entree);
  expect(marked(kept)).toEqual(['a', 'c']);
  const lignes = kept.lectureCarte.lignes?.map((line) => ({ ...line, vu: true })) ?? [];
  const seen = { ...kept, lectureCarte: { lignes } };
  expect(marked(withDoubtsAtSignature(seen))).toEqual([]);
});
