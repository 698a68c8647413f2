import type { Course } from './course.ts';
import { DETAILS, FORMULAS, KITCHEN } from './dishes.ts';
import { DRINKS } from './drinks.ts';
import { ASIDES, MENTIONS, PLACES } from './mentions.ts';

const COURSES = [...KITCHEN, ...DRINKS];

export interface OwnerRow {
  nom: string;
  detail: string;
  /** One a size; empty where the owner wrote none. */
  prices: readonly string[];
}

export interface OwnerSection {
  titre: string;
  /** Said under the title, no dish. */
  aside: string;
  /** Headings of the columns of prices. */
  sizes: readonly string[];
  lignes: OwnerRow[];
}

/** A card as owners write them, with what is no dish around it. */
export interface OwnerCard {
  place: string;
  contact: string;
  mentions: readonly string[];
  sections: OwnerSection[];
}

type Random = () => number;
const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;
function some<Item>(random: Random, items: readonly Item[], count: number): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

const two = (cents: number) => String(cents).padStart(2, '0');
const PRICES: readonly ((euros: number, cents: number) => string)[] = [
  (euros, cents) => `${euros},${two(cents)} €`,
  (euros, cents) => `${euros},${two(cents)}€`,
  (euros, cents) => `${euros}.${two(cents)} €`,
  (euros, cents) => (cents === 0 ? `${euros} €` : `${euros}€${two(cents)}`),
  (euros, cents) => `${euros}€${two(cents)}`,
  (euros) => `${euros} €`,
  (euros) => `${euros}€`,
  (euros, cents) => `${euros},${two(cents)}`,
  (euros, cents) => (cents === 0 ? `${euros},- €` : `${euros},${two(cents)} €`),
  (euros) => `${euros}.-`,
  (euros, cents) => (cents === 0 ? `${euros} €` : `${euros},${String(cents / 10)} €`),
  (euros, cents) => `€ ${euros},${two(cents)}`,
  (euros) => `${euros} euros`,
  (euros) => String(euros),
];

/** How a name is written: as it should be, in capitals, or badly. */
type Hand = (name: string, random: Random) => string;
const plain: Hand = (name) => name;
const withoutAccents = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('Œ', 'Oe');
const HANDS: readonly Hand[] = [
  plain,
  plain,
  (name) => name.replaceAll('’', "'"),
  (name) => name.toLocaleUpperCase('fr'),
  (name, random) => {
    const chance = random();
    if (chance < 0.3) return withoutAccents(name).replaceAll('’', "'");
    if (chance < 0.4) return name.replace(/([lnrt])(?=[aeiou])/, '$1$1');
    if (chance < 0.5) return name.charAt(0).toLocaleLowerCase('fr') + name.slice(1);
    if (chance < 0.55) return name.replace(/, /g, ' ,');
    return name.replaceAll('’', "'");
  },
];

interface Habits {
  price: (euros: number, cents: number) => string;
  hand: Hand;
  details: number;
  asides: boolean;
}

function rowsOf(random: Random, course: Course, habits: Habits, most: number): OwnerRow[] {
  const count = Math.min(most, 4 + Math.floor(random() * 10));
  return some(random, course.names, count).map((name) => {
    const euros = course.from + Math.floor(random() * (course.to - course.from));
    const cents = pick(random, [0, 0, 50, 90, 20]);
    const written = random() < 0.03 ? pick(random, PRICES.slice(0, 7)) : habits.price;
    const prices = [1, 3, 5]
      .slice(0, course.sizes?.length ?? 1)
      .map((times) => written(euros * times, cents));
    const fish = course.titles[0] === 'Poissons' && random() < 0.12;
    return {
      nom: habits.hand(name, random),
      detail: course.sizes === undefined && random() < habits.details ? pick(random, DETAILS) : '',
      prices: fish ? ['selon arrivage'] : prices,
    };
  });
}

function formulasOf(random: Random, habits: Habits): OwnerSection {
  const lignes = some(random, FORMULAS, 3 + Math.floor(random() * 3)).map((name) => ({
    nom: habits.hand(name, random),
    detail: '',
    prices: [habits.price(11 + Math.floor(random() * 18), pick(random, [0, 50, 90]))],
  }));
  return { titre: pick(random, ['Formules', 'Menus', 'Formules du midi']), aside: '', sizes: [], lignes };
}

/**
 * The card of a seed.
 * @param about how many lines it has
 */
export function ownerCard(random: Random, about: number): OwnerCard {
  const habits: Habits = {
    price: pick(random, PRICES),
    hand: pick(random, HANDS),
    details: pick(random, [0, 0.25, 0.5, 0.9]),
    asides: random() < 0.4,
  };
  const sections: OwnerSection[] = random() < 0.5 ? [formulasOf(random, habits)] : [];
  let lines = 0;
  for (const course of some(random, COURSES, COURSES.length)
    .sort((one, other) => COURSES.indexOf(one) - COURSES.indexOf(other))
    .filter(() => random() < about / 90)) {
    const lignes = rowsOf(random, course, habits, 14);
    if (random() < 0.15 && course.sizes === undefined)
      lignes.push({ nom: habits.hand('Supplément fromage', random), detail: '', prices: ['+2€'] });
    lines += lignes.length;
    sections.push({
      titre: pick(random, course.titles),
      aside: habits.asides && random() < 0.5 ? pick(random, ASIDES) : '',
      sizes: course.sizes ?? [],
      lignes,
    });
    if (lines >= about) break;
  }
  return {
    place: pick(random, PLACES),
    contact: pick(random, [
      'Tél. 05 56 48 17 20',
      '12 rue des Halles – 33000 Bordeaux – 05 56 48 17 20',
      'www.chez-lucette.fr',
    ]),
    mentions: some(random, MENTIONS, 2 + Math.floor(random() * 4)),
    sections,
  };
}
