import type { ProjectRecord, StoredProject } from '../../../project/projects/project-record.ts';

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

/** Further input of a row besides its project. */
export interface SheetWords {
  nameOf: (username: string | null) => string;
  /** URL of a project's follow-up. */
  addressOf: (id: string) => string;
}

/** A spreadsheet: its headers, the columns it reads of each project, and the rows it generates. */
export interface ExportSheet {
  /** The tab's name. */
  name: string;
  /** One row per project: the number of rows is known in advance. */
  rowPerProject: boolean;
  columns: readonly SheetColumn[];
  reads: readonly (keyof StoredProject)[];
  rowsOf: (project: StoredProject, words: SheetWords) => SheetRow[];
}

export const text = (head: string, width: number): SheetColumn => ({ head, kind: 'text', width });
export const number = (head: string, width = 11): SheetColumn => ({ head, kind: 'number', width });
export const day = (head: string): SheetColumn => ({ head, kind: 'day', width: 13 });
export const instant = (head: string): SheetColumn => ({ head, kind: 'instant', width: 17 });

/** Columns that identify a project and its client, in every spreadsheet. */
export const PROJECT_COLUMNS = [
  text('Numéro de projet', 22),
  text('Nom du projet', 32),
  text('Support', 18),
  text('Statut', 18),
] as const;
export const PROJECT_READS = ['num_projet', 'name_projet', 'type', 'statut'] as const;

export function projectCells(project: Pick<ProjectRecord, (typeof PROJECT_READS)[number]>): Cell[] {
  return [project.num_projet, project.name_projet, project.type, project.statut];
}
