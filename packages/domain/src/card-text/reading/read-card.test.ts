import { describe, expect, it } from 'vitest';
import { readCard } from './read-card.ts';
import { linesOfText } from './read-line.ts';

/** Sections as 'Title', lines as 'name | detail | volume | price | doubt'. */
function read(text: string): string[] {
  return readCard(linesOfText(text)).flatMap(({ titre, lignes }) => [
    `# ${titre}`,
    ...lignes.map(({ nom, detail, volume, prix, aVerifier }) =>
      [nom, detail, volume, prix, aVerifier ?? ''].join(' | ').replace(/(?: \| )+$/, ''),
    ),
  ]);
}

describe('a pasted card', () => {
  it('has its sections in capitals, prices after leaders, tabs, spaces or a single space', () => {
    expect(
      read(`ENTRÉES
Œuf mayonnaise ........ 6,50 €
Salade de chèvre chaud\t9 €
Soupe à l’oignon        8,00
Terrine maison . . . . . 7.50 €

PLATS
Entrecôte, frites 24,50 €
Tartare de bœuf … 19€50
Poisson du jour selon arrivage`),
    ).toEqual([
      '# ENTRÉES',
      'Œuf mayonnaise |  |  | 6,50 €',
      'Salade de chèvre chaud |  |  | 9 €',
      'Soupe à l’oignon |  |  | 8,00',
      'Terrine maison |  |  | 7.50 €',
      '# PLATS',
      'Entrecôte, frites |  |  | 24,50 €',
      'Tartare de bœuf |  |  | 19€50',
      'Poisson du jour |  |  | selon arrivage',
    ]);
  });

  it('has details below a name, beside it, and volumes apart', () => {
    expect(
      read(`Plats
Burger du chef 17 €
Pain brioché, cheddar, oignons confits
et frites maison
Salade César (poulet, parmesan) 15 €

Bières
Blonde pression 25 cl 3,80 €
Blonde pression 50cl 6,90 €
Verre de vin (12 cl) 4 / 5,50 €`),
    ).toEqual([
      '# Plats',
      'Burger du chef | Pain brioché, cheddar, oignons confits et frites maison |  | 17 €',
      'Salade César | poulet, parmesan |  | 15 €',
      '# Bières',
      'Blonde pression |  | 25 cl | 3,80 €',
      'Blonde pression |  | 50cl | 6,90 €',
      'Verre de vin |  | 12 cl | 4 / 5,50 €',
    ]);
  });

  it('reads bare numbers as prices where most lines end with one, and as words elsewhere', () => {
    expect(read('DESSERTS\nTiramisu 7\nCrème brûlée 8\nCafé gourmand 9')).toEqual([
      '# DESSERTS',
      'Tiramisu |  |  | 7',
      'Crème brûlée |  |  | 8',
      'Café gourmand |  |  | 9',
    ]);
    expect(
      read('MENUS\nMenu 1\nPlat et dessert 15,50 €\nMenu enfant 9,00 €\nFormule du midi 13,90 €')[1],
    ).toBe('Menu 1 |  |  |  | sans prix');
  });

  it('joins centred cards, whose prices stand below', () => {
    expect(
      read(`PLATS

Entrecôte
Frites, salade
24 €

Dos de cabillaud
Riz noir, beurre blanc
22 €

Risotto
19 €`),
    ).toEqual([
      '# PLATS',
      'Entrecôte | Frites, salade |  | 24 €',
      'Dos de cabillaud | Riz noir, beurre blanc |  | 22 €',
      'Risotto |  |  | 19 €',
    ]);
  });

  it('doubts what has no price, two prices, no name, or a price far from its section’s', () => {
    expect(
      read(`PIZZAS
Margherita\t10,00 €
Reine\t12,00 €
Calzone\t13,00 €
Napolitaine\t12,50 €
Royale\t125,00 €
Quatre fromages\t13,50 €\t16,00 €
Pizza du jour ..........

DESSERTS
\t7,00 €`),
    ).toEqual([
      '# PIZZAS',
      'Margherita |  |  | 10,00 €',
      'Reine |  |  | 12,00 €',
      'Calzone |  |  | 13,00 €',
      'Napolitaine |  |  | 12,50 €',
      'Royale |  |  | 125,00 € | prix loin',
      'Quatre fromages |  |  | 13,50 € / 16,00 € | deux prix',
      'Pizza du jour |  |  |  | sans prix',
      '# DESSERTS',
      ' |  |  | 7,00 € | sans nom',
    ]);
  });

  it('leaves out what is no dish, and invents nothing', () => {
    expect(
      read(`Brasserie du Port
Tél. 05 56 48 17 20 – www.brasserie.example
PLATS
Moules frites 16 €
Prix nets, service compris
L’abus d’alcool est dangereux pour la santé.`),
    ).toEqual(['# PLATS', 'Moules frites |  |  | 16 €']);
  });

  it('reads prices without a space, before their names, with a sign for cents, for each', () => {
    expect(
      read(`PLATS
Entrecôte24€
Bavette - 12.-
Lieu noir 12,- €
Côte de bœuf 45€/pers.
Supplément frites +2€`),
    ).toEqual([
      '# PLATS',
      'Entrecôte |  |  | 24€',
      'Bavette |  |  | 12.-',
      'Lieu noir |  |  | 12,- €',
      'Côte de bœuf |  |  | 45€/pers.',
      'Supplément frites |  |  | +2€',
    ]);
    expect(read('PIZZAS\n12 € Reine\n14 €\tCalzone\njambon, œuf\n13 € Parma')).toEqual([
      '# PIZZAS',
      'Reine |  |  | 12 €',
      'Calzone | jambon, œuf |  | 14 €',
      'Parma |  |  | 13 €',
    ]);
  });

  it('has a price for each size, under headings of columns or in the line, without a doubt', () => {
    expect(
      read(`VINS\t12 cl\t75 cl
Chinon\t5 €\t24 €
Morgon 6 € 28 €
À EMPORTER
Plats\tSur place\tÀ emporter
Lasagnes\t12,00 €\t10,50 €
Pression 25cl 3€ / 50cl 5,50€
Glace 1 boule 2,50 - 2 boules 4,50`),
    ).toEqual([
      '# VINS',
      'Chinon |  | 12 cl / 75 cl | 5 € / 24 €',
      'Morgon |  | 12 cl / 75 cl | 6 € / 28 €',
      '# À EMPORTER',
      '# Plats',
      'Lasagnes |  | Sur place / À emporter | 12,00 € / 10,50 €',
      'Pression |  | 25cl / 50cl | 3€ / 5,50€',
      'Glace |  | 1 boule / 2 boules | 2,50 / 4,50',
    ]);
  });

  it('parts dishes of one line, and names from numbers, bullets and remarks', () => {
    expect(
      read(`CAFÉS
Café 1,50 ; déca 1,60 ; grand crème 3,20
• Kir 4€ (cassis, mûre)
Terrine, cornichons 3`),
    ).toEqual([
      '# CAFÉS',
      'Café |  |  | 1,50',
      'déca |  |  | 1,60',
      'grand crème |  |  | 3,20',
      'Kir | cassis, mûre |  | 4€',
      'Terrine, cornichons |  |  | 3',
    ]);
    expect(read('PIZZAS\n1. Reine 12 €\n2. Calzone 14 €\n3. Parma 13 €')[2]).toBe('Calzone |  |  | 14 €');
  });

  it('reads two columns that were joined into a line as two lines, and doubts them', () => {
    expect(read('PLATS\nReine\t12 €\tTiramisu\t7 €')).toEqual([
      '# PLATS',
      'Reine |  |  | 12 € | deux colonnes',
      'Tiramisu |  |  | 7 € | deux colonnes',
    ]);
  });

  it('leaves out what is said of a section, hours, payment and rules of the house', () => {
    expect(
      read(`Fermé le dimanche soir
VIANDES
Toutes nos viandes sont servies avec des frites
Bavette 16 €
Wifi gratuit
Carte bancaire à partir de 15 €
Allergènes : liste sur demande
Page 1 / 2`),
    ).toEqual(['# VIANDES', 'Bavette |  |  | 16 €']);
  });

  it('takes a text that no card has for none, however long', () => {
    for (const text of ['. ', '5 € ', '(', '1/', 'ab ', ' '])
      expect(readCard(linesOfText(text.repeat(20_000)))).toEqual([]);
  });
});
