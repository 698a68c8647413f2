import { deliveryPlace, type PrintPart } from '@ardoise/domain/projects/print-items.ts';
import { titleBlock } from '../../project/order-forms/document-head.ts';
import { CONTENT_WIDTH, INK_2, INK_3, PAGE } from '../../project/order-forms/ink.ts';
import { leaderDots, leaderLine } from '../../project/order-forms/leader-line.ts';
import { spokenDay, spokenInstant } from '../../project/order-forms/paris-time.ts';
import type { TextStyle } from '../../project/order-forms/printed-text.ts';
import { sectionTitle } from '../../project/order-forms/section-title.ts';
import { type PrintedDocument, Sheet } from '../../project/order-forms/sheet.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';
import { type BatchGroup, type BatchLine, batchGroups, batchTotals, PART_NAMES } from './batch-groups.ts';

/** Content of a batch sheet. */
export interface BatchSheetInput {
  projects: readonly StoredProject[];
  /** Display name of the printer. */
  printer: string;
  issuedAt: Date;
}

const NUMBER: TextStyle = { font: 'body', size: 9.5, colour: INK_2 };
const NAME: TextStyle = { font: 'bold', size: 9.5 };
const WHERE: TextStyle = { font: 'body', size: 8.5, colour: INK_3, leading: 1.35 };
const SUM: TextStyle = { font: 'body', size: 9.5, colour: INK_2 };
const GAP = 6;
const INDENT = 12;
/** Height of a project's line with two lines of address below. */
const LINE_ROOM = 42;
const SUM_ROOM = SUM.size * 1.5;
const FEWEST_DOTS = 24;

const plain = new Intl.NumberFormat('fr-FR');
/** Intl separates thousands by a space that the fonts lack. */
const figure = (count: number) => plain.format(count).replaceAll('\u202f', '\u00a0');

function counted(count: number, part: PrintPart): string {
  const { one, many } = PART_NAMES[part];
  return `${figure(count)}\u00a0${count < 2 ? one : many}`;
}

function projectsWords(count: number): string {
  return `${figure(count)}\u00a0${count < 2 ? 'projet' : 'projets'}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function groupTitle({ part, format, material, copiesEach }: BatchGroup): string {
  const copies = copiesEach === 0 ? 'quantité non précisée' : `${figure(copiesEach)}\u00a0ex.`;
  return [capital(PART_NAMES[part].one), format, material, copies].filter(Boolean).join(' · ');
}

/** Makes a phone number unbreakable. */
function unbroken(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

function whereTo({ document, names }: BatchLine): string {
  const { name, address, postalCode, town, contact, phone } = deliveryPlace(document);
  const street = [name, address, [postalCode, town].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [names.join(', '), street, [contact, unbroken(phone)].filter(Boolean).join(', ')]
    .filter(Boolean)
    .join(' — ');
}

/** Number, name and town, leader dots, copies; the address below. */
function projectLine(sheet: Sheet, line: BatchLine): void {
  const { project } = line;
  const baseline = sheet.y + NAME.size;
  const copies = sheet.type.oneLine(figure(line.copies), 60, NAME);
  let x = PAGE.left;
  const put = (text: string, style: TextStyle) => {
    const room = PAGE.right - copies.width - FEWEST_DOTS - x;
    const set = sheet.type.oneLine(text, room, style);
    sheet.type.draw(set, x, baseline, style);
    x += set.width + GAP;
  };
  sheet.structure.paragraph(() => {
    put(project.num_projet, NUMBER);
    put([project.name_projet, project.ville].filter(Boolean).join(', '), NAME);
    leaderDots(sheet, x, PAGE.right - copies.width - GAP, baseline);
    sheet.type.draw(copies, PAGE.right - copies.width, baseline, NAME);
  });
  sheet.y += NAME.size * 1.4;
  sheet.paragraph(whereTo(line), WHERE, { x: PAGE.left + INDENT, width: CONTENT_WIDTH - INDENT - 70 });
  sheet.y += 5;
}

function groupSum(sheet: Sheet, group: BatchGroup): void {
  const words = `${projectsWords(group.lines.length)}, ${counted(group.copies, group.part)}`;
  const sum = sheet.type.oneLine(words, CONTENT_WIDTH, SUM);
  sheet.need(SUM_ROOM);
  sheet.type.draw(sum, PAGE.right - sum.width, sheet.y + SUM.size, SUM);
  sheet.y += SUM_ROOM;
}

function totals(sheet: Sheet, groups: readonly BatchGroup[]): void {
  sectionTitle(sheet, 'Totaux du lot');
  for (const { part, copies } of batchTotals(groups))
    leaderLine(sheet, capital(PART_NAMES[part].many), figure(copies));
}

/**
 * Renders a print shop's lot as PDF: by format, material and copies, one line per project, totals at the end, pages
 * numbered. For a worker thread: it is synchronous CPU work.
 */
export async function renderBatchSheet({
  projects,
  printer,
  issuedAt,
}: BatchSheetInput): Promise<PrintedDocument> {
  const groups = batchGroups(projects);
  const title = `Lot du ${spokenDay(issuedAt)}`;
  const sheet = new Sheet({
    title: `Feuille de lot, ${title}`,
    foot: `Feuille de lot établie le ${spokenInstant(issuedAt.toISOString())}`,
    issuedAt,
  });
  titleBlock(sheet, {
    kind: 'Feuille de lot',
    title,
    entries: [
      ['Projets', figure(projects.length)],
      ...batchTotals(groups).map(({ part, copies }): [string, string] => [
        capital(PART_NAMES[part].many),
        figure(copies),
      ]),
      ['Imprimeur', printer],
    ],
  });
  for (const group of groups) {
    sectionTitle(sheet, groupTitle(group));
    for (const [index, line] of group.lines.entries()) {
      // Avoids a page break between the last line and the sum.
      sheet.need(index === group.lines.length - 1 ? LINE_ROOM + SUM_ROOM : LINE_ROOM);
      projectLine(sheet, line);
    }
    groupSum(sheet, group);
  }
  if (groups.length === 0) sheet.paragraph('Rien n’est à imprimer dans ce lot.', SUM);
  else totals(sheet, groups);
  return sheet.finish();
}
