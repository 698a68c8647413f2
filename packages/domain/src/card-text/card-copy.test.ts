import { expect, it } from 'vitest';
import { cardAsCells } from './card-copy.ts';
import { wholeCard } from './whole-card.ts';

it('copies sections with their lines, then the drinks that have a price under their family', () => {
  const card = wholeCard({
    texteCarte: {
      sections: [{ entree: 's', titre: 'Plats' }],
      lignes: [
        { entree: 'a', section: 's', nom: 'Entrecôte\tau poivre', detail: '+ frites', prix: '24,50 €' },
        { entree: 'b', section: 'gone', prix: '-5 €' },
        { entree: 'c', section: 's', detail: 'rien' },
      ],
      boissons: [{ cle: 'cola', prix: '3,90' }],
    },
    infocarte: {
      boissons: {
        Colas: { cola: { id: 'cola', name: 'Cola', format: '33 cl' }, zero: { id: 'zero', name: 'Zéro' } },
      },
    },
  });
  expect(cardAsCells(card).split('\n')).toEqual([
    "Plats\tEntrecôte au poivre\t'+ frites\t\t24,50 €",
    "Plats\t\t\t\t'-5 €",
    'Colas\tCola\t\t33 cl\t3,90',
  ]);
});

it.each(['=1+1', '+33', '-2', '@x'])('never copies %s as a formula', (nom) => {
  const lignes = [{ nom, detail: '', volume: '', prix: '' }];
  expect(cardAsCells([{ titre: '', lignes }])).toBe(`\t'${nom}\t\t\t`);
});
