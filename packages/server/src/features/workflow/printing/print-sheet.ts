import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import { deliveryPlace, type PrintItem, type PrintPart } from '@ardoise/domain/projects/print-items.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { FLAP_LABELS } from '@ardoise/domain/wizards/steps/card-format.ts';
import { documentOf, type StoredProject } from '../../project/projects/project-record.ts';

/** A question and its answer; every project has the same questions, in the same order. */
type SheetLine = readonly [label: string, value: string];

/** '2 × Menu PET - 1 (Horizontal 40x60cm)' */
function placedItem({ copies, name, format, material }: PrintItem): string {
  const details = [format, material].filter(Boolean).join(', ');
  return `${copies} × ${name}${details === '' ? '' : ` (${details})`}`;
}

function printLines(kind: ProjectKind, document: ProjectDocument): SheetLine[] {
  const { infocarte = {} } = document;
  const items = KINDS[kind].print.items(document);
  const has = (part: PrintPart) => items.some((item) => item.part === part);
  const placed = items.filter(({ part }) => !['carte', 'qrcode', 'menu'].includes(part));
  return [
    ['Format', infocarte.format?.name ?? ''],
    ['Volets', FLAP_LABELS[infocarte.matiereFormat ?? ''] ?? ''],
    ['Matière', infocarte.matiere?.name ?? ''],
    ['Impression', KINDS[kind].print.mode(document)],
    ['Exemplaires de la carte', has('carte') ? (infocarte.nombreExemplaire ?? '') : ''],
    ['Exemplaires du QR code', has('qrcode') ? (infocarte.nombreExemplaireQrCode ?? '') : ''],
    ['Sticker QR code', has('qrcode') ? (infocarte.modeleQrCodeSticker?.name ?? '') : ''],
    ['Menu extérieur', has('menu') ? (infocarte.nombreExemplaireMenu ?? '') : ''],
    ['Orientation du menu', has('menu') ? (infocarte.orientationMenu ?? '') : ''],
    ['Boards et supports', placed.map(placedItem).join(' ; ')],
  ];
}

function deliveryLines(document: ProjectDocument): SheetLine[] {
  const place = deliveryPlace(document);
  return [
    ['Livrer à', place.name],
    ['Adresse', place.address],
    ['Code postal', place.postalCode],
    ['Ville', place.town],
    ['Contact', place.contact],
    ['Téléphone', place.phone],
  ];
}

/** Data of a project for a print shop: what to print, copies, delivery address. */
export function printSheet(project: StoredProject, nameOf: (username: string | null) => string): SheetLine[] {
  const document = documentOf(project);
  const lines: SheetLine[] = [
    ['Projet', project.name_projet],
    ['Numéro de projet', project.num_projet],
    ['Numéro d’outlet', project.n_outlet],
    ['Type', project.type],
    ['Agence', nameOf(project.agence)],
    ['Délégué commercial', nameOf(project.dc)],
    ...printLines(project.kind, document),
    ...deliveryLines(document),
  ];
  return lines.map(([label, value]) => [label, value.replace(/\s+/g, ' ').trim()]);
}

/** Byte order mark, for Windows programs to detect UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const NEW_LINE = '\r\n';

/** The sheet as text: one question per line, without unanswered ones. */
export function sheetText(sheet: readonly SheetLine[]): string {
  const answered = sheet.filter(([, value]) => value !== '');
  const width = Math.max(...answered.map(([label]) => label.length));
  const lines = answered.map(([label, value]) => `${label.padEnd(width)} : ${value}`);
  return BYTE_ORDER_MARK + ['FICHE D’IMPRESSION', '', ...lines, ''].join(NEW_LINE);
}

/** Escapes a cell, so that no spreadsheet reads it as a formula. */
function cell(value: string): string {
  const text = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return /[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The sheets of a lot as one table: one row per project, with the folder of its files. */
export function sheetsTable(rows: readonly { folder: string; sheet: readonly SheetLine[] }[]): string {
  const head = ['Dossier', ...(rows[0]?.sheet ?? []).map(([label]) => label)];
  const lines = rows.map(({ folder, sheet }) => [folder, ...sheet.map(([, value]) => value)]);
  return BYTE_ORDER_MARK + [head, ...lines].map((line) => line.map(cell).join(';') + NEW_LINE).join('');
}
