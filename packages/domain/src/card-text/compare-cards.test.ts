import { describe, expect, it } from 'vitest';
import { compareCards } from './compare-cards.ts';
import type { WholeCardLine, WholeCardSection } from './whole-card.ts';

const line = (nom: string, prix: string, more: Partial<WholeCardLine> = {}): WholeCardLine => ({
  nom,
  prix,
  detail: '',
  volume: '',
  ...more,
});
const card = (lines: WholeCardLine[], titre = 'Plats'): WholeCardSection[] => [{ titre, lignes: lines }];
const words = (before: WholeCardSection[], after: WholeCardSection[]) =>
  compareCards(before, after).map(({ nature, nom, avant, apres }) => [nature, nom, avant, apres]);

describe('two cards', () => {
  it('are the same however names and prices are written, in whatever order', () => {
    const before = card([
      line('Bœuf bourguignon', '12'),
      line('Cola 33 cl', '3,50 €'),
      line('Verre de blanc', '5 / 8'),
      line('Homard', 'selon arrivage'),
    ]);
    const after = card([
      line('HOMARD ......', 'Selon Arrivage'),
      line('BOEUF BOURGUIGNON', '12,00 €'),
      line('Cola', '3.5', { volume: '33cl' }),
      line('Verre  de blanc', '5 € / 8 €'),
    ]);
    expect(words(before, after)).toEqual([]);
  });

  it('differ by price, by what is missing or added, by text, and by section, in this order', () => {
    const before = [
      ...card([
        line('Entrecôte 300 g', '24,50 €'),
        line('Foie gras', ''),
        line('Tartare', '18'),
        line('Cabillaud', '21', { detail: 'beurre blanc' }),
      ]),
      ...card([line('Café', '2')], 'Boissons'),
    ];
    const after = [
      ...card([
        line('Entrecôte 300 g', '25,50 €'),
        line('Foie gras', '16'),
        line('Cabillaud', '21', { detail: 'sauce vierge' }),
        line('Onglet', '19'),
      ]),
      ...card([line('Café', '2')], 'Chauds'),
    ];
    expect(words(before, after)).toEqual([
      ['prix différent', 'Entrecôte 300 g', '24,50 €', '25,50 €'],
      ['prix ajouté', 'Foie gras', '', '16'],
      ['absent', 'Tartare', '18', ''],
      ['en plus', 'Onglet', '', '19'],
      ['texte différent', 'Cabillaud', 'beurre blanc', 'sauce vierge'],
      ['déplacé', 'Café', 'Boissons', 'Chauds'],
    ]);
  });

  it('match several lines of one name by their section, their size and their price', () => {
    const before = [
      ...card([line('Salade', '6')], 'Entrées'),
      ...card([line('Salade', '14')], 'Plats'),
      ...card([line('Blonde', '4', { volume: '25 cl' }), line('Blonde 50 cl', '7')], 'Bières'),
    ];
    const after = [
      ...card([line('Salade', '15')], 'Plats'),
      ...card([line('Salade', '6')], 'Entrées'),
      ...card([line('Blonde 50cl', '7,50'), line('Blonde 25cl', '4')], 'Bières'),
    ];
    expect(words(before, after)).toEqual([
      ['prix différent', 'Salade', '14', '15'],
      ['prix différent', 'Blonde 50 cl', '7', '7,50'],
    ]);
  });

  it('say nothing of lines that nobody can tell apart', () => {
    const before = card([line('Glace', '3'), line('Glace', '5')]);
    expect(words(before, card([line('Glace', '4'), line('Glace', '6')]))).toEqual([]);
    expect(words(before, card([line('Glace', '6'), line('Glace', '5')]))).toEqual([
      ['prix différent', 'Glace', '3', '6'],
    ]);
    expect(words(before, card([line('Glace', '5'), line('Glace', '3')]))).toEqual([]);
  });
});
