/** Cards as owners write them, drawn at random from a seed: what a reader of cards is held against. */

export interface CorpusRow {
  nom: string;
  detail: string;
  prix: string;
}

export interface CorpusCard {
  sections: { titre: string; lignes: CorpusRow[] }[];
}

/** Mulberry32: the same numbers for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const TITLES = [
  'Entrées',
  'À partager',
  'Salades',
  'Plats',
  'Viandes',
  'Poissons',
  'Burgers',
  'Pâtes',
  'Pizzas',
  'Menu enfant',
  'Fromages',
  'Desserts',
  'Glaces',
  'Boissons chaudes',
  'Vins au verre',
  'Apéritifs',
];
const DISHES = [
  'Œuf mayonnaise',
  'Soupe à l’oignon gratinée',
  'Terrine de campagne',
  'Saumon gravlax',
  'Carpaccio de bœuf',
  'Planche mixte',
  'Camembert rôti au miel',
  'Salade César',
  'Salade de chèvre chaud',
  'Entrecôte, sauce au poivre',
  'Bavette à l’échalote',
  'Tartare de bœuf au couteau',
  'Magret de canard',
  'Côte de veau',
  'Andouillette 5A',
  'Dos de cabillaud',
  'Moules marinières',
  'Fish & chips',
  'Filet de bar grillé',
  'Burger du chef',
  'Cheeseburger',
  'Burger végétarien',
  'Spaghetti bolognaise',
  'Penne à l’arrabbiata',
  'Lasagnes maison',
  'Risotto aux cèpes',
  'Margherita',
  'Reine',
  'Quatre fromages',
  'Calzone',
  'Assiette de fromages',
  'Crème brûlée',
  'Mousse au chocolat',
  'Tarte Tatin',
  'Café gourmand',
  'Île flottante',
  'Baba au rhum',
  'Profiteroles',
  'Coupe deux boules',
  'Dame blanche',
  'Croque-monsieur',
  'Croque-madame',
  'Omelette au jambon',
  'Quiche du jour',
  'Steak haché frites',
  'Nuggets de poulet',
  'Rognons de veau à la moutarde',
  'Confit de canard, pommes sarladaises',
  'Blanquette à l’ancienne',
  'Tête de veau ravigote',
];
const DETAILS = [
  'frites maison et salade verte',
  'pain grillé, cornichons',
  'sauce béarnaise, légumes du moment',
  'copeaux de parmesan, roquette',
  'pommes grenaille, beurre persillé',
  'tomate, mozzarella, basilic',
  'servi avec une boule de glace vanille',
  'pour deux personnes',
  'origine France',
  'selon l’humeur du chef',
];
const SHAPES: readonly ((euros: number, cents: number) => string)[] = [
  (euros, cents) => `${euros},${String(cents).padStart(2, '0')} €`,
  (euros, cents) => `${euros}.${String(cents).padStart(2, '0')} €`,
  (euros) => `${euros} €`,
  (euros, cents) => `${euros}€${String(cents).padStart(2, '0')}`,
  (euros, cents) => `${euros},${String(cents).padStart(2, '0')}`,
  (euros) => `${euros} / ${euros + 4} €`,
];

/** A card of two to six sections; each name stands once in its section. */
export function randomCard(random: () => number): CorpusCard {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const shape = pick(SHAPES);
  const count = 2 + Math.floor(random() * 5);
  const titles = [...TITLES].sort(() => random() - 0.5).slice(0, count);
  return {
    sections: titles.map((titre) => ({
      titre,
      lignes: [...DISHES]
        .sort(() => random() - 0.5)
        .slice(0, 3 + Math.floor(random() * 9))
        .map((nom) => ({
          nom,
          detail: random() < 0.3 ? pick(DETAILS) : '',
          prix: shape(4 + Math.floor(random() * 26), pick([0, 50, 90, 20])),
        })),
    })),
  };
}

/** How much of a card was read as it stands: its lines by section, name and price. */
export function score(card: CorpusCard, read: readonly { titre: string; lignes: readonly CorpusRow[] }[]) {
  const key = (titre: string, { nom, prix }: CorpusRow) => `${titre.toLocaleLowerCase('fr')}|${nom}|${prix}`;
  const left = new Map<string, number>();
  for (const { titre, lignes } of read)
    for (const row of lignes) left.set(key(titre, row), (left.get(key(titre, row)) ?? 0) + 1);
  const missing: string[] = [];
  let exact = 0;
  for (const { titre, lignes } of card.sections)
    for (const row of lignes) {
      const found = left.get(key(titre, row)) ?? 0;
      if (found > 0) {
        exact += 1;
        left.set(key(titre, row), found - 1);
      } else missing.push(key(titre, row));
    }
  const invented = [...left].filter(([, times]) => times > 0).map(([line]) => line);
  return { exact, all: exact + missing.length, missing, invented };
}
