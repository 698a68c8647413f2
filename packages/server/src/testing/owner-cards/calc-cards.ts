import type { OwnerCard, OwnerRow, OwnerSection } from './owner-card.ts';

/** How a card stands in the cells of a spreadsheet. */
interface CalcLayout {
  row: (row: OwnerRow, section: OwnerSection, rank: number) => string[];
  /** The rows above a section's lines; a sheet each where it is absent. */
  head?: (section: OwnerSection) => string[];
  first?: string[];
  /** Two sections stand beside each other. */
  beside?: true;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const cell = (text: string, style = '') =>
  text === ''
    ? '<table:table-cell/>'
    : `<table:table-cell${style === '' ? '' : ` table:style-name="${style}"`} office:value-type="string">${text
        .split('\n')
        .map((line) => `<text:p>${escaped(line)}</text:p>`)
        .join('')}</table:table-cell>`;
const number = (value: number, style: string, formula = '') =>
  `<table:table-cell table:style-name="${style}"${formula === '' ? '' : ` table:formula="of:=${formula}"`} office:value-type="float" office:value="${value}"/>`;
const date =
  '<table:table-cell table:style-name="Day" office:value-type="date" office:date-value="2026-03-12"/>';
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
const hidden = (...cells: string[]) =>
  `<table:table-row table:visibility="collapse">${cells.join('')}</table:table-row>`;
const bold = (section: OwnerSection) => [
  row(cell(section.titre, 'Bold'), ...section.sizes.map((size) => cell(size))),
];
const withAside = (section: OwnerSection) => [
  ...bold(section),
  ...(section.aside === '' ? [] : [row(cell(section.aside))]),
];

/** The amount of a price that is one number; null for others. */
export function numberOf(price: string): number | null {
  const found = /^(?:€ )?(\d+)(?:[.,](\d{1,2}))?(?:\s?(?:€|euros))?$/.exec(price);
  return found === null ? null : Number(`${found[1]}.${found[2] ?? '0'}`);
}
const priced = (style: string, price: string) => {
  const value = numberOf(price);
  return value === null ? cell(price) : number(value, style);
};
const texts = (line: OwnerRow) => line.prices.map((price) => cell(price));

export const CALC_LAYOUTS: Record<string, CalcLayout> = {
  'name and price as text': {
    head: bold,
    row: (line) => [
      row(cell(line.nom), ...texts(line)),
      ...(line.detail === '' ? [] : [row(cell(line.detail))]),
    ],
  },
  'numbers shown in euros': {
    head: withAside,
    row: (line) =>
      [row(cell(line.nom), ...line.prices.map((price) => priced('Euros', price)), cell(line.detail))].map(
        (one) => one,
      ),
  },
  'name, details, price': {
    head: bold,
    first: [row(cell('Désignation', 'Bold'), cell('Description', 'Bold'), cell('Prix TTC', 'Bold'))],
    row: (line) => [
      row(cell(line.nom), cell(line.detail), ...line.prices.map((price) => priced('Cents', price))),
    ],
  },
  'section in a column of its own': {
    head: () => [],
    row: (line, section, rank) => [
      row(
        rank === 0
          ? `<table:table-cell table:number-rows-spanned="${section.lignes.length}" office:value-type="string"><text:p>${escaped(section.titre)}</text:p></table:table-cell>`
          : '<table:covered-table-cell/>',
        cell(line.nom),
        ...texts(line),
      ),
    ],
  },
  'a sheet for each section': {
    row: (line) => [row(cell(line.nom), ...line.prices.map((price) => priced('Cents', price)))],
  },
  'hidden rows': {
    head: bold,
    row: (line, _section, rank) => [
      ...(rank % 3 === 1 ? [hidden(cell('Plat retiré de la carte'), number(99, 'Euros'))] : []),
      row(cell(line.nom), ...line.prices.map((price) => priced('Euros', price))),
      ...(line.detail === '' ? [] : [row(cell(`  ${line.detail}`))]),
    ],
  },
  'formulas of prices': {
    head: bold,
    first: [row(cell('Carte de printemps'), date, cell('hausse'), number(1.05, 'Cents'))],
    row: (line) => [
      row(
        cell(line.nom),
        ...line.prices.map((price) => {
          const value = numberOf(price);
          return value === null ? cell(price) : number(value, 'Euros', `ROUND(${value / 1.05}*[.$D$1];2)`);
        }),
      ),
    ],
  },
  'two sections beside each other': {
    beside: true,
    head: bold,
    row: (line) => [row(cell(line.nom), cell(line.prices.join(' / ')))],
  },
  'numbers of dishes first': {
    head: bold,
    first: [row(cell('N°'), cell('Plat'), cell('Prix'))],
    row: (line, _section, rank) => [
      row(number(rank + 1, 'Whole'), cell(line.nom), ...line.prices.map((price) => priced('Euros', price))),
    ],
  },
  'line breaks in cells': {
    head: (section) => [
      `<table:table-row><table:table-cell table:number-columns-spanned="3" table:style-name="Bold" office:value-type="string"><text:p>${escaped(section.titre)}</text:p></table:table-cell><table:covered-table-cell/><table:covered-table-cell/></table:table-row>`,
    ],
    row: (line) => [
      row(cell(line.detail === '' ? line.nom : `${line.nom}\n${line.detail}`), cell(''), ...texts(line)),
    ],
  },
  'price before the name': {
    head: bold,
    row: (line) => [row(cell(line.prices.join(' / ')), cell(line.nom), cell(line.detail))],
  },
  'name and price in one cell': {
    head: bold,
    row: (line) => [
      row(cell(`${line.nom}  ${line.prices.join(' / ')}`)),
      ...(line.detail === '' ? [] : [row(cell(line.detail))]),
    ],
  },
  'here and to take away': {
    head: (section) => [row(cell(section.titre, 'Bold'), cell('Sur place'), cell('À emporter'))],
    row: (line) => [
      row(
        cell(line.nom),
        ...line.prices.slice(0, 1).flatMap((price) => [priced('Euros', price), priced('Euros', price)]),
      ),
    ],
  },
  'far to the right, titles in the middle': {
    head: (section) => [row(cell(''), cell(''), cell(section.titre.toLocaleUpperCase('fr')))],
    row: (line) => [row(cell(''), cell(line.nom), cell(''), cell(line.detail), cell(''), ...texts(line))],
  },
  'the sign in a cell of its own': {
    head: bold,
    row: (line) => [
      row(cell(line.nom), ...line.prices.flatMap((price) => [priced('Cents', price), cell('€')])),
    ],
  },
};

/** Rows of two sections side by side, an empty column between them. */
function besides(card: OwnerCard, rowsOf: (section: OwnerSection) => string[]): string[] {
  const columns = [
    card.sections.filter((_, rank) => rank % 2 === 0),
    card.sections.filter((_, rank) => rank % 2 === 1),
  ];
  const inner = (written: string | undefined) =>
    written === undefined ? cell('') + cell('') : written.replace(/<\/?table:table-row>/g, '');
  const [left = [], right = []] = columns.map((sections) =>
    sections.flatMap((one) => [...rowsOf({ ...one, sizes: [] }), row(cell(''), cell(''))]),
  );
  return Array.from({ length: Math.max(left.length, right.length) }, (_, rank) => {
    const cells = inner(left[rank]);
    const padded = cells.split('<table:table-cell').length - 1 < 2 ? cells + cell('') : cells;
    return `<table:table-row>${padded}${cell('')}${inner(right[rank])}</table:table-row>`;
  });
}

/** A card as a flat workbook of LibreOffice Calc. */
export function calcCard(card: OwnerCard, name: string): string {
  const { row: rows, head, first = [], beside } = CALC_LAYOUTS[name] as CalcLayout;
  const linesOf = (section: OwnerSection) =>
    section.lignes.flatMap((line, rank) => rows(line, section, rank));
  const sectionRows = (section: OwnerSection) => [...(head?.(section) ?? []), ...linesOf(section)];
  const sheet = (title: string, inside: string[]) =>
    `<table:table table:name="${escaped(title.replace(/[/?*:[\]]/g, ' '))}">${inside.join('')}</table:table>`;
  const empty = row(cell(''));
  const body =
    head === undefined
      ? card.sections
          .map((section, rank) =>
            sheet(
              card.sections.findIndex(({ titre }) => titre === section.titre) === rank
                ? section.titre
                : `${section.titre} ${rank}`,
              linesOf(section),
            ),
          )
          .join('')
      : sheet('Feuille1', [
          row(cell(card.place, 'Bold')),
          ...first,
          empty,
          ...(beside
            ? besides(card, sectionRows)
            : card.sections.flatMap((section) => [...sectionRows(section), empty])),
          row(cell(card.mentions[0] ?? '')),
        ]);
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>
<number:number-style style:name="NEuros"><number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1"/><number:text> €</number:text></number:number-style>
<number:number-style style:name="NCents"><number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1"/></number:number-style>
<number:date-style style:name="NDay"><number:day/><number:text>/</number:text><number:month/><number:text>/</number:text><number:year/></number:date-style>
<style:style style:name="Euros" style:family="table-cell" style:data-style-name="NEuros"/><style:style style:name="Cents" style:family="table-cell" style:data-style-name="NCents"/><style:style style:name="Whole" style:family="table-cell"/><style:style style:name="Day" style:family="table-cell" style:data-style-name="NDay"/>
<style:style style:name="Bold" style:family="table-cell"><style:text-properties fo:font-weight="bold"/></style:style></office:automatic-styles>
<office:body><office:spreadsheet>${body}</office:spreadsheet></office:body></office:document>`;
}
