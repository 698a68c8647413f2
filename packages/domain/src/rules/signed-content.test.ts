import { describe, expect, it } from 'vitest';
import { type ProjectDocument, projectDocument } from '../projects/project.ts';
import { canonicalText, signedContent } from './signed-content.ts';

const DOCUMENT: ProjectDocument = {
  pdv: { nOutlet: '1', nomPDV: 'Café', ville: 'Lyon' },
  idprojet: { nameProjet: 'Café', planProjet: 'Plan winter', emailAgence: 'a@b.example' },
  infocarte: { qrcode: 'non' },
};
const text = (document: ProjectDocument, files: string[] = []) =>
  canonicalText(signedContent(document, files));

describe('signed content', () => {
  it('covers every part and the name, not the plan nor the agency', () => {
    expect(text({ ...DOCUMENT, idprojet: { nameProjet: 'Café', planProjet: '', emailAgence: '' } })).toBe(
      text(DOCUMENT),
    );
    expect(text({ ...DOCUMENT, idprojet: { ...DOCUMENT.idprojet, nameProjet: 'Bar' } })).not.toBe(
      text(DOCUMENT),
    );
    expect(text({ ...DOCUMENT, infocarte: { qrcode: 'oui' } })).not.toBe(text(DOCUMENT));
  });

  it('covers what every kind asks, not who fills it', () => {
    const parts: ProjectDocument = {
      boards: [{ name: 'Menu', format: 'Horizontal 40x60cm' }],
      supports: [{ name: 'Store' }],
      charte: { charteClient: 'non' },
      pose: { pose: 'oui', contact: { nom: 'Léa' } },
      livraison: { video_email: 'video@cafe.example' },
      briefPSM: 'Un store',
      briefPDA: 'Une carte',
      boissons: { Soft: { cola: { name: 'Cola' } } },
      autresInfos: { impression: 'oui' },
      contenu: [{ photo: 'f1' }],
      contenu_fichier_texte: { hasFichierTexte: 'non' },
    };
    const whole = text({ ...DOCUMENT, ...parts });
    for (const part of Object.keys(parts)) {
      const { [part as keyof ProjectDocument]: _left, ...others } = parts;
      expect(text({ ...DOCUMENT, ...others }), part).not.toBe(whole);
    }
    expect(text({ ...DOCUMENT, ...parts, surPlace: true })).toBe(whole);
  });

  it('covers the text of a card as it is read, without ids nor what is known of its reading', () => {
    const card = (...ids: [string, string, string]): ProjectDocument => ({
      texteCarte: {
        sections: [{ entree: ids[0], titre: 'Plats' }],
        lignes: [
          { entree: ids[1], section: ids[0], nom: 'Entrecôte', prix: '24 €' },
          { entree: ids[2], section: 'gone', nom: 'Sole', prix: '' },
        ],
        boissons: [
          { cle: 'eau', prix: '3' },
          { cle: 'cola', prix: '4' },
        ],
      },
    });
    const one = card('s1', 'l1', 'l2');
    const { boissons = [], lignes = [], sections = [] } = one.texteCarte ?? {};
    expect(text({ ...card('a', 'b', 'c'), lectureCarte: { lignes: [{ entree: 'b', vu: true }] } })).toBe(
      text(one),
    );
    expect(text({ texteCarte: { sections, lignes, boissons: boissons.toReversed() } })).toBe(text(one));
    expect(text({ texteCarte: { sections, lignes: lignes.toReversed(), boissons } })).not.toBe(text(one));
    expect(text({ texteCarte: { sections, lignes } })).not.toBe(text(one));
    expect(text({ texteCarte: { sections: [], lignes: [] }, lectureCarte: {} })).toBe(text({}));
  });

  it('ignores the order of keys and blanks', () => {
    const reordered = {
      infocarte: DOCUMENT.infocarte,
      idprojet: DOCUMENT.idprojet,
      pdv: { ville: 'Lyon', nomPDV: 'Café', nOutlet: '1', rcs: '' },
      contenu: [],
    };
    expect(text(reordered)).toBe(text(DOCUMENT));
  });

  it('preserves the order of formulas and covers the files', () => {
    const formulas = (...names: string[]): ProjectDocument => ({
      infopdv: { formules: names.map((nomFormule) => ({ nomFormule })) },
    });
    expect(text(formulas('a', 'b'))).not.toBe(text(formulas('b', 'a')));
    expect(text(DOCUMENT, ['bb', 'aa'])).toBe(text(DOCUMENT, ['aa', 'bb']));
    expect(text(DOCUMENT, ['aa'])).not.toBe(text(DOCUMENT));
  });

  it('excludes the ids of entries of every list, and no other field of that name', () => {
    const order = (entree?: string): ProjectDocument => ({
      infopdv: { formules: [{ entree, nomFormule: 'Midi' }, { entree }] },
      contenu: [{ entree, photo: 'f1' }],
      boards: [{ entree, name: 'Gamme', brief: { 'gamme-prix': [{ entree, prix: '3' }] } }],
      supports: [{ entree, name: 'Store' }],
    });
    expect(text(order('k3x'))).toBe(text(order()));
    expect(text(order('k3x'))).not.toContain('entree');
    // A drawing with `entree` as its catalogue key.
    const drawn: ProjectDocument = {
      infocarte: { illustrations: { entree: { id: 'entree', name: 'Entrée' } } },
    };
    expect(text(drawn)).toContain('"entree":{"id":"entree"');
    const solid = (id: string): ProjectDocument => ({
      boards: [{ brief: { menus: { Formule1: { solide: { id } } } } }],
    });
    expect(text(solid('quiche'))).not.toBe(text(solid('croque')));
  });

  it('excludes what other programs store beside the solids and the order, not the solids themselves', () => {
    const order = (copies: object, map: object): ProjectDocument => ({
      boards: [
        {
          name: 'Menu',
          brief: { menus: { Formule1: { nomFormule: 'Midi', solide: { id: 'quiche' }, ...copies }, ...map } },
        },
      ],
    });
    const solide = { Salé: { '0': { name: 'Quiche', imageSolide: '/q.svg', numSolide: 1 } } };
    const beside = {
      ...order({ nameSolide: 'Quiche', imgSolide: '/q.svg' }, { solide }),
      docSuiviProjet: { etapes: [1, null] },
    };
    expect(projectDocument.parse(beside)).toEqual(beside);
    expect(text(beside)).toBe(text(order({}, {})));
    expect(text(beside)).toContain('"solide":{"id":"quiche"}');
  });

  it('takes any JSON as docSuiviProjet, of 20 KB and 100 levels at most', () => {
    const takes = (docSuiviProjet: unknown) => projectDocument.safeParse({ docSuiviProjet }).success;
    expect([null, 3, 'é'.repeat(9_999), [{}], { a: [true] }].map(takes)).toEqual(Array(5).fill(true));
    const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
    expect(['é'.repeat(10_000), 'a'.repeat(20_000), deep].map(takes)).toEqual([false, false, false]);
  });
});
