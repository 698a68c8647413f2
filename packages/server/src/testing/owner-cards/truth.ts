import { CALC_LAYOUTS, numberOf } from './calc-cards.ts';
import type { OwnerCard, OwnerRow } from './owner-card.ts';

/** A line of a card as a reader should find it. */
export interface TrueRow {
  titre: string;
  nom: string;
  prix: string;
}

/** Words in parentheses at the end of a name are its detail, a volume stands apart (specification/card-text.md). */
function nameOf(nom: string): string {
  const one = nom.replace(/\s+/g, ' ').trim();
  const withoutVolume = one.replace(/ \d+ ?(?:cl|l)$/i, '');
  return withoutVolume.replace(/ \([^()]{3,}\)$/, '');
}

const SHOWN: Record<string, (amount: number) => string> = {
  Euros: (amount) => `${amount.toFixed(2).replace('.', ',')} €`,
  Cents: (amount) => amount.toFixed(2).replace('.', ','),
};
const NUMBERS: Record<string, string> = {
  'numbers shown in euros': 'Euros',
  'name, details, price': 'Cents',
  'a sheet for each section': 'Cents',
  'hidden rows': 'Euros',
  'formulas of prices': 'Euros',
  'numbers of dishes first': 'Euros',
  'here and to take away': 'Euros',
  'the sign in a cell of its own': 'Cents',
};

function pricesOf({ prices }: OwnerRow, layout: string): string {
  const shown = SHOWN[NUMBERS[layout] ?? ''];
  const written = prices.map((price) => {
    const amount = numberOf(price);
    return shown === undefined || amount === null ? price : shown(amount);
  });
  // Twice in columns of their own.
  const all = layout === 'here and to take away' ? [written[0], written[0]] : written;
  return all.join(' / ');
}

/** What stands on a card that was written in a layout. */
export function truthOf(card: OwnerCard, layout: string, capitals = false): TrueRow[] {
  const isSheet = layout in CALC_LAYOUTS;
  return card.sections.flatMap(({ titre, lignes }) =>
    lignes.map((row) => ({
      titre,
      nom: nameOf(capitals ? row.nom.toLocaleUpperCase('fr') : row.nom),
      prix: pricesOf(row, isSheet ? layout : ''),
    })),
  );
}

/** One line of text each: 'title, name, price' with tabs between. */
export function writtenTruth(rows: readonly TrueRow[]): string {
  return rows.map(({ titre, nom, prix }) => `${titre}\t${nom}\t${prix}\n`).join('');
}

export function readTruth(text: string): TrueRow[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [titre = '', nom = '', prix = ''] = line.split('\t');
      return { titre, nom, prix };
    });
}
