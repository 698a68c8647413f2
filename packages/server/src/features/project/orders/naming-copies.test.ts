import { describe, expect, it } from 'vitest';
import { namingCopies } from './naming-copies.ts';

const OLD = '6b01538fe1215ad7fc6a0431';
const NEW = '6b01538fe1215ad7fc6a0999';
const copies = new Map([[OLD, NEW]]);

describe('a copied document', () => {
  it('references the copies of its files everywhere, and keeps all else', () => {
    const of = (id: string) => ({
      contenu: [{ photo: id, filename: 'carte.jpg', anno: [{ x: 0.5, y: 0.5, texte: `voir ${OLD}` }] }],
      charte: { charteClient: 'oui', photo_charte: { [id]: { photo: id, comment: 'Logo' } } },
      boards: [{ name: 'Pricelist', brief: { photo: { [id]: { photo: id } } } }],
      pose: { jours: ['Lundi'], contact: undefined },
    });
    expect(namingCopies(of(OLD), copies)).toEqual(of(NEW));
  });
});
