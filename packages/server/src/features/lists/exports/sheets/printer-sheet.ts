import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { deliveryPlace, type PrintItem, type PrintPart } from '@ardoise/domain/projects/print-items.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { type ExportSheet, number, PROJECT_COLUMNS, PROJECT_READS, projectCells, text } from './sheet.ts';

/** One column of copies per part. */
const COUNTED: readonly (readonly [part: PrintPart, head: string])[] = [
  ['carte', 'Cartes'],
  ['qrcode', 'QR codes'],
  ['menu', 'Menus extérieurs'],
  ['board', 'Boards'],
  ['stopTrottoir', 'Stop-trottoirs'],
  ['support', 'Supports'],
];

/** The common properties of the print items, and each item's own once: 'A4, un volet', '40x60cm ; 60x40cm'. */
function together(items: readonly PrintItem[], field: 'format' | 'material'): string {
  return [...new Set(items.map((item) => item[field]).filter(Boolean))].join(' ; ');
}

/** Null where the order does not contain this part. */
function copiesOf(items: readonly PrintItem[], part: PrintPart): number | null {
  const counted = items.filter((item) => item.part === part);
  return counted.length === 0 ? null : counted.reduce((sum, { copies }) => sum + copies, 0);
}

/** The print shop's: number, format, material, print mode, each count, address, phone (specification/exports.md). */
export const PRINTER_SHEET: ExportSheet = {
  name: 'Impression',
  rowPerProject: true,
  columns: [
    ...PROJECT_COLUMNS,
    text('Numéro d’OUTLET', 16),
    text('Format', 26),
    text('Matière', 26),
    text('Mode d’impression', 26),
    ...COUNTED.map(([, head]) => number(head, Math.max(9, head.length + 2))),
    text('Livrer à', 32),
    text('Adresse', 36),
    text('Code postal', 12),
    text('Ville', 22),
    text('Contact', 22),
    text('Téléphone', 16),
  ],
  reads: [...PROJECT_READS, 'kind', 'n_outlet', 'doc'],
  rowsOf: (project) => {
    const document = JSON.parse(project.doc) as ProjectDocument;
    const items = KINDS[project.kind].print.items(document);
    const place = deliveryPlace(document);
    return [
      [
        ...projectCells(project),
        project.n_outlet,
        together(items, 'format'),
        together(items, 'material'),
        KINDS[project.kind].print.mode(document),
        ...COUNTED.map(([part]) => copiesOf(items, part)),
        place.name,
        place.address,
        place.postalCode,
        place.town,
        place.contact,
        place.phone,
      ],
    ];
  },
};
