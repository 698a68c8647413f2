import type { OwnerCard, OwnerRow, OwnerSection } from './owner-card.ts';

/** How a card stands on a page that a browser prints. */
interface HtmlLayout {
  css: string;
  /** Names are printed in capitals. */
  capitals?: true;
  row: (row: OwnerRow, rank: number) => string;
  section?: (section: OwnerSection, rows: string) => string;
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const span = (name: string, text: string) =>
  text === '' ? '' : `<span class="${name}">${escaped(text)}</span>`;
const block = (name: string, text: string) =>
  text === '' ? '' : `<div class="${name}">${escaped(text)}</div>`;
const prices = ({ prices: all }: OwnerRow) => all.map((price) => span('prix', price)).join('');

const PAGE = `@page { size: A4; margin: 14mm } body { font: 10.5pt 'Liberation Sans'; margin: 0 }
  h1 { font-size: 24pt; text-align: center; margin: 0 } h2 { font-size: 16pt; margin: 5mm 0 2mm; break-after: avoid }
  .contact, .mention { text-align: center; font-size: 8.5pt } .aside { font-style: italic; font-size: 9pt }
  .row { break-inside: avoid } .detail { font-size: 8.5pt; color: #555 } td { padding: 0 } table { width: 100%; border-spacing: 0 }
  .sizes span { font-size: 8.5pt } .prix, .sizes span { white-space: nowrap }`;
const FLEX = `.line, .sizes { display: flex; gap: 3mm } .nom { flex: 1 } .prix, .sizes span { min-width: 17mm; text-align: right }
  .sizes { justify-content: flex-end }`;
const line = (row: OwnerRow) => `<div class="line">${span('nom', row.nom)}${prices(row)}</div>`;
const flexRow = (row: OwnerRow) => `<div class="row">${line(row)}${block('detail', row.detail)}</div>`;
const centred = (row: OwnerRow) =>
  `<div class="row">${block('nom', row.nom)}${block('detail', row.detail)}${block('prix', row.prices.join(' / '))}</div>`;
const tableRow = (row: OwnerRow) =>
  `<tr class="row"><td><span class="nom">${escaped(row.nom)}</span>${block('detail', row.detail)}</td>${row.prices
    .map((price) => `<td class="prix">${escaped(price)}</td>`)
    .join('')}</tr>`;
const sizes = ({ sizes: all }: OwnerSection) =>
  all.length === 0 ? '' : `<div class="sizes">${all.map((size) => span('size', size)).join('')}</div>`;
const titled = (section: OwnerSection, rows: string) =>
  `<section><h2>${escaped(section.titre)}</h2>${block('aside', section.aside)}${sizes(section)}${rows}</section>`;
const table = (section: OwnerSection, rows: string) =>
  `<section><h2>${escaped(section.titre)}</h2>${block('aside', section.aside)}<table>${
    section.sizes.length === 0
      ? ''
      : `<tr class="sizes"><td></td>${section.sizes.map((size) => `<td class="prix">${escaped(size)}</td>`).join('')}</tr>`
  }${rows}</table></section>`;
const inline = (row: OwnerRow) =>
  `<p class="row"><b>${escaped(row.nom)}</b> ${escaped(row.prices.join(' / '))}${
    row.detail === '' ? '' : `<br><i>${escaped(row.detail)}</i>`
  }</p>`;

export const HTML_LAYOUTS: Record<string, HtmlLayout> = {
  'one column': { css: FLEX, row: flexRow },
  'two columns': {
    css: `${FLEX} main { columns: 2; column-gap: 10mm } body { font-size: 9.5pt } .prix, .sizes span { min-width: 12mm }`,
    row: flexRow,
  },
  'three columns, small': {
    css: `${FLEX} main { columns: 3; column-gap: 7mm } body { font-size: 8pt } .detail { font-size: 6.5pt } h2 { font-size: 12pt } .prix, .sizes span { min-width: 9mm } @page { margin: 8mm }`,
    row: flexRow,
  },
  'leaders drawn by the browser': {
    css: `${FLEX} .nom { overflow: hidden; white-space: nowrap } .nom::after { content: ' ${'. '.repeat(150)}' }`,
    row: flexRow,
  },
  'leaders in two columns': {
    css: `${FLEX} main { columns: 2; column-gap: 9mm } body { font-size: 9pt } .nom { overflow: hidden; white-space: nowrap } .nom::after { content: '${'.'.repeat(200)}' } .prix, .sizes span { min-width: 10mm }`,
    row: flexRow,
  },
  centred: {
    css: 'main { text-align: center } .row { margin-bottom: 3mm } .nom { font-weight: bold }',
    row: centred,
  },
  'centred, all of one type': {
    css: 'main { text-align: center } .row { margin-bottom: 4mm } .detail { font-size: 10.5pt; color: inherit } h2 { font-size: 12pt; text-transform: uppercase }',
    row: centred,
  },
  'centred in two columns': {
    css: 'main { columns: 2; text-align: center; font-size: 9.5pt } .row { margin-bottom: 2mm } .prix { font-weight: bold }',
    row: centred,
  },
  'a table with borders': {
    css: 'td { border: 0.3mm solid #444; padding: 1mm 2mm } .prix { width: 22mm; text-align: right }',
    row: tableRow,
    section: table,
  },
  'a table, prices in the middle of their cells': {
    css: 'td { padding: 0.8mm 0; vertical-align: middle } .prix { width: 20mm; text-align: right; font-size: 12pt; font-weight: bold } .detail { font-size: 8pt }',
    row: tableRow,
    section: table,
  },
  'price before the name': {
    css: '.row { display: flex; gap: 5mm; margin: 1mm 0 } .price { width: 22mm; font-weight: bold } .sizes { display: none }',
    row: (row) =>
      `<div class="row"><span class="price">${escaped(row.prices.join(' / '))}</span><div><span>${escaped(row.nom)}</span>${block('detail', row.detail)}</div></div>`,
  },
  'price on a line of its own, right': {
    css: '.row { margin-bottom: 2mm } .nom { font-weight: bold } .prix { text-align: right }',
    row: centred,
  },
  'serif, ligatures, old-style figures, small capitals': {
    css: `${FLEX} body { font: 12pt 'EB Garamond'; font-feature-settings: 'onum', 'liga', 'dlig' } h2 { font-variant: small-caps; letter-spacing: 0.12em; text-align: center; font-weight: normal } .detail { font-style: italic; font-size: 10.5pt }`,
    row: flexRow,
  },
  'letters without a name': {
    css: `${FLEX} body { font: 12pt 'Linux Libertine O'; font-feature-settings: 'onum' } .nom { font: 13pt 'EB Garamond'; font-variant: small-caps } .detail { font-size: 10pt }`,
    row: flexRow,
  },
  'spaced capitals': {
    capitals: true,
    css: `${FLEX} body { font: 9pt 'Lato' } .nom { letter-spacing: 0.14em; text-transform: uppercase } h2 { letter-spacing: 0.35em; text-transform: uppercase; font-weight: 300; color: #a33 }`,
    row: flexRow,
  },
  'boxes and a badge on its side': {
    css: `${FLEX} section { border: 0.6mm solid #222; padding: 3mm; margin: 3mm 0; background: #f6f2e8; position: relative } section::before { content: 'Fait maison'; position: absolute; right: -9mm; top: 10mm; transform: rotate(90deg); font-size: 9pt } h2 { background: #222; color: #fff; padding: 1mm 3mm }`,
    row: flexRow,
  },
  'sections side by side': {
    css: `${FLEX} main { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 8mm } body { font-size: 9.5pt } .prix, .sizes span { min-width: 12mm }`,
    row: flexRow,
  },
  'a narrow column beside a wide one': {
    css: `${FLEX} main { display: grid; grid-template-columns: 1fr 2fr; gap: 2mm 9mm } body { font-size: 9pt } .prix, .sizes span { min-width: 10mm }`,
    row: flexRow,
  },
  'price right after the name': {
    css: 'p { margin: 0.5mm 0 } main { columns: 2; font-size: 9.5pt } h2 { color: #06c }',
    row: inline,
  },
  'no space before the price': {
    css: 'p { margin: 0.5mm 0 }',
    row: (row) =>
      `<p class="row">${escaped(row.nom)}${/\d/.test(row.prices.join('')) ? '' : ' '}${escaped(row.prices.join(' / '))}${row.detail === '' ? '' : `<br><small>${escaped(row.detail)}</small>`}</p>`,
  },
  'many spaces': {
    css: 'p { margin: 0.5mm 0; white-space: pre-wrap }',
    row: (row) =>
      `<p class="row">${escaped(row.nom)}${' '.repeat(6 + (row.nom.length % 9))}${escaped(row.prices.join(' / '))}</p>${block('detail', row.detail)}`,
  },
  'price at the end of the details': {
    css: `${FLEX} .line { align-items: flex-end; margin-bottom: 1.5mm } .nom b { display: block }`,
    row: (row) =>
      `<div class="row line"><div class="nom"><b>${escaped(row.nom)}</b>${block('detail', row.detail)}</div>${prices(row)}</div>`,
  },
  'narrow, names of two lines': {
    css: `${FLEX} main { columns: 3; font-size: 10pt } .line { align-items: flex-end } h2 { font-size: 13pt } .prix, .sizes span { min-width: 9mm } .row { margin-bottom: 1mm }`,
    row: flexRow,
  },
  'heavy, coloured, separated by signs': {
    css: `${FLEX} body { font: 10pt 'Roboto Slab' } .row + .row::before { content: '~ • ~'; display: block; text-align: center; font-size: 7pt } .nom { font-weight: 700; color: #7a1f1f } .prix { font-size: 13pt; color: #1f5f3a } h2 { text-align: center }`,
    row: flexRow,
  },
  bullets: {
    css: 'ul { padding-left: 6mm; margin: 0 } h2 { font-size: 11pt; text-decoration: underline }',
    row: (row) =>
      `<li class="row">${escaped(row.nom)} – ${escaped(row.prices.join(' / '))}${row.detail === '' ? '' : `<br>${escaped(row.detail)}`}</li>`,
    section: (section, rows) => titled(section, `<ul>${rows}</ul>`),
  },
  'prices in the middle column': {
    css: 'td { padding: 0.6mm 2mm } .prix { width: 18mm; text-align: center } .detail { display: inline }',
    row: (row) =>
      `<tr class="row"><td>${escaped(row.nom)}</td>${row.prices.map((price) => `<td class="prix">${escaped(price)}</td>`).join('')}<td class="detail">${escaped(row.detail)}</td></tr>`,
    section: table,
  },
  'centred, price after a bullet': {
    css: `body { font: 12pt 'EB Garamond' } main { text-align: center } .nom { font-style: italic } .prix { font-weight: bold } p { margin: 1.5mm 0 }`,
    row: (row) =>
      `<p class="row"><span class="nom">${escaped(row.nom)}</span> • <span class="prix">${escaped(row.prices.join(' / '))}</span>${row.detail === '' ? '' : `<br><small>${escaped(row.detail)}</small>`}</p>`,
  },
  'columns of two sizes': {
    css: `${FLEX} main { display: flex; gap: 8mm } main > section { flex: 1 } body { font-size: 9pt } .prix, .sizes span { min-width: 11mm } section:nth-of-type(even) { font-size: 11pt } main { flex-wrap: wrap } main > section { min-width: 80mm }`,
    row: flexRow,
  },
  'titles of capitals, no weight, ruled columns': {
    css: `${FLEX} @page { size: A4 landscape } main { columns: 3; column-gap: 8mm; column-rule: 0.3mm solid #000 } body { font: 8.5pt Carlito } h2 { font-size: 8.5pt; font-weight: 400; text-transform: uppercase; letter-spacing: 0.2em; border: 0.3mm solid #000; padding: 1mm } .prix, .sizes span { min-width: 10mm }`,
    row: flexRow,
  },
  'details beside the name': {
    css: `${FLEX} .nom i { font-size: 8.5pt; color: #666 }`,
    row: (row) =>
      `<div class="row line"><span class="nom">${escaped(row.nom)}${row.detail === '' ? '' : ` <i>(${escaped(row.detail)})</i>`}</span>${prices(row)}</div>`,
  },
  'sections to the left and to the right': {
    css: 'section:nth-of-type(even) { text-align: right } p { margin: 0.8mm 0 } h2 { color: #333 }',
    row: inline,
  },
};

/** A card as a page to print. */
export function htmlCard(card: OwnerCard, layout: string): string {
  const { css, row, section = titled } = HTML_LAYOUTS[layout] as HtmlLayout;
  const sections = card.sections.map((one) => section(one, one.lignes.map(row).join('')));
  return `<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8"><title>Carte</title><style>${PAGE} ${css}</style></head><body>
<h1>${escaped(card.place)}</h1>${block('contact', card.contact)}<main>${sections.join('')}</main>
<footer>${card.mentions.map((mention) => block('mention', mention)).join('')}</footer></body></html>`;
}
