import { chosenDrinks } from '@ardoise/domain/projects/chosen-drinks.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { type ExportSheet, PROJECT_COLUMNS, PROJECT_READS, projectCells, text } from './sheet.ts';

/** Drinks: one row per project and drink; a project without drinks has none (specification/exports.md). */
export const DRINKS_SHEET: ExportSheet = {
  name: 'Boissons',
  rowPerProject: false,
  columns: [
    ...PROJECT_COLUMNS,
    text('Numéro d’OUTLET', 16),
    text('Ville', 22),
    text('SMHF', 22),
    text('DC', 22),
    text('Gamme', 24),
    text('Boisson', 32),
    text('Conditionnement', 20),
    text('Emplacement', 30),
  ],
  reads: [...PROJECT_READS, 'n_outlet', 'ville', 'smhf', 'dc', 'doc'],
  rowsOf: (project, { nameOf }) =>
    chosenDrinks(JSON.parse(project.doc) as ProjectDocument).map(({ family, name, format, places }) => [
      ...projectCells(project),
      project.n_outlet,
      project.ville,
      nameOf(project.smhf),
      nameOf(project.dc),
      family,
      name,
      format,
      places.join(', '),
    ]),
};
