import { cellText } from '../sheets/cell-text.ts';
import type { Cell, CellKind, SheetColumn, SheetRow } from '../sheets/sheet.ts';

/** Styles of styles.xml, by rank. */
const HEAD_STYLE = 1;
const STYLES: Record<CellKind, number> = { text: 0, number: 0, day: 2, instant: 3 };

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// Characters invalid in XML are escaped as `_x0007_` in a spreadsheet, and a text of that form has its underscore
// escaped.
const UNSPOKEN = /[\p{Cc}\uFFFE\uFFFF]|_(?=x[0-9A-Fa-f]{4}_)/gu;
const SPOKEN_CONTROLS = ['\t', '\n'];

function escaped(sign: string): string {
  if (SPOKEN_CONTROLS.includes(sign)) return sign;
  return `_x${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`;
}

/** A text escaped for XML. */
export function xmlText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign).replace(UNSPOKEN, escaped);
}

function cellXml(cell: Cell, style: number): string {
  if (cell === null || cell === '') return '<c/>';
  const shown = style === 0 ? '' : ` s="${style}"`;
  // `inlineStr` is always text, never a formula.
  return typeof cell === 'number'
    ? `<c${shown}><v>${cell}</v></c>`
    : `<c${shown} t="inlineStr"><is><t xml:space="preserve">${xmlText(cellText(cell))}</t></is></c>`;
}

function rowXml(row: SheetRow, styles: readonly number[]): string {
  return `<row>${row.map((cell, column) => cellXml(cell, styles[column] ?? 0)).join('')}</row>`;
}

function headXml(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const heads = columns.map(({ head }) => head);
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rowXml(
    heads,
    columns.map(() => HEAD_STYLE),
  )}`;
}

/** Streams the sheet's XML: rows are read on demand. */
export async function* sheetXml(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly SheetRow[]>,
): AsyncGenerator<string> {
  yield headXml(columns);
  const styles = columns.map(({ kind }) => STYLES[kind]);
  for await (const some of rows) yield some.map((row) => rowXml(row, styles)).join('');
  yield '</sheetData></worksheet>';
}
