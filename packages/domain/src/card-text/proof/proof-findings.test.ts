import { describe, expect, it } from 'vitest';
import type { WholeCardLine, WholeCardSection } from '../whole-card.ts';
import { proofFindings } from './proof-findings.ts';
import { proofTexts } from './proof-text.ts';

const line = (nom: string, prix: string, detail = ''): WholeCardLine => ({ nom, prix, detail, volume: '' });
const section = (titre: string, ...lignes: WholeCardLine[]): WholeCardSection => ({ titre, lignes });

const ORDER = [
  section('Entrées', line('Œuf mayonnaise', '6,50 €'), line('Soupe à l’oignon', '8,50 €')),
  section('Plats', line('Entrecôte 300 g', '24,50 €', 'frites maison'), line('Tartare', '18 €')),
];

/** Findings of a proof that says these lines, read as this card. */
function found(lines: string[], card: WholeCardSection[], order = ORDER) {
  return proofFindings(order, { card, texts: proofTexts(lines, lines) }).map(
    ({ nature, nom, avant, apres }) => [nature, nom, avant, apres],
  );
}

const LINES = [
  'ENTRÉES',
  'ŒUF MAYONNAISE .... 6,50',
  'SOUPE À L’OIGNON .... 8.50',
  'PLATS',
  'ENTRECÔTE 300 G .... 24,50',
  'Frites maison',
  'TARTARE .... 18',
];
const changed = (from: string, to: string) => LINES.map((each) => each.replace(from, to));

describe('a proof', () => {
  it('differs in nothing by its setting, nor by what its reading makes of it', () => {
    expect(found(LINES, ORDER)).toEqual([]);
    const misread = [
      section(
        'Brasserie du Palais',
        line('Œuf', '6,50 €', 'mayonnaise'),
        line('Soupe à l’oignon plats', '8,50'),
      ),
      section('Plats', line('Entrecôte', '24,50', '300 g frites maison'), line('Tartare', '')),
    ];
    expect(found(LINES, misread)).toEqual([]);
    expect(found(LINES, [])).toEqual([]);
  });

  it('has another price, whether its line was read or not', () => {
    const lines = changed('24,50', '26,50');
    const read = [
      ...ORDER.slice(0, 1),
      section('Plats', line('Entrecôte 300 g', '26,50 €', 'frites maison'), line('Tartare', '18 €')),
    ];
    expect(found(lines, read)).toEqual([['prix différent', 'Entrecôte 300 g', '24,50 €', '26,50 €']]);
    expect(found(lines, [])).toEqual([['prix différent', 'Entrecôte 300 g', '24,50 €', '26,50\u00a0€']]);
  });

  it('has other prices everywhere, each of them the one of the line below', () => {
    const order = [
      section(
        'Entrées',
        line('Œuf mayonnaise', '6,50 €'),
        line('Poireaux', '7,50 €'),
        line('Soupe', '8,50 €'),
      ),
      section('Plats', line('Tartare', '9,50 €'), line('Entrecôte', '10,50 €')),
    ];
    const dearer = [
      'ENTRÉES',
      'Œuf mayonnaise 7,50',
      'Poireaux 8,50',
      'Soupe 9,50',
      'PLATS',
      'Tartare 10,50',
      'Entrecôte 11,50',
    ];
    expect(found(dearer, [], order).map(([nature, nom]) => [nature, nom])).toEqual([
      ['prix différent', 'Œuf mayonnaise'],
      ['prix différent', 'Poireaux'],
      ['prix différent', 'Soupe'],
      ['prix différent', 'Tartare'],
      ['prix différent', 'Entrecôte'],
    ]);
  });

  it('has its prices on one side of its names', () => {
    const before = [
      'Plats',
      '24,50 Entrecôte 300 g',
      '18 Tartare',
      'Entrées',
      '6,50 Œuf mayonnaise',
      '8,50 Soupe à l’oignon',
    ];
    expect(found(before, [])).toEqual([]);
    expect(
      found(
        before.map((each) => each.replace('6,50', '18')),
        [],
      ),
    ).toEqual([['prix différent', 'Œuf mayonnaise', '6,50 €', '18,00\u00a0€']]);
  });

  it('lacks a line, has one more, and one under another name', () => {
    const lines = changed('TARTARE .... 18', 'Steak tartare du chef .... 18').filter(
      (each) => !each.startsWith('SOUPE'),
    );
    const read = [
      section('Entrées', line('Œuf mayonnaise', '6,50'), line('Huîtres', '14 €')),
      section(
        'Plats',
        line('Entrecôte 300 g', '24,50', 'Frites maison'),
        line('Steak tartare du chef', '18'),
      ),
    ];
    expect(found([...lines, 'Huîtres 14 €'], read)).toEqual([
      ['absent', 'Soupe à l’oignon', '8,50 €', ''],
      ['en plus', 'Huîtres', '', '14 €'],
    ]);
    const other = changed('TARTARE', 'TARTRE MAISON');
    const renamed = [
      ORDER[0] ?? section(''),
      section('Plats', line('Entrecôte 300 g', '24,50'), line('Tartre maison', '18')),
    ];
    const order = [
      ...ORDER.slice(0, 1),
      section('Plats', line('Entrecôte 300 g', '24,50 €'), line('Tartare maison', '18 €')),
    ];
    expect(found(other, renamed, order)).toEqual([
      ['texte différent', 'Tartare maison', 'Tartare maison', 'Tartre maison'],
    ]);
  });

  it('has nothing more where the contents of a formula were read as a dish', () => {
    const order = [...ORDER, section('Formules', line('Formule déjeuner', '13 €', 'Entrée, plat, boisson'))];
    const read = [...ORDER, section('Formule déjeuner', line('Entrée, plat, boisson', '13 €'))];
    expect(found([...LINES, 'Formule déjeuner', 'Entrée, plat, boisson 13 €'], read, order)).toEqual([]);
    const dearer = [...ORDER, section('Formule déjeuner', line('Entrée, plat, boisson', '14 €'))];
    expect(found([...LINES, 'Formule déjeuner', 'Entrée, plat, boisson 14 €'], dearer, order)).toContainEqual(
      ['prix différent', 'Formule déjeuner', '13 €', '14,00\u00a0€'],
    );
  });

  it('has a detail that says something else', () => {
    const read = [
      ORDER[0] ?? section(''),
      section('Plats', line('Entrecôte 300 g', '24,50', 'Purée'), line('Tartare', '18')),
    ];
    expect(found(changed('Frites maison', 'Purée'), read)).toEqual([
      ['texte différent', 'Entrecôte 300 g', 'frites maison', 'Purée'],
    ]);
    expect(found(LINES, read)).toEqual([]);
  });

  it('has a line under another title of the order, not below a title of its own', () => {
    const moved = [
      'PLATS',
      'ENTRECÔTE 300 G 24,50',
      'Frites maison',
      'ENTRÉES',
      'ŒUF MAYONNAISE 6,50',
      'SOUPE À L’OIGNON 8,50',
      'TARTARE 18',
    ];
    const read = [
      section('Plats', line('Entrecôte 300 g', '24,50', 'Frites maison')),
      section(
        'Entrées',
        line('Œuf mayonnaise', '6,50'),
        line('Soupe à l’oignon', '8,50'),
        line('Tartare', '18'),
      ),
    ];
    expect(found(moved, read)).toEqual([['déplacé', 'Tartare', 'Plats', 'Entrées']]);
    const own = [
      section('Entrées', ...(ORDER[0]?.lignes ?? [])),
      section('À la carte', ...(ORDER[1]?.lignes ?? [])),
    ];
    expect(found(LINES, own)).toEqual([]);
  });

  it('says a price in letters that stand apart', () => {
    const order = [section('Plats', line('Tartare', '14'))];
    expect(found(['T A R T A R E 1 4'], [], order)).toEqual([]);
  });
});
