import { arrivalOf } from '@ardoise/domain/projects/arrival.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { ExportedProject } from './exported-project.repository.ts';
import { daySerial } from './paris-serial.ts';

/** Type of a column; days and instants are Excel's serial numbers, in Paris time. */
export type CellKind = 'text' | 'number' | 'day' | 'instant';

export interface SheetColumn {
  head: string;
  kind: CellKind;
  /** In characters. */
  width: number;
}

/** A text, a number, or nothing. */
export type Cell = string | number | null;
export type SheetRow = readonly Cell[];

/** A column, and the cell that it makes of what a row is about. */
export interface RowColumn<Row> extends SheetColumn {
  cell: (row: Row) => Cell;
}

export function sheetRow<Row>(columns: readonly RowColumn<Row>[], row: Row): SheetRow {
  return columns.map(({ cell }) => cell(row));
}

/** Further input of a row besides its project. */
export interface SheetWords {
  nameOf: (username: string | null) => string;
  /** URL of a project's follow-up. */
  addressOf: (id: string) => string;
}

/** Given to a cell besides its project: the words, and what the sheet makes a row of. */
type Given<Row> = SheetWords & { row: Row };

/** A column of projects: its head, what it reads of each project, and the cell that it makes of that. */
export interface ProjectColumn<Row = unknown> extends SheetColumn {
  read: readonly (keyof ExportedProject)[];
  cell: (project: ExportedProject, given: Given<Row>) => Cell;
}

/** A spreadsheet of projects: its columns, what they read of each, and the rows that they generate. */
export interface ExportSheet {
  /** The tab's name. */
  name: string;
  /** One row per project: the number of rows is known in advance. */
  rowPerProject: boolean;
  columns: readonly SheetColumn[];
  reads: readonly (keyof ExportedProject)[];
  rowsOf: (project: ExportedProject, words: SheetWords) => SheetRow[];
}

export const text = (head: string, width: number): SheetColumn => ({ head, kind: 'text', width });
export const number = (head: string, width = 11): SheetColumn => ({ head, kind: 'number', width });
export const day = (head: string): SheetColumn => ({ head, kind: 'day', width: 13 });
export const instant = (head: string): SheetColumn => ({ head, kind: 'instant', width: 17 });

/** A column; its cell cannot see what it does not read. */
export function column<Read extends keyof ExportedProject, Row = unknown>(
  look: SheetColumn,
  read: readonly Read[],
  cell: (project: Pick<ExportedProject, Read>, given: Given<Row>) => Cell,
): ProjectColumn<Row> {
  return { ...look, read, cell };
}

/** A column that is made of the row alone. */
export function ofRow<Row>(look: SheetColumn, cell: (row: Row) => Cell): ProjectColumn<Row> {
  return { ...look, read: [], cell: (_project, { row }) => cell(row) };
}

/** Columns that identify a project and its client, in every spreadsheet. */
export const PROJECT_COLUMNS = [
  column(text('Numéro de projet', 22), ['num_projet'], ({ num_projet }) => num_projet),
  column(text('Nom du projet', 32), ['name_projet'], ({ name_projet }) => name_projet),
  column(text('Support', 18), ['type'], ({ type }) => type),
  column(text('Statut', 18), ['statut'], ({ statut }) => statut),
] as const;

/** When an order comes: as it was promised, at first and now, and what became of it. */
export const ARRIVAL_COLUMNS = [
  column(day('Première promesse'), ['first_promised_on'], ({ first_promised_on }) =>
    daySerial(first_promised_on),
  ),
  column(day('Livraison promise'), ['promised_on'], ({ promised_on }) => daySerial(promised_on)),
  column(day('Expédiée le'), ['shipped_on'], ({ shipped_on }) => daySerial(shipped_on)),
  column(
    day('Livrée le'),
    ['statut', 't_statut', 'has_pose', 't_pose', 'promised_on', 'shipped_on', 'delivered_on'],
    (project) => {
      const arrival = arrivalOf(project, parisDay(new Date()));
      return arrival?.etat === 'livree' ? daySerial(arrival.jour) : null;
    },
  ),
] as const;

/** The source of a sheet's rows: a project, or several items in it. */
interface SheetRows<Row, Read extends keyof ExportedProject> {
  read: readonly Read[];
  of: (project: Pick<ExportedProject, Read>) => readonly Row[];
}

interface DeclaredSheet<Row, Read extends keyof ExportedProject>
  extends Pick<ExportSheet, 'name' | 'rowPerProject'> {
  rows: SheetRows<Row, Read>;
  columns: readonly ProjectColumn<Row>[];
}

/** A spreadsheet of its columns: what is read, and each row, follow from them. */
export function exportSheet<Row, Read extends keyof ExportedProject>({
  rows,
  columns,
  ...sheet
}: DeclaredSheet<Row, Read>): ExportSheet {
  return {
    ...sheet,
    columns,
    reads: [...new Set([...rows.read, ...columns.flatMap(({ read }) => read)])],
    rowsOf: (project, words) =>
      rows.of(project).map((row) => columns.map(({ cell }) => cell(project, { ...words, row }))),
  };
}
