import { expect, it } from 'vitest';
import { lighterPieces } from './lighter-words.ts';
import { readCard } from './read-card.ts';
import { linesOfText, type ReadLine } from './read-line.ts';

/** 'title: name | detail | volume | price' of each line. */
const written = (lines: readonly ReadLine[]): string[] =>
  readCard(lines).flatMap(({ titre, lignes }) =>
    lignes.map(({ nom, detail, volume, prix }) =>
      `${titre}: ${[nom, detail, volume, prix].join(' | ')}`.replaceAll(/(?: \| )+/g, ' | '),
    ),
  );

const THREE = 'Soupe 6 €\nTerrine 8 €\nSalade 9 €';

/** What an owner pastes, and what is read of it. */
const WAYS: Record<string, [text: string, lines: string[]]> = {
  'numbers that begin a name are no price': [
    'PIZZAS\n\n4 fromages\n12 €\nReine\n11 €\n1/2 Calzone\n7 €',
    ['PIZZAS: 4 fromages | 12 €', 'PIZZAS: Reine | 11 €', 'PIZZAS: 1/2 Calzone | 7 €'],
  ],
  'a half and a price before it': [
    'FROMAGES\n8 € Brie\n5,50 € 1/2 Saint-Marcellin\n+2 € Supplément miel',
    ['FROMAGES: Brie | 8 €', 'FROMAGES: 1/2 Saint-Marcellin | 5,50 €', 'FROMAGES: Supplément miel | +2 €'],
  ],
  'a price that a word leads to, and one with its tax': [
    'PLATS\n\n- Daube à 16 €\n- Truite (citron) au prix de 17 €\n- Bœuf\t18,50 € TTC\nLivraison à domicile dès 20 €',
    ['PLATS: Daube | 16 €', 'PLATS: Truite | citron | 17 €', 'PLATS: Bœuf | 18,50 € TTC'],
  ],
  'an equals sign, two dishes around a dash, sizes in words': [
    'PLATS\n\n* Tripes = 12 euros\n* Daube = 13 euros\nFlan 5 € – tarte aux pommes 6 €\nThé : tasse 4,20 €, théière 7,00 €',
    [
      'PLATS: Tripes | 12 euros',
      'PLATS: Daube | 13 euros',
      'PLATS: Flan | 5 €',
      'PLATS: tarte aux pommes | 6 €',
      'PLATS: Thé | tasse / théière | 4,20 € / 7,00 €',
    ],
  ],
  'sizes after their prices, an arrow before one': [
    'VINS\n\nQuincy ..... 6,00 (verre) / 29,00 (bouteille)\nBlonde 3 € le demi, 6 € la pinte\nKir → 4,50 €',
    [
      'VINS: Quincy | verre / bouteille | 6,00 / 29,00',
      'VINS: Blonde | le demi / la pinte | 3 € / 6 €',
      'VINS: Kir | 4,50 €',
    ],
  ],
  'a name that is a word for a size': [
    'BURGERS\n\nLe Fermier\nbœuf, tomme\n13,90 €\n\nLe Double\ndeux steaks, bacon\n16,90 €',
    ['BURGERS: Le Fermier | bœuf, tomme | 13,90 €', 'BURGERS: Le Double | deux steaks, bacon | 16,90 €'],
  ],
  'details after a colon': [
    'PIZZAS\n11€ Reine : jambon, œuf\n12€ Napoli : anchois, olives\n12€ Diavola : chorizo\n9€ Calzone',
    [
      'PIZZAS: Reine | jambon, œuf | 11€',
      'PIZZAS: Napoli | anchois, olives | 12€',
      'PIZZAS: Diavola | chorizo | 12€',
      'PIZZAS: Calzone | 9€',
    ],
  ],
  'a name with a colon': [
    'FORMULES\nFormule express : salade + café 14 €\nPlat du jour 12 €\nMenu 19 €',
    [
      'FORMULES: Formule express : salade + café | 14 €',
      'FORMULES: Plat du jour | 12 €',
      'FORMULES: Menu | 19 €',
    ],
  ],
  'signs that are not seen, accents apart': [
    'PLATS\nPoi\u00adreaux 6 €\nRagou\u0302t 9 €',
    ['PLATS: Poireaux | 6 €', 'PLATS: Ragoût | 9 €'],
  ],
  'pictures and marks of a message': [
    '🍽️ *ENTRÉES* 🍽️\n🔸 Soupe 👉 6€50\n- **Terrine** — 8 €\n~ DESSERTS ~\nFlan 5 €',
    ['ENTRÉES: Soupe | 6€50', 'ENTRÉES: Terrine | 8 €', 'DESSERTS: Flan | 5 €'],
  ],
  'one price for all, said by the title': [
    `ENTRÉES\n${THREE}\n\nNOS PIZZAS : 12,50 €\nReine\nCalzone\nParma`,
    [
      ...['Soupe | 6 €', 'Terrine | 8 €', 'Salade | 9 €'].map((line) => `ENTRÉES: ${line}`),
      ...['Reine', 'Calzone', 'Parma'].map((name) => `NOS PIZZAS: ${name} | 12,50 €`),
    ],
  ],
  'a menu’s price is its own': [
    'MENUS\n\nMENU TERROIR 26 €\nTerrine\nou\nSalade\n\nMENU DU JOUR 19 €',
    ['MENUS: MENU TERROIR | Terrine ou Salade | 26 €', 'MENUS: MENU DU JOUR | 19 €'],
  ],
  'details after a dash, several remarks, after the price': [
    'PLATS\nBurger - frites, salade - 15 €\nMoules (les 12) (pour 2) 18 €\nReine 12 € – jambon\nLieu : 16,50 — riz',
    [
      'PLATS: Burger | frites, salade | 15 €',
      'PLATS: Moules | les 12 pour 2 | 18 €',
      'PLATS: Reine | jambon | 12 €',
      'PLATS: Lieu | riz | 16,50',
    ],
  ],
  'bare numbers where no price has a currency': [
    'VINS\nChinon 9,50\nMorgon 11,90\nTavel 12,40\nChablis 14,20\nCornas 2014 68',
    [
      'VINS: Chinon | 9,50',
      'VINS: Morgon | 11,90',
      'VINS: Tavel | 12,40',
      'VINS: Chablis | 14,20',
      'VINS: Cornas 2014 | 68',
    ],
  ],
  'a number before a price without a space is a word': [
    'BAR\nKir4€\nSuze5€\nPorto6€\nDiabolo3€\nCidre4€\nPastis 516€',
    [...['Kir | 4€', 'Suze | 5€', 'Porto | 6€', 'Diabolo | 3€', 'Cidre | 4€'], 'Pastis 516€ | '].map(
      (line) => `BAR: ${line}`,
    ),
  ],
  'allergens beside a price': [
    'PLATS\nLieu\t1,3\t16 €\nRaie\t8\t18 €\nBar\t\t19 €\nThon\t4, 7\t17 €',
    ['PLATS: Lieu | 1,3 | 16 €', 'PLATS: Raie | 8 | 18 €', 'PLATS: Bar | 19 €', 'PLATS: Thon | 4, 7 | 17 €'],
  ],
  'codes and taxes of a till': [
    'P01\tKir\t10 %\t4,00\nP02\tSuze\t10 %\t5,00\nP03\tPorto\t10 %\t6,00',
    [': Kir | 4,00', ': Suze | 5,00', ': Porto | 6,00'],
  ],
  'the section in each line, or before all in one': [
    'Bar\tKir\t4 €\nBar\tSuze\t5 €\nPlats\tLieu\t16 €\nPlats\tRaie\t18 €',
    ['Bar: Kir | 4 €', 'Bar: Suze | 5 €', 'Plats: Lieu | 16 €', 'Plats: Raie | 18 €'],
  ],
  'dishes after their title in one line': [
    'Desserts : crème brûlée 7€50, tiramisu 8€, flan 6€',
    ['Desserts: crème brûlée | 7€50', 'Desserts: tiramisu | 8€', 'Desserts: flan | 6€'],
  ],
  'sizes in words, prices bare': [
    'VINS\nChinon le verre 5,50 la bouteille 26\nUby n° 4 verre 4 - bouteille 21',
    ['VINS: Chinon | le verre / la bouteille | 5,50 / 26', 'VINS: Uby n° 4 | verre / bouteille | 4 / 21'],
  ],
  'details below their price': [
    'Plats\n\n\nReine\n12 €\njambon\n\nCalzone\n13 €\nœuf\n\nParma\n14 €\nroquette',
    ['Plats: Reine | jambon | 12 €', 'Plats: Calzone | œuf | 13 €', 'Plats: Parma | roquette | 14 €'],
  ],
  'prices that end the details, or stand alone': [
    'PLATS\n\nFlan\n5 €\nGlace\n4 €\nBurger\ncheddar, bacon 15 €\nTarte\n6 €',
    [
      'PLATS: Flan | 5 €',
      'PLATS: Glace | 4 €',
      'PLATS: Burger | cheddar, bacon | 15 €',
      'PLATS: Tarte | 6 €',
    ],
  ],
  'what is said to everybody, though a price ends it': [
    `PLATS\n${THREE}\nLivraison à partir de 25 €\nSans gluten sur demande\nEau et pain offerts`,
    ['Soupe | 6 €', 'Terrine | 8 €', 'Salade | 9 €'].map((line) => `PLATS: ${line}`),
  ],
  'a dot that is no leader’s': [
    'PLATS\nPlanche 4 pers......8 €\nJarret. 27 €\nSole ..selon arrivage',
    ['PLATS: Planche 4 pers. | 8 €', 'PLATS: Jarret | 27 €', 'PLATS: Sole | selon arrivage'],
  ],
  'names in small letters below details': [
    'PLATS\nsoupe 6 €\nterrine 8 €\ntomate, basilic\nquiche 9 €',
    ['PLATS: soupe | 6 €', 'PLATS: terrine | tomate, basilic | 8 €', 'PLATS: quiche | 9 €'],
  ],
  'all in capitals, without an empty line': [
    'ENTRÉES\nSOUPE 6 €\nTERRINE 8 €\nPLATS\nLIEU 16 €\nRAIE 18 €',
    ['ENTRÉES: SOUPE | 6 €', 'ENTRÉES: TERRINE | 8 €', 'PLATS: LIEU | 16 €', 'PLATS: RAIE | 18 €'],
  ],
};

it.each(Object.entries(WAYS))('%s', (_way, [text, lines]) => {
  expect(written(linesOfText(text))).toEqual(lines.map((line) => line.replaceAll(/(?: \| )+/g, ' | ')));
});

const line = (rank: number, parts: readonly string[], look: Partial<ReadLine> = {}): ReadLine => ({
  page: 1,
  line: rank,
  parts,
  size: 10,
  bold: false,
  italic: false,
  ...look,
});

it('parts lighter words from the names before them, where a card has several', () => {
  const beside = ['Reine', 'Calzone', 'Parma'].map((name, rank) =>
    line(rank, [`${name}, jambon`, '12 €'], { lighter: 'jambon' }),
  );
  expect(written(beside)).toEqual(['Reine', 'Calzone', 'Parma'].map((name) => `: ${name} | jambon | 12 €`));
  expect(written(beside.slice(0, 2))[0]).toBe(': Reine, jambon | 12 €');
});

it('joins details that go on in the next line: lighter ones up to the price, words in parentheses', () => {
  const dishes = ['Daube', 'Raie', 'Sole'].map((name, rank) =>
    line(rank + 1, [`${name}, riz`, '18 €'], { lighter: 'riz' }),
  );
  const rest = [
    line(4, ['Lieu rôti, beurre blanc,'], { lighter: 'beurre blanc,', full: true }),
    line(5, ['noisettes', '19 €'], { italic: true }),
    line(6, ['Omelette (servie avec une'], { full: true }),
    line(7, ['salade)', '9 €']),
  ];
  expect(written([...dishes, ...rest]).slice(3)).toEqual([
    ': Lieu rôti | beurre blanc, noisettes | 19 €',
    ': Omelette | servie avec une salade | 9 €',
  ]);
});

it('reads the names below larger titles that say their price, where most titles do', () => {
  const named = (names: string, from: number) =>
    names.split(' ').map((name, rank) => line(from + rank, [name]));
  const large = { size: 15, bold: true };
  const card = [
    line(1, ['Crêpes sucrées', '4,50 €'], large),
    ...named('Citron Confiture Caramel', 2),
    line(5, ['Flambée', '7,00 €']),
    line(6, ['Paninis', '6 €'], large),
    ...named('Jambon Poulet Thon', 7),
  ];
  expect(written(card)).toEqual([
    ...['Citron', 'Confiture', 'Caramel'].map((name) => `Crêpes sucrées: ${name} | 4,50 €`),
    'Crêpes sucrées: Flambée | 7,00 €',
    ...['Jambon', 'Poulet', 'Thon'].map((name) => `Paninis: ${name} | 6 €`),
  ]);
  const dishes = card.with(0, line(1, ['Crêpes sucrées', '4,50 €']));
  expect(written(dishes)[0]).toBe(': Crêpes sucrées | Citron Confiture Caramel | 4,50 €');
});

it('tells details from what leads to their price', () => {
  const pieces = [{ text: 'Sole' }, { text: ', citron', italic: true }, { text: ' … prix : 17 €' }];
  const upright = pieces.map((piece) => ({ italic: false, ...piece }));
  expect(lighterPieces(upright).map(({ text }) => text)).toEqual([', citron']);
});

it('doubts the price that a title says for all, at the first of its lines', () => {
  const pizzas = 'PIZZAS : 12 €\nReine\nCalzone\nParma';
  const doubts = readCard(linesOfText(`ENTRÉES\n${THREE}\n\n${pizzas}`)).map(({ lignes }) =>
    lignes.map(({ aVerifier }) => aVerifier),
  );
  expect(doubts[1]).toEqual(['prix du titre', undefined, undefined]);
});

it('joins prices that had no room, and names that a number or a hyphen ends', () => {
  const full = { full: true };
  expect(
    written([
      line(1, ['Lieu', '16 €']),
      line(2, ['Sole', 'selon']),
      line(3, ['arrivage']),
      line(4, ['Noix de Saint-', '14 €'], full),
      line(5, ['jacques']),
      line(6, ['Tartare 180', '15 €'], full),
      line(7, ['g']),
    ]),
  ).toEqual([
    ': Lieu | 16 €',
    ': Sole | selon arrivage',
    ': Noix de Saint-jacques | 14 €',
    ': Tartare 180 g | 15 €',
  ]);
});

it('leaves out a factor above the first title, and the place’s name with what it says of itself', () => {
  const prices = ['Soupe', 'Terrine', 'Salade', 'Œufs'].map((name, rank) => line(rank + 9, [name, '6,00 €']));
  const title = line(8, ['Entrées'], { heading: true });
  expect(written([line(1, ['hausse', '1,05']), title, ...prices])).toHaveLength(4);
  const said = ['Cuisine maison', 'Salon de thé', 'Carte 2026', 'Depuis 1998'].map((text, rank) =>
    line(rank + 2, [text]),
  );
  const large = [line(1, ['Chez Lucette'], { size: 22 }), ...said, { ...title, heading: false, size: 14 }];
  expect(written([...large, ...prices])).toHaveLength(4);
});

it('takes larger lines for names where a fifth of all names are so large', () => {
  const sizes = [10, 10, 10, 10, 10, 13, 13].map((size, rank) =>
    line(rank, [`Plat numéro ${'abcdefg'[rank]}`, '9 €'], { size }),
  );
  const wrapped = [
    line(18, ['Suprême, crème de', '12 €'], { size: 13, full: true }),
    line(19, ['Morilles'], { size: 13 }),
  ];
  expect(written([...sizes, ...wrapped]).at(-1)).toBe(': Suprême, crème de Morilles | 12 €');
});
