import { describe, expect, it } from 'vitest';
import { kindOf } from '../kind-facts/kind-facts.ts';
import type { ProjectType } from '../projects/kinds.ts';
import type { ProjectDocument } from '../projects/project.ts';
import { completeOrder } from '../testing/complete-orders.ts';
import type { OrderDocket } from './docket.ts';
import { KIND_DOCKETS } from './kind-dockets.ts';

const docketOf = (type: ProjectType, document: ProjectDocument) =>
  KIND_DOCKETS[kindOf(type)]({ ...document, type });
const inWords = ({ lines }: Pick<OrderDocket, 'lines'>) =>
  lines.map(({ label, value }) => `${label}: ${value}`);

describe('the docket', () => {
  it('of a Carte Brasserie counts what it shows', () => {
    const drink = (name: string) => ({ [name]: { id: name, name } });
    const docket = docketOf('Carte Brasserie', {
      infopdv: { formules: [{ nomFormule: 'Midi', compoFormule: 'Plat', tarifFormule: '13' }] },
      infocarte: {
        template: { id: 'zinc', name: 'Zinc' },
        format: { id: 'a4', name: 'A4' },
        matiereFormat: '1_volet',
        matiere: { id: 'polyart', name: 'Polyart mat 240\u00a0g' },
        boissons: { Colas: { ...drink('Cola'), ...drink('Cola zéro') }, Eaux: drink('Plate'), Jus: {} },
        cocktails: { mojito: { id: 'mojito', name: 'Mojito', visuelCocktails: 'oui' } },
        illustrations: { plat: { id: 'plat', name: 'Plat' }, vin: { id: 'vin', name: 'Vin' } },
        frise: { id: 'vagues', name: 'Vagues' },
        qrcode: 'oui',
        impression: 'carte_qrcode',
        nombreExemplaire: '60',
        nombreExemplaireQrCode: '48',
      },
    });
    expect(inWords(docket)).toEqual([
      'Thème: Zinc',
      'Format: A4, un volet',
      'Matière: Polyart mat 240\u00a0g',
      'Boissons: 3 en 2 familles',
      'Formules: 1',
      'Cocktails: 1, avec visuels',
      'Illustrations: 2',
      'Frise: Vagues',
      'Impression: Carte et QR code',
      'Cartes: 60',
      'QR codes: 48',
    ]);
  });

  it.each([
    ['Boards PVC', 'Horizontal 60x90cm'],
    ['Caissons Lumineux', 'Vertical 60x40cm'],
    ['Digital', '16:9 horizontal'],
  ] as const)('of %s has each board with its format, its copies and its brief', (type, format) => {
    const { items, ...docket } = docketOf(type, completeOrder(type));
    expect(inWords(docket)).toEqual([`Support: ${type}`, 'Boards: 3']);
    expect(items.map(({ name, detail }) => [name, detail])).toEqual([
      ['Menu simple 2 éléments', `PET 50\u00a0cl, colas\u00a0-\u00a01 · ${format} · 1\u00a0ex.`],
      ['Gamme et prix des boissons\u00a0-\u00a01', `${format} · 2\u00a0ex.`],
      ['Pricelist, texte ou photos\u00a0-\u00a01', `${format} · 1\u00a0ex.`],
    ]);
    expect(items.map(({ brief }) => brief[0]?.value)).toEqual([
      'Formule du midi\u00a0: Croque-monsieur, 8,90\u00a0€',
      '3,20\u00a0€\u00a0: Cola classique Verre 33\u00a0cl, Cola zéro Verre 33\u00a0cl',
      'Soda 33 cl 3,50 €, eau plate 50 cl 2,50 €.',
    ]);
    expect(items[0]?.brief.map(({ label }) => label)).toEqual(['Contenu', 'Solides']);
    expect(items[0]?.image).toBe('/catalogue/boards/menu-simple-2-pet-50-coke.svg');
  });

  it('of boards counts the copies of each board, and its stop-trottoir once', () => {
    const order = completeOrder('Boards PVC');
    const standing = {
      optionStopTrottoir: true,
      formatStopTrottoir: '75x47 cm (bois)',
      nombreExemplaire: '3',
    };
    const boards = order.boards?.map((board) => ({ ...board, ...standing })).slice(1, 2);
    expect(docketOf('Boards PVC', { ...order, boards }).items.map(({ detail }) => detail)).toEqual([
      'Horizontal 60x90cm · 3\u00a0ex. · stop-trottoir 75x47 cm (bois) · 1\u00a0ex.',
    ]);
  });

  it('of a Sur Mesure has each support with its size and what to create on it', () => {
    const { items, texts, ...docket } = docketOf('Sur Mesure', completeOrder('Sur Mesure'));
    expect(inWords(docket)).toEqual([
      'Supports: 2',
      'Charte graphique du client: Non',
      'Logo du client: Non',
      'Typographie du client: Non',
      'Charte CCE: Non',
    ]);
    expect(items.map(({ name, detail }) => [name, detail])).toEqual([
      ['Store banne, terrasse', 'Store banne · 400\u00a0×\u00a080\u00a0cm · Toile acrylique · 1\u00a0ex.'],
      ['Totem, entrée', 'Totem · 60\u00a0×\u00a0180\u00a0cm · 2\u00a0ex.'],
    ]);
    expect(items[1]?.brief[0]).toMatchObject({
      label: 'Ce qu’il faut créer',
      rich: '<p>Les <strong>horaires</strong>.</p>',
    });
    expect(items[0]?.brief[1]?.label).toBe('Colas');
    expect(inWords({ lines: texts })).toEqual(['Brief: Tout doit être posé avant mai.']);
  });

  it('of a Direct Agence has its format, its counts and its brief', () => {
    const briefPDA = '<p>Une <strong>affiche</strong></p>';
    const { texts, ...docket } = docketOf('Direct Agence', {
      ...completeOrder('Direct Agence'),
      briefPDA,
    });
    expect(inWords(docket)).toEqual([
      'Cartes: 50',
      'QR code: Oui, 24\u00a0stickers',
      'Format: Affiche A4, un volet',
      'Matière: Polyart mat 240\u00a0g',
      'Boissons: 2 en 1 famille',
      'Illustrations: Aucune Illustration',
      'Charte graphique du client: Non',
      'Logo du client: Non',
      'Typographie du client: Non',
    ]);
    expect(texts).toEqual([{ label: 'Brief', value: 'Une affiche', rich: briefPDA }]);
  });
});
