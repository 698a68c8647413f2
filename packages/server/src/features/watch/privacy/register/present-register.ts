import { csvLine } from '@ardoise/domain/content/catalogue-lists/csv-cell.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { RegisteredActivity, readRegister } from '@ardoise/domain/contract/privacy.ts';
import { ACTIVITIES, OTHER_PLACES } from './activities.data.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';
import { HOLDINGS, PEOPLE, type PersonalTable, partsOf } from './register.ts';

type Table = RegisteredActivity['tables'][number];

const ENDS = { anonyme: 'Rendu anonyme', efface: 'Effacé', garde: 'Gardé, sans nommer personne' } as const;

function presentTable([name, table]: [string, PersonalTable]): Table {
  return {
    nom: name,
    titre: table.title,
    duree: table.kept ?? '',
    lignes: table.rowsGo === true,
    colonnes: Object.entries(table.personal).map(([column, declared]) => {
      const { holding, whose } = partsOf(declared);
      const { words, end } = HOLDINGS[holding];
      return {
        nom: column,
        contenu: words,
        qui: PEOPLE[whose],
        fin: table.rowsGo ? 'efface' : end,
      };
    }),
  };
}

/** The register for its page, by activity. */
export function presentRegister(): ReplyOf<typeof readRegister> {
  const tables = Object.entries(PERSONAL_TABLES);
  return {
    activites: Object.entries(ACTIVITIES).map(([id, activity]) => ({
      id,
      titre: activity.title,
      finalite: activity.purpose,
      base: activity.basis,
      lecteurs: activity.readers,
      duree: activity.kept,
      tables: tables.filter(([, table]) => table.activity === id).map(presentTable),
    })),
    ailleurs: OTHER_PLACES.map(({ place, holds, kept }) => ({ lieu: place, contenu: holds, duree: kept })),
  };
}

/** Excel reads it as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
const HEAD = [
  'Traitement',
  'Finalité',
  'Base légale',
  'Lecteurs',
  'Durée',
  'Données',
  'Table',
  'Colonne',
  'Contenu',
  'Personne',
  'À la fin',
];

/** The same as CSV, one line a column; what lies outside of the database follows. */
export function registerAsCsv(): string {
  const { activites, ailleurs } = presentRegister();
  const lines = activites.flatMap(({ titre, finalite, base, lecteurs, duree, tables }) =>
    tables.flatMap((table) =>
      table.colonnes.map((column) =>
        csvLine([
          ...[titre, finalite, base, lecteurs, table.duree || duree, table.titre, table.nom],
          ...[column.nom, column.contenu, column.qui, ENDS[column.fin]],
        ]),
      ),
    ),
  );
  const others = ailleurs.map(({ lieu, contenu, duree }) =>
    csvLine(['Hors de la base', '', '', '', duree, lieu, '', '', contenu, '', '']),
  );
  return [BYTE_ORDER_MARK + csvLine(HEAD), ...lines, ...others].join('');
}
