import { expect, it } from 'vitest';
import { randomCard, score, seeded } from '../../testing/card-corpus.ts';
import { type CardLayout, placeCard } from '../../testing/placed-cards.ts';
import { placeLines } from './place-lines.ts';
import { readCard } from './read-card.ts';

const LAYOUTS: Record<string, CardLayout> = {
  'one column': { columns: 1 },
  'one column with leaders': { columns: 1, leaders: true },
  'one column, bold names, word by word': { columns: 1, bold: true, words: true },
  'two columns': { columns: 2 },
  'two columns, capitals, leaders': { columns: 2, capitals: true, leaders: true },
  'three columns': { columns: 3, words: true },
  centred: { columns: 1, centred: true },
  'centred in two columns': { columns: 2, centred: true, bold: true },
};

it.each(Object.entries(LAYOUTS))(
  '%s: names and prices are those of the card, nothing is invented',
  (_, layout) => {
    const random = seeded(31);
    let [exact, all] = [0, 0];
    const wrong: string[] = [];
    for (let card = 0; card < 12; card += 1) {
      const drawn = randomCard(random);
      const told = score(drawn, readCard(placeLines(placeCard(drawn, layout))));
      exact += told.exact;
      all += told.all;
      wrong.push(...told.missing.map((line) => `- ${line}`), ...told.invented.map((line) => `+ ${line}`));
    }
    expect({ wrong: wrong.slice(0, 10), share: exact / all >= 0.98 }).toEqual({
      wrong: wrong.slice(0, 10),
      share: true,
    });
    expect(wrong.filter((line) => line.startsWith('+'))).toEqual([]);
  },
);

/** A run of ten points at a place. */
const run = (x: number, y: number, text: string) => ({
  page: 1,
  x,
  y,
  width: text.length * 5,
  size: 10,
  bold: false,
  text,
});

it('keeps the second of two prices with its name, where another column stands beside it', () => {
  const two = ['Blonde', 'Brune', 'Rousse', 'Panaché', 'Cidre', 'Picon'].flatMap((name, rank) => [
    run(40, 60 + rank * 20, name),
    run(200, 60 + rank * 20, '3,20'),
    run(250, 60 + rank * 20, '6,00'),
  ]);
  const other = ['Kir', 'Pastis', 'Suze', 'Porto', 'Banyuls', 'Vermouth'].flatMap((name, rank) => [
    run(310, 69 + rank * 20, name),
    run(500, 69 + rank * 20, '4,00'),
  ]);
  const parts = placeLines([...two, ...other]).map((line) => line.parts.join(' '));
  expect(parts.slice(0, 2)).toEqual(['Blonde 3,20 6,00', 'Brune 3,20 6,00']);
  expect(parts.slice(6, 8)).toEqual(['Kir 4,00', 'Pastis 4,00']);
});

it('reads titles in the margin above their dishes, however little lower they stand', () => {
  const dishes = (y: number, names: readonly string[]) =>
    names.flatMap((name, rank) => [run(200, y + rank * 12, name), run(500, y + rank * 12, '9,00')]);
  const title = (y: number, text: string) => ({ ...run(40, y, text), size: 15 });
  const card = [
    ...[title(64.5, 'Salé'), ...dishes(60, ['Gaufre', 'Tarte', 'Œufs', 'Quiche'])],
    ...[title(128, 'Sucré'), ...dishes(120, ['Brioche', 'Granola', 'Flan', 'Sablé'])],
  ];
  const sections = readCard(placeLines(card)).map(({ titre, lignes }) => [
    titre,
    lignes[0]?.nom,
    lignes.length,
  ]);
  expect(sections).toEqual([
    ['Salé', 'Gaufre', 4],
    ['Sucré', 'Brioche', 4],
  ]);
});

it('leaves out the numbers of allergens that are raised after a name', () => {
  const mark = { ...run(75, 56, '1,3'), size: 6, width: 8 };
  expect(placeLines([run(40, 60, 'Terrine'), mark, run(300, 60, '8 €')])).toMatchObject([
    { parts: ['Terrine', '8 €'] },
  ]);
});

it('reads the words of a justified line as one name, and spaced capitals as a word', () => {
  const spread = [run(40, 60, 'Lirac'), run(95, 60, 'de'), run(135, 60, 'Mordorée'), run(205, 60, '36')];
  const title = [run(40, 90, 'VALLÉE'), run(78, 90, 'D U'), run(101, 90, 'RHÔNE')];
  expect(placeLines([...spread, ...title]).map(({ parts }) => parts)).toEqual([
    ['Lirac de Mordorée', '36'],
    ['VALLÉE DU RHÔNE'],
  ]);
});

it('reads tiles below the title that stands over all of them', () => {
  const tiles = ['Froides', 'Chaudes', 'Douceurs'].flatMap((title, rank) => [
    { ...run(40, 60 + rank * 150, title), size: 16 },
    ...[40, 220, 400].flatMap((x, column) => [
      run(x, 100 + rank * 150, `${title.slice(0, 4)} ${'abc'[column]}`),
      run(x + 10, 125 + rank * 150, '6,50 €'),
    ]),
  ]);
  const titles = readCard(placeLines(tiles)).map(({ titre, lignes }) => [titre, lignes.length]);
  expect(titles).toEqual([
    ['Froides', 3],
    ['Chaudes', 3],
    ['Douceurs', 3],
  ]);
});

it('says of a line that letters of it may be missing, and leaves out the signs that stand for them', () => {
  const unread = { ...run(40, 60, 'Blanque\ue03ce de veau'), unread: true };
  expect(placeLines([unread, run(300, 60, '18 €')])).toMatchObject([
    { parts: ['Blanquee de veau', '18 €'], unread: true },
  ]);
  expect(readCard(placeLines([unread, run(300, 60, '18 €')]))).toMatchObject([
    { lignes: [{ nom: 'Blanquee de veau', prix: '18 €', aVerifier: 'lettres' }] },
  ]);
});

it('brings a price in the middle of its cell to its name', () => {
  const rows = [40, 80, 120].flatMap((y) => [
    run(40, y, `Plat ${y}`),
    run(40, y + 12, 'frites et salade'),
    run(500, y + 6, '12 €'),
  ]);
  expect(placeLines(rows).map(({ parts }) => parts)).toEqual(
    [40, 80, 120].flatMap((y) => [[`Plat ${y}`, '12 €'], ['frites et salade']]),
  );
});

it('says of a line with words on both sides of a wide gap that it was joined', () => {
  const rows = Array.from({ length: 8 }, (_, rank) => [
    run(40, 40 + rank * 14, `Plat ${rank}`),
    run(500, 40 + rank * 14, '12 €'),
  ]).flat();
  const lines = placeLines([...rows, run(250, 40, 'Tiramisu maison')]);
  expect(lines.map(({ joined }) => joined === true)).toEqual([true, ...Array(7).fill(false)]);
});

it('leaves out heads and feet of pages', () => {
  const page = (number: number) =>
    [
      run(200, 20, 'Chez Lucette'),
      run(40, 60, `Plat ${number}`),
      run(500, 60, '12 €'),
      run(300, 800, `${number}/2`),
    ].map((one) => ({ ...one, page: number }));
  expect(placeLines([...page(1), ...page(2)]).map(({ parts }) => parts[0])).toEqual(['Plat 1', 'Plat 2']);
});

it('sets a title in the margin above the dish beside it, and leaves a table of bold names as it is', () => {
  const bold = (x: number, y: number, text: string) => ({ ...run(x, y, text), bold: true });
  const rows = Array.from({ length: 8 }, (_, rank) => [
    run(200, 40 + rank * 14, `Plat ${'abcdefgh'[rank]}`),
    run(500, 40 + rank * 14, '12 €'),
  ]).flat();
  const begin = (placed: Parameters<typeof placeLines>[0]) =>
    placeLines(placed)
      .map(({ parts }) => parts)
      .slice(0, 2);
  expect(begin([...rows, bold(40, 40, 'Entrées')])).toEqual([['Entrées'], ['Plat a', '12 €']]);
  const names = rows
    .filter(({ x }) => x === 200)
    .map(({ y }, rank) => bold(40, y, `Nom ${'abcdefgh'[rank]}`));
  expect(begin([...rows, ...names])[0]).toEqual(['Nom a', 'Plat a', '12 €']);
});

it('takes what is slanted below a price for a detail of the dish above, where names stand above prices', () => {
  const dishes = ['Reine', 'Calzone', 'Parma'].flatMap((name, rank) => [
    { ...run(40, 40 + rank * 60, name), bold: true },
    run(40, 54 + rank * 60, '12 €'),
    { ...run(40, 68 + rank * 60, 'jambon'), italic: true },
  ]);
  const [section] = readCard(placeLines(dishes));
  expect(section?.lignes.map(({ nom, detail, prix }) => [nom, detail, prix])).toEqual(
    ['Reine', 'Calzone', 'Parma'].map((name) => [name, 'jambon', '12 €']),
  );
});

it('brings prices that stand a little higher to the nearer line', () => {
  const rows = [40, 53, 66].map((y) => run(40, y, `Plat ${y}`));
  const prices = [35.2, 48.2, 61.2].map((y) => run(300, y, '12 €'));
  const title = { ...run(40, 27.5, 'Plats'), size: 14 };
  expect(placeLines([title, ...rows, ...prices]).map(({ parts }) => parts)).toEqual([
    ['Plats'],
    ...[40, 53, 66].map((y) => [`Plat ${y}`, '12 €']),
  ]);
});

it('parts no prices from the names behind them', () => {
  const dishes = ['Entrecôte', 'Bavette', 'Onglet', 'Magret', 'Rumsteck', 'Tartare', 'Rognons', 'Foie'];
  const rows = dishes.flatMap((name, rank) => [
    ...(rank % 2 === 0 ? [run(40, 28 + rank * 40, 'Viandes')] : []),
    run(40, 40 + rank * 40, '12,90 €'),
    run(140, 40 + rank * 40, name),
    run(140, 52 + rank * 40, 'frites, salade'),
  ]);
  const lines = placeLines(rows).map(({ parts }) => parts);
  for (const name of dishes) expect(lines).toContainEqual(['12,90 €', name]);
});

it('cuts a short last page as the one before it', () => {
  const column = (page: number, x: number, count: number) =>
    Array.from({ length: count }, (_, rank) => [
      { ...run(x, 40 + rank * 14, `Plat ${x} ${rank}`), page },
      { ...run(x + 200, 40 + rank * 14, '12 €'), page },
    ]).flat();
  const runs = [...column(1, 40, 10), ...column(1, 320, 10), ...column(2, 40, 2), ...column(2, 320, 1)];
  const last = placeLines(runs).filter(({ page }) => page === 2);
  expect(last.map(({ parts }) => parts.join(' '))).toEqual(
    ['Plat 40 0', 'Plat 40 1', 'Plat 320 0'].map((name) => `${name} 12 €`),
  );
});

it('cuts columns whose titles say the price of all below', () => {
  const column = (x: number, titles: readonly string[], below: number) =>
    titles.flatMap((title, rank) => [
      { ...run(x, 40 + rank * 100, title), size: 14 },
      ...Array.from({ length: 5 }, (_, line) =>
        run(x, 60 + below + rank * 100 + line * 14, `Nom ${'abcde'[line]}`),
      ),
    ]);
  const lines = placeLines([
    ...column(40, ['Pizzas 12 €', 'Salades 14 €'], 0),
    ...column(320, ['Burgers 15 €', 'Desserts 8 €'], 0),
  ]);
  expect(lines.some(({ parts }) => parts.length > 1)).toBe(false);
});

it('reads what was drawn twice once, raised cents with their euros, small capitals as a word', () => {
  const twice = [run(40, 40, 'Soupe'), run(40.4, 40.4, 'Soupe'), run(300, 40, '6 €')];
  const raised = [run(40, 60, 'Terrine'), run(300, 60, '8'), { ...run(305, 56.5, '50'), size: 6, width: 6 }];
  const small = [run(40, 90, 'F'), { ...run(47, 90, 'ROMAGES'), size: 8 }];
  const words = [run(40, 120, 'À'), { ...run(47.6, 120, 'SUIVRE'), size: 8 }];
  expect(placeLines([...twice, ...raised, ...small, ...words]).map(({ parts }) => parts)).toEqual([
    ['Soupe', '6 €'],
    ['Terrine', '8,50'],
    ['FROMAGES'],
    ['À SUIVRE'],
  ]);
});

/** Names, details and prices of a table, as a page has them. */
const table = (names: readonly string[]) =>
  names.flatMap((name, rank) => [
    run(40, 40 + rank * 14, name),
    run(220, 40 + rank * 14, 'jambon, fromage'),
    run(500, 40 + rank * 14, '12,50 €'),
  ]);

it('cuts no long page as a short one after it', () => {
  const names = Array.from({ length: 14 }, (_, rank) => `Plat ${'abcdefghijklmn'[rank]}`);
  const column = (x: number) =>
    Array.from({ length: 5 }, (_, rank) => [
      { ...run(x, 40 + rank * 14, `Vin ${x} ${'abcde'[rank]}`), page: 2 },
      { ...run(x + 100, 40 + rank * 14, '20,00 €'), page: 2 },
    ]).flat();
  const lines = placeLines([...table(names), ...column(40), ...column(200)]);
  expect(lines.map(({ parts }) => parts.length)).toEqual([...names.map(() => 3), ...Array(10).fill(2)]);
});

it('takes two names that end in numbers for no column with prices', () => {
  const lines = placeLines(table(['Le 1998', 'Le 1664', 'Reine', 'Calzone', 'Parma']));
  expect(lines.map(({ parts }) => parts.length)).toEqual([3, 3, 3, 3, 3]);
});

it('knows a leader that leads to no price, and a dash in its place', () => {
  const rows = ['Sole', 'Raie', 'Bar'].map((name, rank) => run(40, 40 + rank * 14, name));
  const ends = [run(100, 40, '..............'), run(300, 54, '–'), run(300, 68, '12 €')];
  expect(placeLines([...rows, ...ends]).map(({ blank }) => blank === true)).toEqual([true, true, false]);
});
