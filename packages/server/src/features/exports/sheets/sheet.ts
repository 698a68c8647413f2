import type { ProjectRecord, StoredProject } from '../../projects/project-record.ts';

/** What a column holds; days and instants are Excel's serial numbers, in Paris. */
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

/** What a row needs besides its project. */
export interface SheetWords {
  nameOf: (username: string | null) => string;
  /** Where a project's follow-up is read. */
  addressOf: (id: string) => string;
}

/** One of the spreadsheets: its heads, what it reads of each project, and the rows that this makes. */
export interface ExportSheet {
  /** The tab's name. */
  name: string;
  /** Each project makes one row: how many there will be is known before. */
  rowPerProject: boolean;
  columns: readonly SheetColumn[];
  reads: readonly (keyof StoredProject)[];
  rowsOf: (project: StoredProject, words: SheetWords) => SheetRow[];
}

export const text = (head: string, width: number): SheetColumn => ({ head, kind: 'text', width });
export const number = (head: string, width = 11): SheetColumn => ({ head, kind: 'number', width });
export const day = (head: string): SheetColumn => ({ head, kind: 'day', width: 13 });
export const instant = (head: string): SheetColumn => ({ head, kind: 'instant', width: 17 });

/** What names a project in each of the spreadsheets, and who orders it. */
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
