import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { ProjectType } from '@ardoise/domain/projects/kinds.ts';
import { projectCode } from '@ardoise/domain/projects/paris-day.ts';
import { expect } from 'vitest';
import { sheetRows } from '../packages/server/src/testing/sheet-rows.ts';
import { HttpCaller } from './http-caller.ts';

type Cells = Record<string, string | number>;

/** An order of Brasserie du Palais by dc1, just sent to the agency, as its three exports have to show it. */
export interface ExportedOrder {
  type: ProjectType;
  id: string;
  /** Print shop: format, material, print mode and copies as typed. */
  print: Cells;
  /** A row a drink: family, name, packaging, place. */
  drinks: readonly (readonly [family: string, name: string, format: string, place: string])[];
}

const OUTLET = { 'Numéro d’OUTLET': '3104587', Ville: 'Bordeaux' };
const TEAM = { SMHF: 'Antoine Delmas', DC: 'Camille Ferrand' };
const DELIVERED = {
  'Livrer à': 'Brasserie du Palais',
  Adresse: '12 place du Palais',
  'Code postal': '33000',
  Contact: 'Bertrand Lacombe',
  Téléphone: '05 36 49 17 20',
};

/** Rows of one export as head office downloads it, without their blank cells. */
async function exported(siege: HttpCaller, excelType: string, type: ProjectType): Promise<Cells[]> {
  const query = new URLSearchParams({ excelType, q_statut: 'Agence', q_support: type });
  const reply = await siege.send('GET', `/rest/myplv/projets?${query}`);
  expect(reply.headers.get('content-type')).toBe('application/vnd.ms-excel');
  return sheetRows(Buffer.from(await reply.arrayBuffer())).rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([head, cell]) => (cell === undefined ? [] : [[head, cell.v as string]])),
    ),
  );
}

/** Reads head office's, the print shop's and the drinks' export row by row, against what was typed. */
export async function readInExports(url: string, { type, id, print, drinks }: ExportedOrder): Promise<void> {
  const siege = new HttpCaller(url);
  await siege.signIn('siege1', 'ardoise-demo');
  // Read: the delegate may have begun it the day before. The agency was proposed from the latest order.
  const { nomAgence, t_creation } = await siege.json<Project>('GET', `/rest/myplv/projets/${id}`);
  const number = `3104587_${projectCode(new Date(t_creation))}`;
  const project = {
    'Numéro de projet': number,
    'Nom du projet': 'Brasserie du Palais',
    Support: type,
    Statut: 'Agence',
  };
  const rowsOf = async (excelType: string) =>
    (await exported(siege, excelType, type)).filter(
      // Another file's order may be of the same outlet and day, by another name.
      (row) => row['Numéro de projet'] === number && row['Nom du projet'] === project['Nom du projet'],
    );
  const rows = {
    siege: await rowsOf('excel_siege'),
    imprimeur: await rowsOf('excel_imprimeur'),
    boissons: await rowsOf('excel_boissons'),
  };
  expect(rows).toEqual({
    siege: [
      {
        ...project,
        ...OUTLET,
        ...TEAM,
        MDV: 'Sonia Belkacem',
        'AR Créa': 1,
        Agence: nomAgence,
        Suivi: expect.stringContaining(`/suivi-projet/${id}`),
        'Date de création': expect.any(Number),
        'Date de modification': expect.any(Number),
        'Statut depuis le': expect.any(Number),
      },
    ],
    imprimeur: [{ ...project, ...OUTLET, ...DELIVERED, ...print }],
    boissons: drinks.map(([Gamme, Boisson, Conditionnement, Emplacement]) => ({
      ...project,
      ...OUTLET,
      ...TEAM,
      Gamme,
      Boisson,
      Conditionnement,
      ...(Emplacement && { Emplacement }),
    })),
  });
}
