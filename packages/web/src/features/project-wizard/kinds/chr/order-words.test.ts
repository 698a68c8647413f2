import { describe, expect, it } from 'vitest';
import { orderInWords, summaryCount, summaryLines } from './order-words.ts';

const project = {
  pdv: { nomPDV: 'Brasserie du Palais' },
  infopdv: { formules: [], noFormule: 'Aucune formule' },
  infocarte: {
    format: { id: 'a4', name: 'A4, deux volets' },
    matiereFormat: '2_volets',
    cocktails: { aucun: { id: 'aucun', name: 'Aucun Cocktail' } },
    boissons: { Colas: { cola: { id: 'cola', name: 'Cola' } } },
    impression: 'carte_qrcode',
    nombreExemplaire: '50',
    nombreExemplaireQrCode: '24',
  },
};

const inWords = (lines: ReturnType<typeof summaryLines>) => lines.map(({ label, value }) => [label, value]);

describe('the summary', () => {
  it('lists what is answered, and nothing else', () => {
    expect(inWords(summaryLines(project, 'Agence Pinson'))).toEqual([
      ['Point de vente', 'Brasserie du Palais'],
      ['Agence', 'Agence Pinson'],
      ['Format', 'A4, deux volets'],
      ['Formules', 'aucune'],
      ['Cocktails', 'aucun'],
      ['Impression', 'Carte et QR code'],
      ['Cartes', '50'],
      ['QR codes', '24'],
    ]);
    expect(summaryLines({}, '')).toEqual([]);
  });

  it('has the flaps where the format does not include them', () => {
    const a5 = { ...project, infocarte: { format: { id: 'a5', name: 'A5' }, matiereFormat: '1_volet' } };
    expect(summaryLines(a5, '')).toContainEqual({ label: 'Format', value: 'A5, un volet' });
  });

  it('is one sentence above the signature', () => {
    expect(orderInWords(project)).toBe(
      'Carte Brasserie, A4 deux volets, 50\u00a0cartes et 24\u00a0QR codes pour Brasserie du Palais.',
    );
    expect(orderInWords({ pdv: { nomPDV: 'Le Zinc' }, infocarte: { impression: 'aucun' } })).toBe(
      'Carte Brasserie, format à choisir, sans impression pour Le Zinc.',
    );
    expect(orderInWords({ pdv: { nomPDV: 'Le Zinc' } })).toBe(
      'Carte Brasserie, format à choisir, impression à choisir pour Le Zinc.',
    );
  });

  it('counts drinks', () => {
    expect(summaryCount(project)).toBe(1);
    expect(summaryCount({})).toBe(0);
  });
});
