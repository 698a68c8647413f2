import { DRAWING_CHANGED } from '@ardoise/domain/drawing/drawing-words.ts';
import type { SignedDrawing } from '@ardoise/domain/drawing/signed-drawing.ts';
import type { Chapter, SummarySection } from '@ardoise/domain/kinds/signed-summary.ts';
import type { CardChanges } from '@ardoise/domain/new-prices/card-changes.ts';
import type { SummaryLine } from '@ardoise/domain/wizards/wizard-project.ts';
import { type PaintedPicture, paintedPictures } from '../drawings/drawing-pictures.ts';
import { paintDrawing } from '../drawings/paint-drawing.ts';
import { hasChanged } from '../drawings/signed-drawings.ts';
import { cardHeading, cardLine } from './card-line.ts';
import { changeBlocks } from './changed-lines.ts';
import { documentHead } from './document-head.ts';
import { drawFigureRow, type Figure, type FigureSizes, figureRowRoom, figureRows } from './figure-rows.ts';
import { CONTENT_WIDTH, INK, INK_2, NOTE, PAGE, RED } from './ink.ts';
import { type Block, layOut } from './lay-out.ts';
import { leaderLine, richTextLine } from './leader-line.ts';
import { type Picture, pictureGrid, pictureLine } from './picture-grid.ts';
import type { PrintedPhoto } from './printed-pictures.ts';
import type { TextStyle } from './printed-text.ts';
import { sectionTitle, stepTitle } from './section-title.ts';
import type { PrintedDocument, Sheet } from './sheet.ts';
import { type PrintedSignature, signatureBoxes } from './signature-boxes.ts';

/** A signed order, in words. */
export interface OrderFormInput {
  nameProjet: string;
  numProjet: string;
  /** Carte Brasserie… */
  type: string;
  /** Display names. */
  nomDc: string;
  nomAgence: string;
  /** What changes of the card that it was made from, if it was. */
  changes?: CardChanges | undefined;
  /** From `chaptersOf`, numbered as in the recap. */
  chapters: readonly Chapter[];
  /** Pictures of their choices, by address (`cataloguePrints`). */
  prints: ReadonlyMap<string, Buffer>;
  /** Printed on the card, verbatim. */
  mentions: readonly string[];
  /** As signed. */
  drawings: readonly SignedDrawing[];
  /** Files of their pictures as signed, by catalogue path. */
  pictures: ReadonlyMap<string, Buffer>;
  /** Said under drawings that are indicative. */
  drawingNote?: string | undefined;
  /** Covered by the signatures, in the order's order. */
  photos: readonly PrintedPhoto[];
  /** Covered by the signatures. */
  files: readonly { name: string; empreinte: string }[];
  signatures: readonly PrintedSignature[];
  issuedAt: Date;
}

const TEXT: TextStyle = { font: 'body', size: 9.5, colour: INK_2, leading: 1.45 };
const BULLET: TextStyle = { font: 'bold', size: 9.5, colour: RED };
/** Height of a title, and a line of choices with its first row of pictures. */
const TITLE_ROOM = 46;
const GRID_ROOM = 120;
const STEP_ROOM = 52;
/** Of what is said under figures. */
const NOTE_ROOM = 32;
/** Sizes of the drawings and photos, the preferred first: each is tried (`layOut`). */
const FIGURE_SIZES: readonly FigureSizes[] = [
  { tallest: 310, least: 200 },
  { tallest: 260, least: 200 },
  { tallest: 220, least: 150 },
  { tallest: 190, least: 150 },
  { tallest: 165, least: 150 },
  { tallest: 150, least: 140 },
];
/** A drawing that is the only one is so much taller. */
const ALONE = 1.5;
const CERTIFIED =
  'Le client certifie l’exactitude des informations de ce bon de commande. Les données qu’il contient servent à la création, à la fabrication et à la livraison des supports commandés.';

function answer(
  sheet: Sheet,
  prints: OrderFormInput['prints'],
  { label, value, images = [], rich, under, detail }: SummaryLine,
): void {
  const pictures = images.map(({ name, image }): Picture => ({ name, content: prints.get(image) ?? null }));
  const [only] = pictures;
  if (under !== undefined) cardLine(sheet, { name: label, price: value, detail });
  else if (rich !== undefined) richTextLine(sheet, label, rich);
  else if (only === undefined) leaderLine(sheet, label, value);
  else if (pictures.length === 1) pictureLine(sheet, label, value, only);
  else {
    // The names are captions of the pictures: not repeated, unless one has no picture.
    const saidByPictures = images.map(({ name }) => name).join(', ') === value;
    sheet.need(GRID_ROOM);
    leaderLine(sheet, label, saidByPictures ? `${images.length} choix` : value);
    pictureGrid(sheet, pictures);
  }
}

/** Minimum space below a section's title: its first row of pictures stays with it. */
function roomFor({ lines }: SummarySection): number {
  return (lines[0]?.images ?? []).length > 1 ? TITLE_ROOM + GRID_ROOM : TITLE_ROOM + 46;
}

function bullet(sheet: Sheet, text: string): void {
  sheet.need(TEXT.size * 1.5);
  sheet.structure.item(() => {
    sheet.type.draw(sheet.type.oneLine('•', 10, BULLET), PAGE.left, sheet.y + TEXT.size, BULLET);
    sheet.paragraph(text, TEXT, { x: PAGE.left + 12, width: CONTENT_WIDTH - 12 });
  });
  sheet.y += 2;
}

/** A title, kept with the next block. */
function opening(draw: Block['draw']): Block {
  return { opens: true, draw };
}
const piece = (draw: Block['draw']): Block => ({ opens: false, draw });

/** Titles for the steps of a chapter with several; its number is the recap's. */
function chapterBlocks({ number, title, sections }: Chapter, prints: OrderFormInput['prints']): Block[] {
  const several = sections.length > 1;
  return sections.flatMap((section, index) => [
    ...(index === 0
      ? [opening((sheet) => sectionTitle(sheet, title, number, roomFor(section) + (several ? STEP_ROOM : 0)))]
      : []),
    ...(several ? [opening((sheet) => stepTitle(sheet, section.title, roomFor(section)))] : []),
    ...section.lines.flatMap((line, rank) => [
      ...(line.under && line.under !== section.lines[rank - 1]?.under
        ? [opening((sheet) => cardHeading(sheet, line.under))]
        : []),
      piece((sheet) => answer(sheet, prints, line)),
    ]),
  ]);
}

function listBlocks<Item>(
  title: string,
  items: readonly Item[],
  draw: (sheet: Sheet, item: Item) => void,
): Block[] {
  if (items.length === 0) return [];
  return [
    opening((sheet) => sectionTitle(sheet, title)),
    ...items.map((item) => piece((sheet) => draw(sheet, item))),
  ];
}

/** In the alternative of a drawing: what it shows is in the order, in words. */
const DRAWN_FROM = 'Ce que montre ce dessin est écrit plus haut, dans les réponses.';

function drawnFigure(drawing: SignedDrawing, pictures: ReadonlyMap<string, PaintedPicture>): Figure {
  const { width, height, title, format } = drawing;
  const details = hasChanged(drawing, pictures) ? [format, DRAWING_CHANGED] : [format];
  const paint: Figure['paint'] = (sheet, at) =>
    paintDrawing(sheet.pdf, drawing, at, { pictures, colours: 'screen' });
  const alt = `${title}, ${format}. ${DRAWN_FROM}`;
  return { width, height, title, details, alt, paint };
}

const PIN: TextStyle = { font: 'bold', size: 8.5, colour: INK };
const PIN_SIDE = 14;

/** A post-it's number, on a photo of this width and height at a place, in points. */
function drawPin(sheet: Sheet, number: number, x: number, y: number): void {
  const left = x - PIN_SIDE / 2;
  sheet.pdf
    .lineWidth(0.8)
    .rect(left, y - PIN_SIDE / 2, PIN_SIDE, PIN_SIDE)
    .fillAndStroke(NOTE, INK);
  const mark = sheet.type.oneLine(String(number), PIN_SIDE, PIN);
  sheet.type.draw(mark, x - mark.width / 2, y + PIN.size * 0.36, PIN);
}

function photoAlt(title: string, notes: number): string {
  if (notes === 0) return `Photo jointe\u00a0: ${title}`;
  const counted = notes === 1 ? 'un post-it' : `${notes} post-its`;
  return `Photo jointe\u00a0: ${title}, avec ${counted}, écrits plus haut`;
}

function photoFigure({ title, content, width, height, notes }: PrintedPhoto): Figure {
  return {
    ...{ width, height, title, details: [], alt: photoAlt(title, notes.length) },
    paint: (sheet, { x, y, scale }) => {
      const [wide, high] = [width * scale, height * scale];
      sheet.pdf.image(content, x, y, { width: wide, height: high });
      for (const [index, note] of notes.entries())
        drawPin(sheet, index + 1, x + note.x * wide, y + note.y * high);
    },
  };
}

/** A section of figures in rows, with what is said under the last. */
function figureBlocks(
  title: string,
  figures: readonly Figure[],
  sizes: FigureSizes,
  note: string | undefined,
): Block[] {
  const rows = figureRows(figures, sizes);
  const [first] = rows;
  if (first === undefined) return [];
  const after = (row: typeof first) => (row === rows.at(-1) && note !== undefined ? NOTE_ROOM : 0);
  return [
    opening((sheet) =>
      sectionTitle(sheet, title, undefined, TITLE_ROOM + figureRowRoom(sheet, first) + after(first)),
    ),
    ...rows.map((row) =>
      piece((sheet) => {
        drawFigureRow(sheet, row, after(row));
        if (after(row) > 0 && note !== undefined) sheet.paragraph(note, TEXT);
      }),
    ),
  ];
}

const PINS = 'Les numéros sont ceux des post-its, écrits avec leur photo plus haut.';

/** The blocks of an order, with figures at each size. */
async function blocksAtSizes(input: OrderFormInput): Promise<Block[][]> {
  const { chapters, prints, mentions, files, photos, drawings, drawingNote } = input;
  const pictures = await paintedPictures(input.pictures);
  const drawn = drawings.map((drawing) => drawnFigure(drawing, pictures));
  const looked = photos.map(photoFigure);
  const pinned = photos.some(({ notes }) => notes.length > 0);
  const before = [
    ...changeBlocks(input.changes),
    ...chapters.flatMap((chapter) => chapterBlocks(chapter, prints)),
  ];
  const after = [
    ...listBlocks('Mentions portées sur la carte', mentions, bullet),
    ...listBlocks('Fichiers joints', files, (sheet, { name, empreinte }) =>
      leaderLine(sheet, name, `SHA-256 ${empreinte.slice(0, 16)}…`),
    ),
  ];
  const title = drawings.length === 1 ? 'Aperçu signé' : 'Aperçus signés';
  const sizes = drawn.length + looked.length > 0 ? FIGURE_SIZES : FIGURE_SIZES.slice(0, 1);
  return sizes.map(({ tallest, least }) => {
    const own = { tallest: drawn.length === 1 ? tallest * ALONE : tallest, least };
    return [
      ...before,
      ...figureBlocks(title, drawn, own, drawingNote),
      ...figureBlocks('Photos', looked, { tallest, least }, pinned ? PINS : undefined),
      ...after,
    ];
  });
}

async function signing(sheet: Sheet, { signatures }: OrderFormInput): Promise<void> {
  sectionTitle(sheet, 'Signatures');
  sheet.paragraph(CERTIFIED, TEXT);
  const notice = signatures.find(({ role }) => role === 'client')?.notice;
  if (notice) sheet.paragraph(`Lu à la signature\u00a0: «\u00a0${notice}\u00a0»`, TEXT);
  sheet.y += 10;
  await signatureBoxes(sheet, signatures);
}

/**
 * Renders the order form as PDF: what it changes of a former card, every choice in words, numbered as in the recap, with the drawings of the catalogue,
 * the signed previews, the photos with their post-its, the mentions of the card, and both signatures with what they
 * cover, never alone on a page
 * (specification/signatures.md#order-form). Deterministic.
 */
export async function renderOrderForm(input: OrderFormInput): Promise<PrintedDocument> {
  const title = `Bon de commande ${input.numProjet}`.trim();
  const sheet = await layOut({
    info: { title, foot: `${title} · ${input.nameProjet}`, issuedAt: input.issuedAt },
    head: (first) => documentHead(first, { kind: 'Bon de commande', ...input }),
    blocks: await blocksAtSizes(input),
    ending: (last) => signing(last, input),
  });
  return sheet.finish();
}
