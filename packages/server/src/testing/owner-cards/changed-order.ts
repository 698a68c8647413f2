import type { WholeCardSection } from '@ardoise/domain/card-text/whole-card.ts';
import type { TrueRow } from './truth.ts';

/** The order that a card was made from. */
export function orderOf(truth: readonly TrueRow[]): WholeCardSection[] {
  return [...Map.groupBy(truth, ({ titre }) => titre)].map(([titre, rows]) => ({
    titre,
    lignes: rows.map(({ nom, prix }) => ({ nom, prix, detail: '', volume: '' })),
  }));
}

/** Every one of them is told. */
export const TOLD_CHANGES = ['a digit of a price', 'a line dropped', 'a line added'] as const;
/** Told as far as a reading knows; an accent alone is no difference. */
const OTHER_CHANGES = ['a line renamed', 'a line under another title', 'an accent lost'] as const;
export const CHANGES = [...TOLD_CHANGES, ...OTHER_CHANGES] as const;
export type Change = (typeof CHANGES)[number];

/** An order that differs from its card by one thing, and the name of the line; null where the place has none to change. */
export interface ChangedOrder {
  order: WholeCardSection[];
  nom: string;
}

/** Another amount: '24,50' for '26,50'. */
function otherPrice(prix: string, random: () => number): string | null {
  const digits = [...prix.matchAll(/\d/g)];
  const digit = digits[Math.floor(random() * digits.length)];
  if (digit === undefined) return null;
  const other = (Number(digit[0]) + 1 + Math.floor(random() * 8)) % 10;
  // '05' is no way to write a price.
  if (other === 0 && !/\d$/.test(prix.slice(0, digit.index))) return null;
  return prix.slice(0, digit.index) + other + prix.slice(digit.index + 1);
}

/** What the agency's proof says is what the order does not: changed here in the order, since the proof is a file. */
export function changedOrder(
  truth: readonly TrueRow[],
  change: Change,
  random: () => number,
): ChangedOrder | null {
  const order = orderOf(truth);
  const section = order[Math.floor(random() * order.length)];
  const at = Math.floor(random() * (section?.lignes.length ?? 0));
  const line = section?.lignes[at];
  if (section === undefined || line === undefined) return null;
  switch (change) {
    case 'a digit of a price': {
      const prix = otherPrice(line.prix, random);
      if (prix === null) return null;
      line.prix = prix;
      return { order, nom: line.nom };
    }
    // Dropped by the agency: the order has a line that the proof lacks.
    case 'a line dropped': {
      const nom = 'Zarzuela du pêcheur';
      section.lignes.splice(at, 0, { nom, prix: '23,40 €', detail: '', volume: '' });
      return { order, nom };
    }
    case 'a line added':
      section.lignes.splice(at, 1);
      return { order, nom: line.nom };
    case 'a line renamed': {
      const words = line.nom.split(' ');
      words[Math.floor(random() * words.length)] = 'bretonne';
      line.nom = words.join(' ');
      return { order, nom: line.nom };
    }
    case 'a line under another title': {
      const other = order[(order.indexOf(section) + 1) % order.length];
      if (other === undefined || other === section || section.lignes.length < 2) return null;
      section.lignes.splice(at, 1);
      other.lignes.push(line);
      return { order, nom: line.nom };
    }
    case 'an accent lost': {
      const plain = line.nom.normalize('NFD').replace(/\p{M}/gu, '');
      if (plain === line.nom) return null;
      line.nom = plain;
      return { order, nom: line.nom };
    }
  }
}
