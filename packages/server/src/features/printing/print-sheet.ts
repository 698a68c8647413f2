import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { FLAP_LABELS } from '@ardoise/domain/wizards/kinds/chr/format.ts';
import { PRINT_MODES, type PrintMode, printsOf } from '@ardoise/domain/wizards/shared/print-modes.ts';
import type { StoredProject } from '../projects/project-record.ts';

/** A question and its answer; every project has the same questions, in the same order. */
type SheetLine = readonly [label: string, value: string];

function printLines({ infocarte = {} }: ProjectDocument): SheetLine[] {
  const prints = printsOf(infocarte.impression);
  return [
    ['Format', infocarte.format?.name ?? ''],
    ['Volets', FLAP_LABELS[infocarte.matiereFormat ?? ''] ?? ''],
    ['Matière', infocarte.matiere?.name ?? ''],
    ['Impression', PRINT_MODES[infocarte.impression as PrintMode]?.label ?? ''],
    ['Exemplaires de la carte', prints.card ? (infocarte.nombreExemplaire ?? '') : ''],
    ['Exemplaires du QR code', prints.qrCode ? (infocarte.nombreExemplaireQrCode ?? '') : ''],
    ['Sticker QR code', prints.qrCode ? (infocarte.modeleQrCodeSticker?.name ?? '') : ''],
    ['Menu extérieur', prints.menu ? (infocarte.nombreExemplaireMenu ?? '') : ''],
    ['Orientation du menu', prints.menu ? (infocarte.orientationMenu ?? '') : ''],
  ];
}

function deliveryLines({ pdv = {} }: ProjectDocument): SheetLine[] {
  const elsewhere = pdv.adresseIdemCommande === 'non' ? (pdv.adresseLivraison ?? {}) : null;
  return [
    ['Livrer à', (elsewhere === null ? pdv.nomPDV : elsewhere.nomPDV) ?? ''],
    ['Adresse', (elsewhere === null ? pdv.adresse : elsewhere.adresse) ?? ''],
    ['Code postal', (elsewhere === null ? pdv.codePostal : elsewhere.codePostale) ?? ''],
    ['Ville', (elsewhere === null ? pdv.ville : elsewhere.ville) ?? ''],
    ['Contact', (elsewhere === null ? pdv.nomClient : elsewhere.gerant) ?? ''],
    ['Téléphone', (elsewhere === null ? pdv.telephone : elsewhere.telephone) ?? ''],
  ];
}

/** What a print shop needs to know of a project: what to print, how many, where to deliver. */
export function printSheet(project: StoredProject, nameOf: (username: string | null) => string): SheetLine[] {
  const document = JSON.parse(project.doc) as ProjectDocument;
  const lines: SheetLine[] = [
    ['Projet', project.name_projet],
    ['Numéro de projet', project.num_projet],
    ['Numéro d’outlet', project.n_outlet],
    ['Type', project.type],
    ['Agence', nameOf(project.agence)],
    ['Délégué commercial', nameOf(project.dc)],
    ...printLines(document),
    ...deliveryLines(document),
  ];
  return lines.map(([label, value]) => [label, value.replace(/\s+/g, ' ').trim()]);
}

/** What Windows needs to read accents. */
const BYTE_ORDER_MARK = '\uFEFF';
const NEW_LINE = '\r\n';

/** The sheet as a text: one question a line, unanswered ones left out. */
export function sheetText(sheet: readonly SheetLine[]): string {
  const answered = sheet.filter(([, value]) => value !== '');
  const width = Math.max(...answered.map(([label]) => label.length));
  const lines = answered.map(([label, value]) => `${label.padEnd(width)} : ${value}`);
  return BYTE_ORDER_MARK + ['FICHE D’IMPRESSION', '', ...lines, ''].join(NEW_LINE);
}

/** A cell is text, also to a spreadsheet that would take it for a formula. */
function cell(value: string): string {
  const text = /^[=+\-@]/.test(value) ? `'${value}` : value;
  return /[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The sheets of a lot as one table: a row a project, with the folder that holds its files. */
export function sheetsTable(rows: readonly { folder: string; sheet: readonly SheetLine[] }[]): string {
  const head = ['Dossier', ...(rows[0]?.sheet ?? []).map(([label]) => label)];
  const lines = rows.map(({ folder, sheet }) => [folder, ...sheet.map(([, value]) => value)]);
  return BYTE_ORDER_MARK + [head, ...lines].map((line) => line.map(cell).join(';') + NEW_LINE).join('');
}
