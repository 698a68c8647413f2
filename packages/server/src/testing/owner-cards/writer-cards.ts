import type { OwnerCard, OwnerRow, OwnerSection } from './owner-card.ts';

/** How a card stands in a document of a word processor. */
interface WriterLayout {
  row: (row: OwnerRow, rank: number) => string;
  section?: (section: OwnerSection, rows: string) => string;
  title?: string;
  /** Of the page's text. */
  columns?: 2 | 3;
  /** Properties of the tab stops of a priced line. */
  tabs?: string;
  font?: string;
  size?: number;
  /** Sections stand in the two cells of a table. */
  besides?: true;
  /** Hours and telephone stand in the head and foot of each page. */
  headed?: true;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const spaces = (count: number) => `<text:s text:c="${count}"/>`;
const TAB = '<text:tab/>';
const BREAK = '<text:line-break/>';
const p = (style: string, inside: string) => `<text:p text:style-name="${style}">${inside}</text:p>`;
const as = (style: string, text: string) =>
  text === '' ? '' : `<text:span text:style-name="${style}">${escaped(text)}</text:span>`;
const detail = (row: OwnerRow) => (row.detail === '' ? '' : p('Detail', escaped(row.detail)));
const joined = (row: OwnerRow) => escaped(row.prices.join(' / '));
const separated = (row: OwnerRow, between: string) =>
  [escaped(row.nom), ...row.prices.map(escaped)].join(between);
const cell = (...paragraphs: string[]) => `<table:table-cell>${paragraphs.join('')}</table:table-cell>`;
const tableOf = (columns: number, rows: string) =>
  `<table:table><table:table-column table:number-columns-repeated="${columns}"/>${rows}</table:table>`;
const titled = (title: string) => (section: OwnerSection, rows: string) =>
  p(title, escaped(section.titre)) +
  (section.aside === '' ? '' : p('Aside', escaped(section.aside))) +
  (section.sizes.length === 0 ? '' : p('Priced', `${TAB}${section.sizes.map(escaped).join(TAB)}`)) +
  rows +
  p('Standard', '');
const inTable = (columns: number) => (section: OwnerSection, rows: string) =>
  p('Title', escaped(section.titre)) +
  (section.aside === '' ? '' : p('Aside', escaped(section.aside))) +
  tableOf(
    Math.max(columns, section.sizes.length + 1),
    (section.sizes.length === 0
      ? ''
      : `<table:table-row>${cell(p('Standard', ''))}${section.sizes.map((size) => cell(p('Right', escaped(size)))).join('')}</table:table-row>`) +
      rows,
  );
const priceCells = (row: OwnerRow) => row.prices.map((price) => cell(p('Right', escaped(price)))).join('');

/** Sections in boxes, two beside each other. */
let boxes = 0;
function inBox(section: OwnerSection, rows: string): string {
  boxes += 1;
  const box = `<draw:frame draw:name="Cadre${boxes}" text:anchor-type="as-char" svg:width="8.6cm" draw:z-index="${boxes}"><draw:text-box fo:min-height="1cm">${titled('Title')(section, rows)}</draw:text-box></draw:frame>`;
  return boxes % 2 === 1 ? `<text:p text:style-name="Standard">${box}` : `${box}</text:p>`;
}

const RIGHT = (at: number, leader = '') =>
  `<style:tab-stop style:position="${at}cm" style:type="right"${leader === '' ? '' : ` style:leader-style="dotted" style:leader-text="${leader}"`}/>`;
const SIZES = (first: number, leader = '') => RIGHT(first, leader) + RIGHT(first + 2.3) + RIGHT(first + 4.6);

export const WRITER_LAYOUTS: Record<string, WriterLayout> = {
  'tab stop with leaders': {
    tabs: SIZES(12.4, '.'),
    row: (row) => p('Priced', separated(row, TAB)) + detail(row),
  },
  'two columns, tab stop with leaders': {
    columns: 2,
    tabs: RIGHT(5.2, '.') + RIGHT(6.6) + RIGHT(8),
    size: 9.5,
    row: (row) => p('Priced', separated(row, TAB)) + detail(row),
  },
  'three columns': {
    columns: 3,
    tabs: RIGHT(3.2) + RIGHT(4.3) + RIGHT(5.3),
    size: 7.5,
    row: (row) => p('Priced', separated(row, TAB)) + detail(row),
  },
  'typed dots': {
    row: (row) =>
      p('Standard', `${escaped(row.nom)} ${'.'.repeat(Math.max(4, 60 - row.nom.length))} ${joined(row)}`) +
      detail(row),
  },
  'typed spaces': {
    row: (row) =>
      p('Standard', `${escaped(row.nom)}${spaces(Math.max(4, 50 - row.nom.length))}${joined(row)}`) +
      detail(row),
  },
  'a table': {
    section: inTable(2),
    row: (row) =>
      `<table:table-row>${cell(p('Standard', as('Bold', row.nom)), detail(row))}${priceCells(row)}</table:table-row>`,
  },
  'a table, details in rows of their own': {
    section: inTable(2),
    row: (row) =>
      `<table:table-row>${cell(p('Standard', as('Bold', row.nom)))}${priceCells(row)}</table:table-row>${row.detail === '' ? '' : `<table:table-row><table:table-cell table:number-columns-spanned="2">${detail(row)}</table:table-cell><table:covered-table-cell/></table:table-row>`}`,
  },
  'centred, soft breaks': {
    title: 'CentredTitle',
    row: (row) =>
      p(
        'Centred',
        [as('Bold', row.nom), row.detail === '' ? '' : as('Italic', row.detail), joined(row)]
          .filter(Boolean)
          .join(BREAK),
      ) + p('Standard', ''),
  },
  'centred paragraphs': {
    title: 'CentredTitle',
    row: (row) =>
      p('Centred', escaped(row.nom)) +
      (row.detail === '' ? '' : p('Centred', as('Italic', row.detail))) +
      p('Centred', joined(row)) +
      p('Centred', ''),
  },
  'text boxes': {
    tabs: RIGHT(5.6, '.') + RIGHT(6.9) + RIGHT(8.1),
    size: 9,
    section: inBox,
    row: (row) => p('Priced', separated(row, TAB)) + detail(row),
  },
  'head and foot, bullets': {
    headed: true,
    row: (row) => p('Standard', `• ${escaped(row.nom)} : ${joined(row)}`) + detail(row),
  },
  'small capitals in colour': {
    title: 'Small',
    font: 'EB Garamond',
    size: 12,
    tabs: SIZES(12, '.'),
    row: (row) =>
      p('Priced', separated(row, TAB)) + (row.detail === '' ? '' : p('Standard', as('Italic', row.detail))),
  },
  'several tabs': {
    title: 'Plain',
    row: (row) => p('Standard', separated(row, TAB.repeat(2 + (row.nom.length % 3)))) + detail(row),
  },
  'no style at all': {
    title: 'Capitals',
    row: (row) =>
      p('Standard', `${escaped(row.nom)} ${joined(row)}`) +
      (row.detail === '' ? '' : p('Standard', escaped(row.detail))),
  },
  'price before the name': {
    tabs: '<style:tab-stop style:position="2.6cm"/>',
    row: (row) => p('Priced', `${joined(row)}${TAB}${as('Bold', row.nom)}`) + detail(row),
  },
  'details in parentheses, in italics': {
    tabs: SIZES(12.4),
    row: (row) =>
      p(
        'Priced',
        `${as('Bold', row.nom)}${row.detail === '' ? '' : ` ${as('Italic', `(${row.detail})`)}`}${row.prices.map((price) => `${TAB}${escaped(price)}`).join('')}`,
      ),
  },
  'no space before the price': {
    row: (row) =>
      p('Standard', `${escaped(row.nom)}${/\d/.test(row.prices.join('')) ? '' : ' '}${joined(row)}`) +
      detail(row),
  },
  'soft break before the details': {
    tabs: SIZES(12.4, '.'),
    row: (row) =>
      p(
        'Priced',
        `${as('Bold', row.nom)}${row.prices.map((price) => `${TAB}${escaped(price)}`).join('')}${row.detail === '' ? '' : BREAK + as('Italic', row.detail)}`,
      ),
  },
  'wide spaces, signs between lines': {
    row: (row, rank) =>
      (rank % 4 === 3 ? p('Centred', '* * *') : '') +
      p('Standard', `${as('Bold', row.nom)}${' \u00a0'.repeat(5)}${joined(row)}`) +
      detail(row) +
      p('Standard', ''),
  },
  'dash before the price': {
    title: 'Underlined',
    row: (row) => p('Standard', `- ${escaped(row.nom)} - ${joined(row)}`) + detail(row),
  },
  'numbered lines': {
    row: (row, rank) =>
      p('Standard', `${rank + 1}. ${escaped(row.nom)} ${'.'.repeat(12)} ${joined(row)}`) + detail(row),
  },
  'a table that sets two columns': {
    section: (section, rows) => `<cut/>${titled('Title')(section, rows)}`,
    size: 9,
    tabs: RIGHT(7.5) + RIGHT(8) + RIGHT(8.4),
    row: (row) => p('Priced', separated(row, TAB)) + detail(row),
    besides: true,
  },
  'price in parentheses': {
    title: 'Underlined',
    row: (row) => p('Standard', `${escaped(row.nom)} (${joined(row)})`) + detail(row),
  },
  'all in bold, titles underlined': {
    title: 'Ruled',
    tabs: SIZES(12.4, '.'),
    row: (row) =>
      p('Priced', as('Bold', separated(row, '\t')).replaceAll('\t', TAB)) +
      (row.detail === '' ? '' : p('Standard', as('Italic', row.detail))),
  },
  'price on the line of its own, right': {
    row: (row) => p('Standard', as('Bold', row.nom)) + detail(row) + p('Right', joined(row)),
  },
};

const paragraph = (name: string, of: string, text = '', tabs = '') =>
  `<style:style style:name="${name}" style:family="paragraph" style:parent-style-name="Standard"><style:paragraph-properties ${of}>${tabs === '' ? '' : `<style:tab-stops>${tabs}</style:tab-stops>`}</style:paragraph-properties><style:text-properties ${text}/></style:style>`;
const words = (name: string, text: string) =>
  `<style:style style:name="${name}" style:family="text"><style:text-properties ${text}/></style:style>`;

function stylesOf({ tabs = '', font = 'Liberation Sans', size = 10.5 }: WriterLayout): string {
  return `<style:style style:name="Standard" style:family="paragraph"><style:text-properties style:font-name="${font}" fo:font-family="'${font}'" fo:font-size="${size}pt" fo:language="fr" fo:country="FR"/></style:style>
${paragraph('Priced', '', '', tabs)}${paragraph('Right', 'fo:text-align="end"')}${paragraph('Centred', 'fo:text-align="center"')}
${paragraph('Detail', '', `fo:font-size="${size * 0.8}pt" fo:color="#555555"`)}${paragraph('Aside', '', 'fo:font-style="italic"')}
${paragraph('Title', 'fo:margin-top="0.3cm" fo:keep-with-next="always"', `fo:font-size="${size * 1.5}pt" fo:font-weight="bold"`)}
${paragraph('CentredTitle', 'fo:text-align="center"', `fo:font-size="${size * 1.4}pt" fo:font-weight="bold" fo:text-transform="uppercase"`)}
${paragraph('Small', 'fo:text-align="center"', 'fo:font-variant="small-caps" fo:color="#a02020" fo:letter-spacing="0.08cm" fo:font-weight="bold"')}
${paragraph('Plain', '', 'fo:font-weight="bold"')}${paragraph('Capitals', '', 'fo:text-transform="uppercase"')}${paragraph('Underlined', '', 'style:text-underline-style="solid" fo:font-weight="bold"')}
${paragraph('Ruled', '', 'style:text-underline-style="solid"')}${paragraph('Place', 'fo:text-align="center"', 'fo:font-size="24pt"')}
<style:style style:name="Bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>${words('Italic', 'fo:font-style="italic"')}`;
}

const inCells = (sections: readonly string[]): string => {
  const half = Math.ceil(sections.length / 2);
  return tableOf(
    2,
    `<table:table-row>${cell(...sections.slice(0, half))}${cell(...sections.slice(half))}</table:table-row>`,
  );
};

/** A card as a flat document of LibreOffice Writer. */
export function writerCard(card: OwnerCard, name: string): string {
  const layout = WRITER_LAYOUTS[name] as WriterLayout;
  boxes = 0;
  const { row, title = 'Title', section = titled(title), columns, headed, besides } = layout;
  const sections = card.sections.map((one) => section(one, one.lignes.map(row).join('')));
  if (boxes % 2 === 1) sections.push('</text:p>');
  const contact = p('Centred', escaped(card.contact));
  const mentions = card.mentions.map((mention) => p('Centred', escaped(mention))).join('');
  const body = besides
    ? inCells(sections.join('').split('<cut/>').slice(1))
    : columns === undefined
      ? sections.join('')
      : `<text:section text:style-name="Columns" text:name="Carte">${sections.join('')}</text:section>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:styles>${stylesOf(layout)}</office:styles><office:automatic-styles>
<style:style style:name="Columns" style:family="section"><style:section-properties><style:columns fo:column-count="${columns ?? 1}" fo:column-gap="0.8cm"/></style:section-properties></style:style>
<style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="1.6cm"/><style:header-style/><style:footer-style/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Page">${headed ? `<style:header>${p('Centred', escaped(card.place))}</style:header><style:footer>${contact}${mentions}${p('Centred', 'Page <text:page-number/> / <text:page-count/>')}</style:footer>` : ''}</style:master-page></office:master-styles>
<office:body><office:text>${headed ? '' : p('Place', escaped(card.place)) + contact}${body}${headed ? '' : mentions}</office:text></office:body></office:document>`;
}
