import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { deliveryPlace, type PrintItem, type PrintPart } from '@ardoise/domain/projects/print-items.ts';
import { documentOf, type StoredProject } from '../../../project/projects/project-record.ts';
import { ARRIVAL_COLUMNS, column, exportSheet, number, ofRow, PROJECT_COLUMNS, text } from './sheet.ts';

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

interface Printed {
  items: readonly PrintItem[];
  mode: string;
  place: ReturnType<typeof deliveryPlace>;
}

function printed(project: Pick<StoredProject, 'kind' | 'doc'>): Printed {
  const document = documentOf(project);
  const { print } = KINDS[project.kind];
  return { items: print.items(document), mode: print.mode(document), place: deliveryPlace(document) };
}

/** The print shop's: number, format, material, print mode, each count, address, phone (specification/exports.md). */
export const PRINTER_SHEET = exportSheet({
  name: 'Impression',
  rowPerProject: true,
  rows: { read: ['kind', 'doc'], of: (project) => [printed(project)] },
  columns: [
    ...PROJECT_COLUMNS,
    column(text('Numéro d’OUTLET', 16), ['n_outlet'], ({ n_outlet }) => n_outlet),
    ofRow(text('Format', 26), ({ items }: Printed) => together(items, 'format')),
    ofRow(text('Matière', 26), ({ items }: Printed) => together(items, 'material')),
    ofRow(text('Mode d’impression', 26), ({ mode }: Printed) => mode),
    ...COUNTED.map(([part, head]) =>
      ofRow(number(head, Math.max(9, head.length + 2)), ({ items }: Printed) => copiesOf(items, part)),
    ),
    ofRow(text('Livrer à', 32), ({ place }: Printed) => place.name),
    ofRow(text('Adresse', 36), ({ place }: Printed) => place.address),
    ofRow(text('Code postal', 12), ({ place }: Printed) => place.postalCode),
    ofRow(text('Ville', 22), ({ place }: Printed) => place.town),
    ofRow(text('Contact', 22), ({ place }: Printed) => place.contact),
    ofRow(text('Téléphone', 16), ({ place }: Printed) => place.phone),
    ...ARRIVAL_COLUMNS,
  ],
});
