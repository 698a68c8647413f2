import { describe, expect, it } from 'vitest';
import { orderFacts } from './order-facts.ts';

describe('orderFacts', () => {
  it('has a pose when its support allows one and it was requested', () => {
    for (const [type, posed] of [
      ['Boards PVC', true],
      ['Sur Mesure', true],
      ['Caissons Lumineux', false],
      ['Digital', false],
      ['Carte Brasserie', false],
      ['Direct Agence', false],
    ] as const)
      expect(orderFacts(type, { pose: { pose: 'oui' } }).hasPose, type).toBe(posed);
    expect(orderFacts('Boards PVC', { pose: { pose: 'non' } }).hasPose).toBe(false);
    expect(orderFacts('Boards PVC', {}).hasPose).toBe(false);
  });

  it('is printed unless it is digital, a card without print or a support printed by somebody else', () => {
    expect(
      orderFacts('Digital', { boards: [{ format: '16:9 horizontal', nombreExemplaire: '1' }] }),
    ).toMatchObject({
      toBePrinted: false,
      printSummary: '',
    });
    expect(orderFacts('Carte Brasserie', { infocarte: { impression: 'aucun' } }).toBePrinted).toBe(false);
    expect(orderFacts('Carte Brasserie', { infocarte: { impression: 'carte' } }).toBePrinted).toBe(true);
    expect(orderFacts('Sur Mesure', { autresInfos: { impression: 'non' } }).toBePrinted).toBe(false);
    expect(orderFacts('Sur Mesure', { autresInfos: { impression: 'oui' } }).toBePrinted).toBe(true);
    expect(orderFacts('Caissons Lumineux', {}).toBePrinted).toBe(true);
    expect(orderFacts('Direct Agence', {}).toBePrinted).toBe(true);
  });

  it('counts boards and supports, and each drink once over all selections', () => {
    const drinks = (...ids: string[]) => ({ Soft: Object.fromEntries(ids.map((id) => [id, { name: id }])) });
    const boards = [
      { brief: { 'gamme-prix': [{ boissons: drinks('cola', 'tonic') }, { boissons: drinks('cola') }] } },
      { imageBoard: '/b.webp' },
    ];
    expect(orderFacts('Digital', { boards })).toMatchObject({ boards: 2, drinks: 2 });
    const supports = [{ boissons: drinks('cola') }, { boissons: drinks('cola', 'limonade') }];
    expect(orderFacts('Sur Mesure', { supports })).toMatchObject({ boards: 2, drinks: 2 });
    expect(orderFacts('Direct Agence', { boissons: drinks('cola') })).toMatchObject({ boards: 0, drinks: 1 });
    expect(orderFacts('Carte Brasserie', { boissons: drinks('cola') }).drinks).toBe(0);
  });

  it('lists format, material and copies for the print shop', () => {
    expect(
      orderFacts('Boards PVC', {
        boards: [
          { format: 'Horizontal 40x60cm', nombreExemplaire: '2' },
          {
            format: 'Horizontal 40x60cm',
            nombreExemplaire: '1',
            optionStopTrottoir: true,
            formatStopTrottoir: '75x47 cm (bois)',
          },
          { format: 'Carré 50x50cm', nombreExemplaire: '1' },
        ],
      }).printSummary,
    ).toBe('3 × Horizontal 40x60cm · 1 × Carré 50x50cm · 1 × stop-trottoir 75x47 cm (bois)');
    const supports = [
      { type: 'Store', largeur: '300', hauteur: '80', matiere: 'Bâche', nombreExemplaire: '2' },
      { type: 'Totem', largeur: '60', hauteur: '180', nombreExemplaire: '1' },
    ];
    expect(orderFacts('Sur Mesure', { supports, autresInfos: { impression: 'oui' } }).printSummary).toBe(
      'Store 300 x 80 cm, Bâche, 2 ex. · Totem 60 x 180 cm, 1 ex.',
    );
    expect(orderFacts('Sur Mesure', { supports, autresInfos: { impression: 'non' } }).printSummary).toBe('');
    expect(
      orderFacts('Direct Agence', {
        infocarte: {
          format: { name: 'A4' },
          matiere: { name: 'Polyart' },
          impression: 'carte_qrcode',
          nombreExemplaire: '50',
          nombreExemplaireQrCode: '24',
        },
      }).printSummary,
    ).toBe('A4 · Polyart · 50 cartes · 24 QR codes');
  });
});
