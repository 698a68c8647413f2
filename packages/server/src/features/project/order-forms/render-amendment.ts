import type { ChangedAnswer } from './compare-sections.ts';
import { documentHead } from './document-head.ts';
import { drawRichText } from './draw-rich-text.ts';
import { CONTENT_WIDTH, INK_2, INK_3, PAGE } from './ink.ts';
import { spokenInstant } from './paris-time.ts';
import { lineHeight, type TextStyle } from './printed-text.ts';
import { sectionTitle } from './section-title.ts';
import { type PrintedDocument, Sheet } from './sheet.ts';

/** Head office's changes of a signed order, and the reason. */
export interface AmendmentInput {
  nameProjet: string;
  numProjet: string;
  type: string;
  nomDc: string;
  nomAgence: string;
  /** Display name of the author. */
  author: string;
  comment: string;
  amendedAt: Date;
  changes: readonly ChangedAnswer[];
  /** The earlier signatures, and what they covered. */
  signatures: readonly { nom: string; qualite: string; t_signature: string; empreinte: string }[];
}

const TEXT: TextStyle = { font: 'body', size: 9.5, leading: 1.45 };
const LABEL: TextStyle = { font: 'bold', size: 9.5 };
const SIDE_NAME: TextStyle = { font: 'body', size: 8, colour: INK_3 };
const BEFORE: TextStyle = { font: 'body', size: 9.5, colour: INK_2 };
const NOTHING = 'non demandé';
const GAP = 20;
const HALF = (CONTENT_WIDTH - GAP) / 2;

/** Longer answers and rich text use the full width, one after the other, over several pages if needed. */
const MOST_ROWS = 20;
/** Minimum kept together of a rich text: its label, and its first line at the largest size. */
const RICH_ROOM = 60;

function wholeAnswer(
  sheet: Sheet,
  name: string,
  words: string,
  rich: string | undefined,
  style: TextStyle,
): void {
  sheet.paragraph(name, SIDE_NAME);
  if (rich === undefined) sheet.paragraph(words || NOTHING, style);
  else drawRichText(sheet, rich, { x: PAGE.left, width: CONTENT_WIDTH });
}

function oneAfterTheOther(sheet: Sheet, change: ChangedAnswer): void {
  wholeAnswer(sheet, 'Avant', change.before, change.richBefore, BEFORE);
  sheet.y += 4;
  wholeAnswer(sheet, 'Après', change.after, change.richAfter, LABEL);
}

function changedRichText(sheet: Sheet, change: ChangedAnswer): void {
  sheet.need(RICH_ROOM);
  sheet.paragraph(change.label, TEXT);
  oneAfterTheOther(sheet, change);
  sheet.y += 8;
}

function changedAnswer(sheet: Sheet, change: ChangedAnswer): void {
  if (change.richBefore !== undefined || change.richAfter !== undefined) {
    changedRichText(sheet, change);
    return;
  }
  const sides = [
    { name: 'Avant', style: BEFORE, text: change.before || NOTHING, x: PAGE.left },
    { name: 'Après', style: LABEL, text: change.after || NOTHING, x: PAGE.left + HALF + GAP },
  ].map((side) => ({ ...side, lines: sheet.type.wrap(side.text, HALF, side.style) }));
  const rows = Math.max(...sides.map(({ lines }) => lines.length));
  sheet.need(lineHeight(TEXT) + lineHeight(SIDE_NAME) + Math.min(rows, MOST_ROWS) * lineHeight(LABEL));
  sheet.paragraph(change.label, TEXT);
  if (rows > MOST_ROWS) oneAfterTheOther(sheet, change);
  else {
    const top = sheet.y;
    for (const { name, style, lines, x } of sides) {
      const below = sheet.type.drawLines([sheet.type.oneLine(name, HALF, SIDE_NAME)], x, top, SIDE_NAME);
      sheet.y = Math.max(sheet.y, sheet.type.drawLines(lines, x, below, style));
    }
  }
  sheet.y += 8;
}

function signedBefore(sheet: Sheet, { signatures, amendedAt }: AmendmentInput): void {
  sectionTitle(sheet, 'Signatures');
  sheet.paragraph(
    `Les signatures ci-dessous ont été données avant la modification du ${spokenInstant(amendedAt.toISOString())}.`,
    TEXT,
  );
  for (const { nom, qualite, t_signature, empreinte } of signatures) {
    sheet.y += 6;
    sheet.paragraph(`${nom}, ${qualite}, le ${spokenInstant(t_signature)}`, LABEL);
    sheet.paragraph(`Empreinte SHA-256 du contenu signé\u00a0: ${empreinte}`, SIDE_NAME);
  }
}

/**
 * The page added to a signed order form after an amendment by head office: what, by whom, why
 * (specification/signatures.md#amendments).
 */
export async function renderAmendment(input: AmendmentInput): Promise<PrintedDocument> {
  const title = `Modification du bon de commande ${input.numProjet}`.trim();
  const sheet = new Sheet({ title, foot: `${title} · ${input.nameProjet}`, issuedAt: input.amendedAt });
  documentHead(sheet, { ...input, kind: 'Modification du bon de commande', issuedAt: input.amendedAt });
  sectionTitle(sheet, 'Motif');
  sheet.paragraph(input.comment, TEXT);
  sheet.y += 4;
  sheet.paragraph(`${input.author}, le ${spokenInstant(input.amendedAt.toISOString())}`, SIDE_NAME);
  for (const section of new Set(input.changes.map((change) => change.section))) {
    sectionTitle(sheet, section);
    for (const change of input.changes.filter((each) => each.section === section))
      changedAnswer(sheet, change);
  }
  signedBefore(sheet, input);
  return sheet.finish();
}
