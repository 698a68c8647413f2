import { EXPORT_SHEETS } from '@ardoise/server/features/lists/exports/sheets/export-sheets.ts';
import type { ExportedProject } from '@ardoise/server/features/lists/exports/sheets/exported-project.repository.ts';
import { completeChrDocument } from '@ardoise/server/testing/project-factories.ts';
import { expect, it } from 'vitest';

/** An order with a value for every column of head office's. */
const ORDER = {
  id: 'a1',
  kind: 'CHR',
  type: 'Carte Brasserie',
  doc: JSON.stringify(completeChrDocument('contact@agence.example')),
  smhf: 'smhf1',
  mdv: 'mdv1',
  dc: 'dc1',
  agence: 'agence1',
  name_projet: 'Le Zinc',
  num_projet: '2026-1',
  n_outlet: '3104587',
  ville: 'Bordeaux',
  statut: 'Exécution',
  nb_ar_agence: 2,
  returns_to_draft: 1,
  card_lines: 40,
  return_causes: ['prix', 'prix'],
  t_creation: '2026-01-01T11:00:00Z',
  t_update: '2026-01-02T11:00:00Z',
  t_statut: '2026-01-03T11:00:00Z',
  t_previsite: '2026-01-04',
  t_pose: '2026-01-05',
  first_promised_on: '2026-01-06',
  promised_on: '2026-01-07',
  shipped_on: '2026-01-08',
  delivered_on: null,
} as unknown as ExportedProject;
const WORDS = { nameOf: (name: string | null) => `M. ${name}`, addressOf: (id: string) => `/suivi/${id}` };

/** Of an order that is not delivered yet. */
const ARRIVAL = {
  'Première promesse': 46_028,
  'Livraison promise': 46_029,
  'Expédiée le': 46_030,
  'Livrée le': null,
};

/** The cells of its first row by their heads. */
const CELLS: Record<keyof typeof EXPORT_SHEETS, Record<string, string | number | null>> = {
  excel_siege: {
    SMHF: 'M. smhf1',
    MDV: 'M. mdv1',
    DC: 'M. dc1',
    'Nom du projet': 'Le Zinc',
    Support: 'Carte Brasserie',
    'AR Créa': 2,
    Statut: 'Exécution',
    'Date de création': 46_023.5,
    'Date de modification': 46_024.5,
    Suivi: '/suivi/a1',
    'Numéro de projet': '2026-1',
    'Numéro d’OUTLET': '3104587',
    Ville: 'Bordeaux',
    Agence: 'M. agence1',
    'Statut depuis le': 46_025.5,
    Prévisite: 46_026,
    Pose: 46_027,
    'Lignes de la carte': 40,
    'Causes des retours': 'Prix 2',
    ...ARRIVAL,
  },
  excel_imprimeur: {
    'Numéro de projet': '2026-1',
    'Nom du projet': 'Le Zinc',
    Support: 'Carte Brasserie',
    Statut: 'Exécution',
    'Numéro d’OUTLET': '3104587',
    Format: 'A4, deux volets ; Sticker rond',
    Matière: 'Polyart mat 240\u00a0g',
    'Mode d’impression': 'Carte et QR code',
    Cartes: 50,
    'QR codes': 24,
    'Menus extérieurs': null,
    Boards: null,
    'Stop-trottoirs': null,
    Supports: null,
    'Livrer à': 'Brasserie du Palais',
    Adresse: '12, place du Palais',
    'Code postal': '33000',
    Ville: 'Bordeaux',
    Contact: 'Bertrand Lacombe',
    Téléphone: '05 56 48 17 20',
    ...ARRIVAL,
  },
  excel_boissons: {
    'Numéro de projet': '2026-1',
    'Nom du projet': 'Le Zinc',
    Support: 'Carte Brasserie',
    Statut: 'Exécution',
    'Numéro d’OUTLET': '3104587',
    Ville: 'Bordeaux',
    SMHF: 'M. smhf1',
    DC: 'M. dc1',
    Gamme: 'Colas',
    Boisson: 'Cola classique',
    Conditionnement: 'Verre 33\u00a0cl',
    Emplacement: '',
  },
};

it.each(Object.entries(EXPORT_SHEETS))('each cell of %s', (type, { columns, rowsOf }) => {
  const [row = []] = rowsOf(ORDER, WORDS);
  expect(
    Object.fromEntries(columns.map(({ head }, index) => [head, row[index]])),
    'say in CELLS what a new column has of ORDER',
  ).toEqual(CELLS[type as keyof typeof CELLS]);
});
