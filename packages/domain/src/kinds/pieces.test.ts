import { describe, expect, it } from 'vitest';
import { kindOf } from '../kind-facts/kind-facts.ts';
import type { ProjectType } from '../projects/kinds.ts';
import type { ProjectDocument } from '../projects/project.ts';
import { completeOrder } from '../testing/complete-orders.ts';
import { KINDS } from './kinds.ts';

const MENTIONS = [{ name: 'Alcool' }];

const piecesOf = (type: ProjectType, document: ProjectDocument) =>
  KINDS[kindOf(type)].pieces(document, { type, mentions: MENTIONS });

const CARD: ProjectDocument = {
  infocarte: {
    template: { id: 'rose', name: 'Rose' },
    format: { id: 'a4', name: 'A4' },
    matiereFormat: '1_volet',
    matiere: { id: 'polyart', name: 'Polyart mat 240\u00a0g' },
    boissons: {
      'Thés glacés': { peche: { id: 'peche', name: 'Thé glacé pêche', format: 'Pet 50\u00a0cl' } },
    },
    qrcode: 'oui',
    impression: 'carte_qrcode_menu',
    nombreExemplaire: '60',
    nombreExemplaireQrCode: '24',
    nombreExemplaireMenu: '2xA3',
    orientationMenu: 'vertical',
    modeleQrCodeSticker: { id: 'rond', name: 'Sticker rond' },
  },
  infopdv: { formules: [{ nomFormule: 'Midi', compoFormule: 'Plat et dessert', tarifFormule: '13' }] },
  texteCarte: {
    sections: [{ entree: 'aaaaaaaa', titre: 'Desserts' }],
    lignes: [{ entree: 'bbbbbbbb', section: 'aaaaaaaa', nom: 'Pêche Melba', detail: 'vanille', prix: '8' }],
  },
};

describe('a Carte Brasserie', () => {
  it('becomes its card, its codes and its exterior menu, by what it prints', () => {
    expect(
      piecesOf('Carte Brasserie', CARD).map(({ key, name, detail, copies }) => [key, name, detail, copies]),
    ).toEqual([
      ['carte', 'Carte Brasserie, A4, un volet', '60\u00a0cartes, Polyart mat 240\u00a0g · thème Rose', 60],
      ['qrcode', 'QR code, Sticker rond', '24\u00a0QR codes', 24],
      ['menu', 'Menu extérieur, A3, vertical', '2\u00a0menus, Polyart mat 240\u00a0g · thème Rose', 2],
    ]);
    const unprinted = { ...CARD, infocarte: { ...CARD.infocarte, impression: 'aucun' } };
    expect(piecesOf('Carte Brasserie', unprinted)).toEqual([]);
  });

  it('shows its drinks, its theme, the mentions and its words; a code shows nothing', () => {
    const [card, code, menu] = piecesOf('Carte Brasserie', CARD);
    expect(card?.shows).toEqual([
      { nature: 'boisson', name: 'Thé glacé pêche', where: 'à la carte, Thés glacés, Pet 50\u00a0cl' },
      { nature: 'theme', name: 'Rose', where: 'thème Rose' },
      { nature: 'mention', name: 'Alcool', where: 'au bas de la carte' },
    ]);
    expect(card?.lines).toEqual(['Desserts', 'Pêche Melba vanille', 'Midi Plat et dessert']);
    expect(menu?.shows).toEqual(card?.shows);
    expect([code?.shows, code?.lines, code?.readable]).toEqual([[], [], true]);
  });

  it('is readable with a text, not where it was left to photos', () => {
    const { texteCarte: _text, ...photos } = CARD;
    expect(piecesOf('Carte Brasserie', CARD).map(({ readable }) => readable)).toEqual([true, true, true]);
    expect(piecesOf('Carte Brasserie', photos).map(({ readable }) => readable)).toEqual([false, true, false]);
  });

  it('replaces a card of the same format, whatever its theme', () => {
    const [card] = piecesOf('Carte Brasserie', CARD);
    const change = (infocarte: ProjectDocument['infocarte']) =>
      piecesOf('Carte Brasserie', { ...CARD, infocarte: { ...CARD.infocarte, ...infocarte } })[0]?.same;
    expect(change({ template: { id: 'zinc', name: 'Zinc' }, nombreExemplaire: '10' })).toBe(card?.same);
    expect(change({ matiereFormat: '2_volets' })).not.toBe(card?.same);
    expect(piecesOf('Direct Agence', CARD)[0]?.same).not.toBe(card?.same);
  });
});

it('boards become each itself, with a pavement sign where one is ordered', () => {
  const order = completeOrder('Boards PVC');
  const [first, ...others] = order.boards ?? [];
  const boards = [{ ...first, optionStopTrottoir: true, formatStopTrottoir: '75x47 cm (bois)' }, ...others];
  const pieces = piecesOf('Boards PVC', { ...order, boards });
  expect(pieces.map(({ key, name, copies }) => [key, name, copies])).toEqual([
    ['board 0', 'Board PVC, horizontal 60x90cm', 1],
    ['stop-trottoir 0', 'Stop-trottoir, 75x47 cm (bois)', 1],
    ['board 1', 'Board PVC, horizontal 60x90cm', 2],
    ['board 2', 'Board PVC, horizontal 60x90cm', 1],
  ]);
  expect(pieces[2]?.detail).toBe('Gamme et prix des boissons\u00a0-\u00a01 · 2\u00a0exemplaires · tringle');
  expect(pieces[2]?.shows.map(({ name, where }) => [name, where])).toEqual([
    ['Cola classique', 'dans la gamme, 3,20\u00a0€, Verre 33\u00a0cl'],
    ['Cola zéro', 'dans la gamme, 3,20\u00a0€, Verre 33\u00a0cl'],
  ]);
  expect(pieces[0]?.lines.join(' ')).toContain('Croque-monsieur');
  expect(new Set(pieces.map(({ same }) => same)).size).toBe(4);
});

it('a price list that was left to photos is not readable', () => {
  const order = completeOrder('Caissons Lumineux');
  const boards = (order.boards ?? []).map((board) =>
    board.state === 'pricelist'
      ? { ...board, brief: { pricelist: { photo: { f1: { photo: 'f1', name: 'prix.jpg' } } } } }
      : board,
  );
  expect(piecesOf('Caissons Lumineux', order).every(({ readable }) => readable)).toBe(true);
  expect(piecesOf('Caissons Lumineux', { ...order, boards }).map(({ readable }) => readable)).toEqual([
    true,
    true,
    false,
  ]);
  expect(piecesOf('Caissons Lumineux', order)[0]?.name).toBe('Caisson lumineux, vertical 60x40cm');
});

it('a Digital becomes its screens', () => {
  const pieces = piecesOf('Digital', completeOrder('Digital'));
  expect(pieces.map(({ sort, name }) => [sort, name])).toEqual(
    Array.from({ length: 3 }, () => ['ecran', 'Écran, 16:9 horizontal']),
  );
});

it('supports of a Sur Mesure become each itself, with the charter, where they are printed', () => {
  const order = completeOrder('Sur Mesure');
  const pieces = piecesOf('Sur Mesure', {
    ...order,
    charte: { ...order.charte, isCharteCCE: 'oui', charteCCE: 'Terrasse' },
  });
  expect(pieces.map(({ name, detail, copies }) => [name, detail, copies])).toEqual([
    ['Sur Mesure, store banne 400\u00a0×\u00a080\u00a0cm', 'Toile acrylique · charte Terrasse', 1],
    ['Sur Mesure, totem 60\u00a0×\u00a0180\u00a0cm', '2\u00a0exemplaires · charte Terrasse', 2],
  ]);
  expect(pieces[0]?.shows.map(({ nature }) => nature)).toEqual(['charte', 'boisson', 'boisson']);
  expect(pieces[1]?.lines).toEqual(['Totem, entrée', 'Les horaires.']);
  expect(piecesOf('Sur Mesure', { ...order, autresInfos: { impression: 'non' } })).toEqual([]);
});

it('a Direct Agence becomes its cards and codes, whose text is not known', () => {
  const pieces = piecesOf('Direct Agence', completeOrder('Direct Agence'));
  expect(pieces.map(({ key, copies, readable }) => [key, copies, readable])).toEqual([
    ['carte', 50, false],
    ['qrcode', 24, true],
  ]);
});
