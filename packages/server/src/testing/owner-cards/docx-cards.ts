import {
  AlignmentType,
  Document,
  LeaderType,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { OwnerCard, OwnerRow, OwnerSection } from './owner-card.ts';

/** How a card stands in a Word document that the library docx writes. */
type Block = Paragraph | Table;
type Layout = (section: OwnerSection) => Block[];

const priceOf = ({ prices }: OwnerRow) => prices.join(' / ');
const said = (text: string, look: object = {}) => new TextRun({ text, ...look });
const tabbed = (text: string) => new TextRun({ children: [new Tab(), text] });
const line = (children: readonly TextRun[], look: object = {}) => new Paragraph({ children, ...look });
const some = (text: string, look: object = {}) => (text === '' ? [] : [line([said(text, look)])]);
const title = ({ titre }: OwnerSection) => line([said(titre, { bold: true, size: 30 })]);
const centred = { alignment: AlignmentType.CENTER };
const wide = { size: 100, type: WidthType.PERCENTAGE };
const row = (...cells: readonly Paragraph[][]) =>
  new TableRow({ children: cells.map((children) => new TableCell({ children })) });
const rightTab = { tabStops: [{ type: TabStopType.RIGHT, position: 9000, leader: LeaderType.DOT }] };
/** Where a program may part a word, unseen. */
const withHyphens = (text: string) => text.replace(/(\p{Ll}{4})(?=\p{Ll}{4})/gu, '$1\u00ad');

export const DOCX_LAYOUTS: Record<string, Layout> = {
  'details beside the name in italics, leaders': (section) => [
    title(section),
    ...section.lignes.map((one) =>
      line(
        [
          said(one.nom),
          ...(one.detail === '' ? [] : [said(` ${one.detail}`, { italics: true, size: 18 })]),
          tabbed(priceOf(one)),
        ],
        rightTab,
      ),
    ),
  ],
  'soft hyphens': (section) => [
    title(section),
    ...section.lignes.flatMap((one) => [
      line([said(withHyphens(one.nom)), tabbed(priceOf(one))], rightTab),
      ...some(withHyphens(one.detail), { size: 18 }),
    ]),
  ],
  'price before the name, in cells': (section) => [
    title(section),
    new Table({
      width: wide,
      rows: section.lignes.map((one) =>
        row([line([said(priceOf(one))])], [line([said(one.nom)]), ...some(one.detail, { italics: true })]),
      ),
    }),
  ],
  'names in one cell, prices in the other': (section) => [
    new Table({
      width: wide,
      rows: [
        row(
          [title(section), ...section.lignes.map((one) => line([said(one.nom)]))],
          [line([]), ...section.lignes.map((one) => line([said(priceOf(one))]))],
        ),
      ],
    }),
  ],
  'line breaks, centred, titles in signs': (section) => [
    line([said(`★ ${section.titre} ★`, { size: 32 })], centred),
    ...section.lignes.map((one) =>
      line(
        [
          said(one.nom, { bold: true }),
          ...(one.detail === '' ? [] : [new TextRun({ text: one.detail, break: 1, italics: true })]),
          new TextRun({ text: priceOf(one), break: 1 }),
        ],
        centred,
      ),
    ),
  ],
  'typed on a Mac, bullets and a colon': (section) => [
    line([said(section.titre.normalize('NFD'), { underline: {} })]),
    ...section.lignes.map((one) =>
      line([said(`${one.nom} : ${priceOf(one)}`.normalize('NFD'))], { bullet: { level: 0 } }),
    ),
  ],
};

export function docxCard(card: OwnerCard, layout: string): Promise<Buffer> {
  const write = DOCX_LAYOUTS[layout] as Layout;
  const children = [
    line([said(card.place, { size: 44 })], centred),
    ...card.sections.flatMap((section) => [...write(section), line([])]),
    ...card.mentions.map((mention) => line([said(mention, { size: 16 })], centred)),
  ];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}
