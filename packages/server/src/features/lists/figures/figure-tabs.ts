import type { Compared, Figures, KeptPromises } from '@ardoise/domain/contract/figures.ts';
import { causeLabel } from '@ardoise/domain/projects/return-causes.ts';
import { number, type RowColumn, sheetRow, text } from '../exports/sheets/sheet.ts';
import type { SmallSheet } from '../exports/xlsx/send-xlsx.ts';

/** What each figure counts, in the words of the page (specification/figures.md#what-is-counted). */
const DEFINITIONS: readonly (readonly [string, string])[] = [
  ['Faite', 'Première entrée chez l’agence (chez le client, pour Direct Agence).'],
  ['Terminée', 'Livrée, ou posée s’il y a une pose.'],
  [
    'Durée',
    'De la première signature à la livraison ou à la pose, en jours ouvrés\u00a0; 1 sur 2 est la médiane.',
  ],
  ['Passage', 'Sortie d’un statut, avec les jours ouvrés depuis l’entrée.'],
  ['Premier coup', 'Première création acceptée sans retour.'],
  ['Retour', 'Renvoi à l’agence qui compte un aller-retour\u00a0; un retour peut avoir plusieurs causes.'],
  ['Délai', 'Promesse arrivée à échéance, comptée chez qui avait promis.'],
  ['Avant', 'La période de comparaison.'],
];

function tab<Row>(name: string, columns: readonly RowColumn<Row>[], rows: readonly Row[]): SmallSheet {
  return { name, columns, rows: rows.map((row) => sheetRow(columns, row)) };
}

type Line = Compared & { words: string };

const compared = (name: string, of: string, rows: readonly Line[]): SmallSheet =>
  tab<Line>(
    name,
    [
      { ...text(of, 30), cell: ({ words }) => words },
      { ...number('Période'), cell: ({ n }) => n },
      { ...number('Avant'), cell: ({ avant }) => avant },
    ],
    rows,
  );

function orderLines({ commandes }: Figures): Line[] {
  const { faites, terminees, arretees, parSupport } = commandes;
  return [
    { words: 'Faites', ...faites },
    { words: 'Terminées', ...terminees },
    { words: 'Refusées ou annulées', ...arretees },
    ...parSupport.map((row) => ({ words: `${row.support}, faites`, ...row.faites })),
    ...parSupport.map((row) => ({ words: `${row.support}, terminées`, ...row.terminees })),
  ];
}

type Time = Figures['temps']['duree'] & { words: string };

function times({ temps: { duree, passages } }: Figures): SmallSheet {
  return tab<Time>(
    'En combien de temps',
    [
      { ...text('Jours ouvrés', 30), cell: ({ words }) => words },
      { ...number('Cas'), cell: ({ n }) => n },
      { ...number('1 sur 2'), cell: ({ mediane }) => mediane },
      { ...number('9 sur 10'), cell: ({ decile }) => decile },
      { ...number('1 sur 2, avant', 14), cell: ({ medianeAvant }) => medianeAvant },
    ],
    [
      { words: 'De la signature à la fin', ...duree },
      ...passages.map(({ statut, ...time }) => ({ words: `En ${statut}`, ...time })),
    ],
  );
}

type Promised = KeptPromises & { words: string; promis: string; retardMoyen: number | null };

function promises({ delais: { tous, lignes } }: Figures): SmallSheet {
  return tab<Promised>(
    'Délais tenus',
    [
      { ...text('Qui', 30), cell: ({ words }) => words },
      { ...text('Promis en', 16), cell: ({ promis }) => promis },
      { ...number('Tenus'), cell: ({ tenus }) => tenus },
      { ...number('En retard'), cell: ({ retards }) => retards },
      { ...number('Tenus, avant', 14), cell: ({ tenusAvant }) => tenusAvant },
      { ...number('En retard, avant', 16), cell: ({ retardsAvant }) => retardsAvant },
      { ...number('Retard moyen (jours ouvrés)', 26), cell: ({ retardMoyen }) => retardMoyen },
    ],
    [
      ...lignes.map((line) => ({ ...line, words: line.nom || line.partie })),
      { ...tous, words: 'Ensemble', promis: '' },
    ],
  );
}

/** The figures as tabs, one a question, with what they count. */
export function figureTabs(figures: Figures): SmallSheet[] {
  const { periode, avant, premierCoup, retours } = figures;
  const about: (readonly [string, string])[] = [
    ['Période', `${periode.du} – ${periode.au}, ${periode.joursOuvres} jours ouvrés`],
    ['Comparée à', avant === null ? '' : `${avant.du} – ${avant.au}, ${avant.joursOuvres} jours ouvrés`],
    ...DEFINITIONS,
  ];
  return [
    tab<readonly [string, string]>(
      'Définitions',
      [
        { ...text('Mot', 20), cell: ([word]) => word },
        { ...text('Sens', 90), cell: ([, meaning]) => meaning },
      ],
      about,
    ),
    compared('Combien de commandes', 'Commandes', orderLines(figures)),
    times(figures),
    compared('Du premier coup', 'Retours avant l’accord', [
      ...premierCoup.parRetours.map((row) => ({
        ...row,
        words: `${row.retours}${row.retours === 3 ? ' ou plus' : ''}`,
      })),
      { words: 'Créations acceptées', ...premierCoup.acceptees },
    ]),
    compared('Pourquoi reviennent-elles', 'Cause', [
      ...retours.causes.map((row) => ({ ...row, words: causeLabel(row.cause) })),
      { words: 'Retours', ...retours.tous },
    ]),
    promises(figures),
  ];
}
