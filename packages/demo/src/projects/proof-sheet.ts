import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plainTextOf } from '@ardoise/domain/base/rich-text/plain-text-of.ts';
import { wholeCard } from '@ardoise/domain/card-text/whole-card.ts';
import { readPriceRows } from '@ardoise/domain/drawing/boards/price-list-rows.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import type { ProjectDocument, Support } from '@ardoise/domain/projects/project.ts';
import { openFont } from '@ardoise/server/features/project/drawings/open-font.ts';
import PDFDocument from 'pdfkit';
import type { ThemeId } from '../catalogue/themes.ts';
import { setByAgency } from './proof-slips.ts';

const FONTS = path.resolve(import.meta.dirname, '../../../server/assets/fonts');

const [TITLE, BODY, BOLD] = ['title', 'body', 'bold'] as const;
const fontOf = (file: string) => openFont(readFileSync(path.join(FONTS, file)));

let opened: Record<string, ReturnType<typeof fontOf>> | undefined;

/** The three fonts, parsed lazily: a server with its demonstration loaded parses none. */
function fonts(): Record<string, ReturnType<typeof fontOf>> {
  opened ??= {
    [TITLE]: fontOf('Besley-Title.ttf'),
    [BODY]: fontOf('RadioCanada-Regular.ttf'),
    [BOLD]: fontOf('RadioCanada-SemiBold.ttf'),
  };
  return opened;
}

const [WIDTH, HEIGHT] = [595.28, 841.89];
const EDGE = 46;
const BLEED = 12;
const TOP = 190;
const BOTTOM = HEIGHT - 90;

/** A drawn file of an order: a proof, or the execution file with its cutting marks. */
export interface ProofSheet {
  document: ProjectDocument;
  /** At the foot: 'BAT n° 2', 'Exécution'. */
  mark: string;
  cuttingMarks: boolean;
  exteriorMenu: boolean;
  /** Its letters are paths, as some agencies export: nothing in it can be read. */
  outlined: boolean;
  at: Date;
}

interface Line {
  text: string;
  price?: string;
  heading?: true;
  small?: true;
}

/** Of the themes' own drawings (assets/catalogue/themes). */
const INKS: Record<ThemeId, { paper: string; text: string; accent: string }> = {
  ardoise: { paper: '#2d363b', text: '#f4efe4', accent: '#e0b94a' },
  zinc: { paper: '#f8f3e6', text: '#262d31', accent: '#a82a1e' },
  guinguette: { paper: '#fffaf0', text: '#262d31', accent: '#3f7a42' },
  marine: { paper: '#23445c', text: '#f4efe4', accent: '#f0a58f' },
  safran: { paper: '#e6b13f', text: '#262d31', accent: '#a82a1e' },
  rose: { paper: '#f0c4b8', text: '#5a2a2a', accent: '#a82a1e' },
  'belle-epoque': { paper: '#f3ead2', text: '#2d3b2f', accent: '#8a6a1e' },
  olivier: { paper: '#f1f0df', text: '#2f3a24', accent: '#6c8a2f' },
  kraft: { paper: '#c9a273', text: '#33261a', accent: '#7a3a1e' },
  faience: { paper: '#fbfaf3', text: '#1d3a5c', accent: '#2c5f9a' },
  montagne: { paper: '#d4e4ec', text: '#23384a', accent: '#a82a1e' },
  nocturne: { paper: '#221f33', text: '#efe6cf', accent: '#d9b25a' },
};

function themeOf(document: ProjectDocument): ThemeId {
  const name = /([a-z-]+)\.svg$/.exec(document.infocarte?.template?.image ?? '')?.[1] ?? '';
  return name in INKS ? (name as ThemeId) : 'ardoise';
}

/** Orders have no drink prices: the agency copies those of the present card, here derived from the drink's rank. */
function drinkPrice(rank: number): string {
  return `${2 + (rank % 4)},${['20', '50', '80', '90'][rank % 4]} €`;
}

const price = (text: string | undefined) => `${text ?? ''} €`;

function boardLines({ displayName, brief = {} }: Board): Line[] {
  const { menus, pricelist, 'gamme-prix': priced = [] } = brief;
  const formulas = [menus?.Formule1, menus?.Formule2].flatMap((formula): Line[] => {
    if (formula === undefined) return [];
    const solids = [formula.nomsolide, formula.nomsolide1, formula.nomsolide2].filter(Boolean).join(', ');
    return [{ text: `${formula.nomFormule} : ${solids}`, price: price(formula.prixformule) }];
  });
  const texts = readPriceRows(pricelist?.texte ?? '').map(
    ({ kind, text, price: listed }): Line => (kind === 'priced' ? { text, price: listed } : { text }),
  );
  const ranges = priced.flatMap(({ prix, boissons = {} }) =>
    Object.values(boissons).flatMap((drinks) =>
      Object.values(drinks).map(({ name }): Line => ({ text: name ?? '', price: price(prix) })),
    ),
  );
  return [{ text: displayName ?? '', heading: true }, ...formulas, ...texts, ...ranges];
}

function supportLines({ name, largeur, hauteur, creation }: Support): Line[] {
  return [
    { text: `${name ?? ''}, ${largeur ?? ''} × ${hauteur ?? ''} cm`, heading: true },
    { text: creation ?? '' },
  ];
}

/** Text lines for boards, made-to-measure supports and a Direct Agence. */
function otherLines({ boards = [], supports = [], briefPDA, boissons = {} }: ProjectDocument): Line[] {
  const drinks = Object.values(boissons).flatMap((family) => Object.values(family));
  return [
    ...boards.flatMap(boardLines),
    ...supports.flatMap(supportLines),
    ...(briefPDA === undefined ? [] : [{ text: plainTextOf(briefPDA) }]),
    ...drinks.map(({ name, format }) => ({ text: [name, format].filter(Boolean).join(', ') })),
  ];
}

const seedOf = (at: Date): number => Math.floor(at.getTime() / 1000);

function linesOf({ document, exteriorMenu, at }: ProofSheet): Line[] {
  const formulas = (document.infopdv?.formules ?? []).flatMap((formula): Line[] => [
    { text: formula.nomFormule ?? '', heading: true },
    { text: formula.compoFormule ?? '', price: `${formula.tarifFormule ?? ''} €` },
  ]);
  if (exteriorMenu) return formulas;
  const card =
    document.texteCarte === undefined
      ? []
      : setByAgency(wholeCard({ texteCarte: document.texteCarte }), seedOf(at));
  const dishes = card.flatMap(({ titre, lignes }): Line[] => [
    { text: titre, heading: true },
    ...lignes.flatMap(({ nom, detail, prix }): Line[] => [
      { text: nom, price: prix },
      ...(detail === '' ? [] : [{ text: detail, small: true as const }]),
    ]),
  ]);
  const prices = new Map(document.texteCarte?.boissons?.map(({ cle, prix }) => [cle, prix]));
  const drinks = Object.entries(document.infocarte?.boissons ?? {}).flatMap(
    ([family, chosen], group): Line[] => [
      { text: family, heading: true },
      ...Object.entries(chosen).map(([id, drink], rank) => ({
        text: [drink.name, drink.format].filter(Boolean).join(', '),
        price: prices.get(id) ?? drinkPrice(rank + group),
      })),
    ],
  );
  const cocktails = Object.values(document.infocarte?.cocktails ?? {})
    .filter((cocktail) => cocktail.ingredient !== undefined)
    .map((cocktail): Line => ({ text: cocktail.name ?? '', price: '8,50 €' }));
  return [
    ...otherLines(document),
    ...dishes,
    ...formulas,
    ...drinks,
    ...(cocktails.length === 0 ? [] : [{ text: 'Cocktails', heading: true as const }, ...cocktails]),
  ];
}

function drawCuttingMarks(pdf: PDFDocument): void {
  pdf.lineWidth(0.5).strokeColor('#000000');
  for (const x of [BLEED, WIDTH - BLEED])
    pdf
      .moveTo(x, 0)
      .lineTo(x, BLEED - 3)
      .moveTo(x, HEIGHT - BLEED + 3)
      .lineTo(x, HEIGHT)
      .stroke();
  for (const y of [BLEED, HEIGHT - BLEED])
    pdf
      .moveTo(0, y)
      .lineTo(BLEED - 3, y)
      .moveTo(WIDTH - BLEED + 3, y)
      .lineTo(WIDTH, y)
      .stroke();
}

function drawHead(pdf: PDFDocument, sheet: ProofSheet, text: string, accent: string): void {
  const name = sheet.document.autresInfos?.nomPdv || sheet.document.pdv?.nomPDV || '';
  pdf
    .rect(EDGE - 14, EDGE - 14, WIDTH - 2 * (EDGE - 14), HEIGHT - 2 * (EDGE - 14))
    .lineWidth(2.5)
    .stroke(accent);
  pdf.font(TITLE).fontSize(30).fillColor(text);
  pdf.text(name, EDGE, 86, {
    width: WIDTH - 2 * EDGE,
    align: 'center',
    lineGap: -2,
    height: 76,
    ellipsis: true,
  });
  pdf
    .moveTo(WIDTH / 2 - 40, TOP - 18)
    .lineTo(WIDTH / 2 + 40, TOP - 18)
    .lineWidth(3)
    .stroke(accent);
}

/** More lines stand in two columns. */
const ONE_COLUMN = 30;
const COLUMN_GAP = 28;

function drawLines(pdf: PDFDocument, lines: readonly Line[], text: string, accent: string): void {
  const columns = lines.length > ONE_COLUMN ? 2 : 1;
  const rows = Math.ceil(lines.length / columns);
  const step = Math.min(40, (BOTTOM - TOP) / Math.max(1, rows));
  const size = Math.max(7, Math.min(16, step * 0.5));
  const whole = WIDTH - 2 * EDGE - 30;
  const width = (whole - (columns - 1) * COLUMN_GAP) / columns;
  lines.forEach((line, index) => {
    const x = EDGE + 15 + Math.floor(index / rows) * (width + COLUMN_GAP);
    const y = TOP + (index % rows) * step;
    pdf
      .font(line.heading ? BOLD : BODY)
      .fontSize(line.heading ? size + 1 : line.small ? size - 1 : size)
      .fillColor(line.heading ? accent : text);
    pdf.text(line.text, x, y, {
      width: line.price === undefined ? width : width - 40,
      height: Math.max(size * 1.3, step - 2),
      ellipsis: true,
      lineBreak: true,
    });
    if (line.price !== undefined) pdf.text(line.price, x, y, { width, align: 'right', lineBreak: false });
  });
}

interface GlyphRun {
  glyphs: readonly { path: { toSVG: () => string } }[];
  positions: readonly { xAdvance: number }[];
}

interface OutlineFont {
  unitsPerEm: number;
  ascent: number;
  layout: (text: string) => GlyphRun;
}

/** Writes texts as paths from now on: at their place, in one line, at the right where they are asked to. */
function outlineTexts(pdf: PDFDocument): void {
  const write = (text: string, x: number, y: number, options: { width?: number; align?: string } = {}) => {
    const own = pdf as unknown as { _font: { font: OutlineFont }; _fontSize: number };
    const { font } = own._font;
    const scale = own._fontSize / font.unitsPerEm;
    const longOf = ({ positions }: GlyphRun) =>
      positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * scale;
    let run = font.layout(text);
    for (let cut = text.length; cut > 1 && longOf(run) > (options.width ?? Infinity); cut -= 1)
      run = font.layout(`${text.slice(0, cut - 1)}…`);
    const { glyphs, positions } = run;
    const long = longOf(run);
    const room = (options.width ?? long) - long;
    let at = x + (options.align === 'right' ? room : options.align === 'center' ? room / 2 : 0);
    for (const [rank, { path: outline }] of glyphs.entries()) {
      pdf
        .save()
        .translate(at, y + font.ascent * scale)
        .scale(scale, -scale)
        .path(outline.toSVG())
        .fill()
        .restore();
      at += (positions[rank]?.xAdvance ?? 0) * scale;
    }
    return pdf;
  };
  Object.assign(pdf, { text: write });
}

/** The PDF of such a sheet, deterministic to the byte. */
export function drawProofSheet(sheet: ProofSheet): Promise<Buffer> {
  const { paper, text, accent } = INKS[themeOf(sheet.document)];
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 0, right: 0, bottom: 0, left: 0 },
    // Otherwise Helvetica is opened, which nothing here is set in.
    font: null,
    info: { Title: sheet.mark, Author: 'Ardoise', CreationDate: sheet.at },
  });
  for (const [name, font] of Object.entries(fonts())) pdf.registerFont(name, font);
  if (sheet.outlined) outlineTexts(pdf);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.on('end', () => resolve(Buffer.concat(chunks)));
  pdf.on('error', reject);
  pdf.rect(0, 0, WIDTH, HEIGHT).fill(paper);
  drawHead(pdf, sheet, text, accent);
  drawLines(pdf, linesOf(sheet), text, accent);
  if (sheet.cuttingMarks) drawCuttingMarks(pdf);
  pdf.font(BODY).fontSize(8).fillColor(text);
  pdf.text(sheet.mark, EDGE, HEIGHT - 62, { width: WIDTH - 2 * EDGE, align: 'center', lineBreak: false });
  pdf.end();
  return promise;
}
