import { type ChosenDrink, chosenDrinks } from '@ardoise/domain/projects/chosen-drinks.ts';
import { documentOf } from '../../../project/projects/project-record.ts';
import { column, exportSheet, ofRow, PROJECT_COLUMNS, text } from './sheet.ts';

/** Drinks: one row per project and drink; a project without drinks has none (specification/exports.md). */
export const DRINKS_SHEET = exportSheet({
  name: 'Boissons',
  rowPerProject: false,
  rows: { read: ['doc'], of: (row) => chosenDrinks(documentOf(row)) },
  columns: [
    ...PROJECT_COLUMNS,
    column(text('Numéro d’OUTLET', 16), ['n_outlet'], ({ n_outlet }) => n_outlet),
    column(text('Ville', 22), ['ville'], ({ ville }) => ville),
    column(text('SMHF', 22), ['smhf'], ({ smhf }, { nameOf }) => nameOf(smhf)),
    column(text('DC', 22), ['dc'], ({ dc }, { nameOf }) => nameOf(dc)),
    ofRow(text('Gamme', 24), ({ family }: ChosenDrink) => family),
    ofRow(text('Boisson', 32), ({ name }: ChosenDrink) => name),
    ofRow(text('Conditionnement', 20), ({ format }: ChosenDrink) => format),
    ofRow(text('Emplacement', 30), ({ places }: ChosenDrink) => places.join(', ')),
  ],
});
