import { utils, write } from '@e965/xlsx';
import type { OwnerCard, OwnerRow, OwnerSection } from './owner-card.ts';

/** How a card stands in a workbook, prices as text. */
type Cell = string | null;
type Layout = (sections: readonly OwnerSection[]) => Cell[][];

const priceOf = ({ prices }: OwnerRow) => prices.join(' / ');

/** Rows beside each other. */
function beside(left: readonly Cell[][], right: readonly Cell[][]): Cell[][] {
  const empty: Cell[] = [null, null];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, rank) => [
    ...(left[rank] ?? empty),
    ...(right[rank] ?? empty),
  ]);
}

const listed: Layout = (sections) =>
  sections.flatMap(({ titre, lignes }): Cell[][] => [
    [titre, null],
    ...lignes.map((row): Cell[] => [row.nom, priceOf(row)]),
    [null, null],
  ]);

export const SHEET_LAYOUTS: Record<string, Layout> = {
  'two lists, no column between': (sections) => {
    const half = Math.ceil(sections.length / 2);
    return beside(listed(sections.slice(0, half)), listed(sections.slice(half)));
  },
  'code, section, name, tax, price': (sections) =>
    sections.flatMap(({ titre, lignes }, section) =>
      lignes.map((row, rank) => [`P${100 + section * 20 + rank}`, titre, row.nom, '10 %', priceOf(row)]),
    ),
  'sections across, a dish to a cell': (sections) => {
    const most = Math.max(...sections.map(({ lignes }) => lignes.length));
    return [
      sections.map(({ titre }) => titre),
      ...Array.from({ length: most }, (_, rank) =>
        sections.map(({ lignes }) => {
          const row = lignes[rank];
          return row === undefined ? null : `${row.nom} : ${priceOf(row)}`;
        }),
      ),
    ];
  },
  'allergens between name and price': (sections) =>
    sections.flatMap(({ titre, lignes }): Cell[][] => [
      [titre],
      [],
      ...lignes.map((row, rank): Cell[] => [row.nom, ['1, 7', '1,3', null][rank % 3] ?? null, priceOf(row)]),
      [],
    ]),
};

export function sheetCard(card: OwnerCard, layout: string): Buffer {
  const book = utils.book_new();
  const rows = (SHEET_LAYOUTS[layout] as Layout)(card.sections);
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Carte');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}
