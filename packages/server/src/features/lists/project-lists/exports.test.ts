import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { listProjects } from '@ardoise/domain/contract/projects.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { CellObject } from '@e965/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { orderInPrint } from '../../../testing/printing-factories.ts';
import { completeChrDocument } from '../../../testing/project-factories.ts';
import { sheetRows } from '../../../testing/sheet-rows.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { joinProof, move, orderShownToDc, submittedOrder } from '../../../testing/workflow-factories.ts';
import { newProjectId } from '../../project/projects/project-id.ts';

let site: TestApp;
let siege: Caller;
beforeAll(async () => {
  site = await createTestApp();
  siege = site.as((await createUser(site.pool, { role: 'siege' })).name);
});
afterAll(() => site.close());

type Query = Record<string, string | undefined>;

/** The call as a browser makes it: a spreadsheet, or JSON for an error. */
async function exported(caller: Caller, query: Query) {
  const { statusCode, headers, rawPayload } = await caller.inject({
    method: 'GET',
    url: listProjects.path,
    query: Object.fromEntries(
      Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  });
  return { status: statusCode, headers, bytes: rawPayload };
}

/** The sheet of an export: headers, and rows by header. */
async function sheetOf(caller: Caller, query: Query) {
  const answer = await exported(caller, query);
  expect(answer.status).toBe(200);
  return { ...sheetRows(answer.bytes), answer };
}
const values = (rows: readonly Record<string, CellObject | undefined>[], head: string) =>
  rows.map((row) => row[head]?.v);

/** Inserts a project of any kind as its wizard would save it. */
async function plantProject(columns: {
  kind: string;
  type: string;
  type_projet: string;
  dc: string;
  doc: ProjectDocument;
  name_projet?: string;
  imprimeur?: string;
  smhf?: string;
}): Promise<string> {
  const id = newProjectId();
  const row = {
    statut: 'Impression',
    entered_impression: true,
    num_projet: id,
    ...columns,
    doc: JSON.stringify(columns.doc),
    id,
  };
  const names = Object.keys(row);
  await site.pool.query(
    `insert into projects (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
  return id;
}

it('returns the list’s view in its order for head office, with typed dates and numbers in Paris', async () => {
  const first = await createChrDraft(site);
  const second = await createChrDraft(site);
  await site.pool.query(
    "update projects set t_creation = '2026-07-14T22:30:05.789Z', t_previsite = '2026-12-01', nb_ar_agence = 3, name_projet = 'Zinc' where id = $1",
    [first.id],
  );
  await site.pool.query("update projects set t_creation = '2026-01-31T23:30:00Z' where id = $1", [second.id]);
  for (const order of [{}, { sort: 'nameProjet', dir: 'asc' }, { sort: 't_creation', dir: 'asc' }] as const) {
    const query = { q_statut: 'Brouillon', ...order } as const;
    const { body } = await siege.call(listProjects, { query: { ...query, limit: 50 } });
    if (Array.isArray(body)) throw new Error('a page was asked for');
    const { rows } = await sheetOf(siege, { ...query, excelType: 'excel_siege' });
    expect(values(rows, 'Suivi')).toEqual(
      body.projets.map(({ _id }) => `http://localhost:3000/suivi-projet/${_id.$oid}`),
    );
  }
  const { heads, rows, answer, sheet } = await sheetOf(siege, {
    excelType: 'excel_siege',
    q_statut: 'Brouillon',
  });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.ms-excel',
    'content-disposition': expect.stringContaining('filename=ProjetsExport.xls'),
    'content-length': String(answer.bytes.length),
  });
  expect(answer.bytes.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
  expect(heads.slice(0, 10)).toEqual([
    'SMHF',
    'MDV',
    'DC',
    'Nom du projet',
    'Support',
    'AR Créa',
    'Statut',
    'Date de création',
    'Date de modification',
    'Suivi',
  ]);
  expect(sheet['!cols']?.[3]?.width).toBe(32);
  const zinc = rows.find((row) => row['Nom du projet']?.v === 'Zinc');
  expect(zinc).toMatchObject({
    DC: { t: 's', v: expect.stringContaining(first.dc.name) },
    'AR Créa': { t: 'n', v: 3 },
    Statut: { t: 's', v: 'Brouillon' },
    Prévisite: { t: 'n', z: 'dd/mm/yyyy', w: '01/12/2026' },
    // Half past midnight of the next day in Paris, in summer as in winter.
    'Date de création': { t: 'n', z: 'dd/mm/yyyy hh:mm', w: '15/07/2026 00:30' },
  });
  expect(zinc?.Pose).toBeUndefined();
  expect(values(rows, 'Date de création').every((value) => typeof value === 'number')).toBe(true);
  const other = rows.find((row) => row.Suivi?.v === `http://localhost:3000/suivi-projet/${second.id}`);
  expect(other?.['Date de création']?.w).toBe('01/02/2026 00:30');
});

it('counts the causes of each order’s returns for head office, and those that nobody gave', {
  tags: 'long',
}, async () => {
  const order = await orderShownToDc(site);
  const comment = 'Plus grand';
  for (const causes of [['prix', 'image'], [], ['prix']]) {
    await move(order.caller, order.id, 'Agence', { comment, causes });
    await joinProof(order);
    await move(order.agency, order.id, 'Validation DC');
  }
  const other = await submittedOrder(site);
  const { rows } = await sheetOf(siege, { excelType: 'excel_siege' });
  const causesOf = ({ id }: { id: string }) =>
    rows.find((row) => row.Suivi?.v === `http://localhost:3000/suivi-projet/${id}`)?.['Causes des retours']
      ?.v;
  expect(causesOf(order)).toBe('Prix 2, Image 1, Non dit 1');
  expect(causesOf(other)).toBeUndefined();
});

it('keeps texts verbatim, in both formats: no formula, no loss', async () => {
  const { name: smhf } = await createUser(site.pool, { role: 'smhf' });
  const names = [
    '=1+1',
    '+33',
    '-5',
    '@SUM(A1)',
    '\t=2',
    'É'.repeat(300),
    `${'x'.repeat(298)}漢字`,
    '👩‍🍳 café œuf',
    'a\u0001b\u001fc\u007fd',
    'ligne 1\nligne 2\r\nligne 3',
    '_x0041_ & <b>"\'',
    '12345',
    '  bords  ',
  ];
  for (const name_projet of names)
    await plantProject({
      ...{ kind: 'CHR', type: 'Carte Brasserie', type_projet: 'CHR', dc: 'dc', doc: {} },
      ...{ smhf, name_projet },
    });
  for (const format of ['xls', 'xlsx']) {
    const { rows } = await sheetOf(site.as(smhf), { excelType: 'excel_siege', format });
    const cells = rows.map((row) => row['Nom du projet']);
    expect(cells.map((cell) => [cell?.t, cell?.f])).toEqual(names.map(() => ['s', undefined]));
    const expected = names.map((name) => name.replace('\r\n', '\n'));
    expect(cells.map((cell) => cell?.v).toSorted()).toEqual(expected.toSorted());
  }
});

it('contains for a printer what each kind prints, copies and delivery address', {
  tags: 'long',
}, async () => {
  const job = await orderInPrint(site);
  const { name: printer } = job.printer;
  const address = {
    nomPDV: 'Entrepôt',
    adresse: '3, quai',
    codePostale: '33000',
    ville: 'Bordeaux',
    gerant: 'Ana',
    telephone: '05 00 00 00 00',
  };
  const pdv = { ...completeChrDocument('').pdv, adresseIdemCommande: 'non', adresseLivraison: address };
  const planted = { dc: job.dc.name, imprimeur: printer };
  const boards = [
    {
      displayName: 'Menu PET - 1',
      format: 'Horizontal 40x60cm',
      nombreExemplaire: '2',
      optionStopTrottoir: true,
      formatStopTrottoir: '75x47 cm (bois)',
    },
    { displayName: 'Gamme - 2', format: 'Vertical 60x40cm', nombreExemplaire: '3' },
  ];
  await plantProject({
    ...planted,
    kind: 'VAE',
    type: 'Boards PVC',
    type_projet: 'VAE',
    name_projet: 'B',
    doc: { pdv, boards },
  });
  const supports = [
    { name: 'Store', largeur: '300', hauteur: '80', matiere: 'Bâche', nombreExemplaire: '4' },
  ];
  await plantProject({
    ...planted,
    kind: 'PSM',
    type: 'Sur Mesure',
    type_projet: 'PSM',
    name_projet: 'S',
    doc: { pdv, supports, autresInfos: { impression: 'oui' } },
  });
  await plantProject({
    ...planted,
    kind: 'PDA',
    type: 'Direct Agence',
    type_projet: 'PDA',
    name_projet: 'D',
    doc: {
      pdv,
      infocarte: {
        nombreExemplaire: '40',
        qrcode: 'oui',
        nombreExemplaireQrCode: '48',
        format: { name: 'A5' },
      },
    },
  });
  const { rows, heads } = await sheetOf(job.printerCaller, {
    excelType: 'excel_imprimeur',
    q_vue: 'impression',
    sort: 'nameProjet',
    dir: 'asc',
  });
  expect(values(rows, 'Nom du projet')).toEqual(['B', 'Brasserie du Palais', 'D', 'S']);
  const counts = ['Cartes', 'QR codes', 'Menus extérieurs', 'Boards', 'Stop-trottoirs', 'Supports'];
  expect(heads).toEqual(expect.arrayContaining(counts));
  expect(rows.map((row) => counts.map((head) => row[head]?.v))).toEqual([
    [undefined, undefined, undefined, 5, 1, undefined],
    [50, 24, undefined, undefined, undefined, undefined],
    [40, 48, undefined, undefined, undefined, undefined],
    [undefined, undefined, undefined, undefined, undefined, 4],
  ]);
  const [board, card, direct, custom] = rows;
  expect(board).toMatchObject({
    Format: { v: 'Horizontal 40x60cm ; 75x47 cm (bois) ; Vertical 60x40cm' },
    'Livrer à': { v: 'Entrepôt' },
    Téléphone: { v: '05 00 00 00 00', t: 's' },
  });
  expect(card).toMatchObject({
    Format: { v: expect.stringContaining('A4') },
    Matière: { v: 'Polyart mat 240\u00a0g' },
    'Mode d’impression': { v: 'Carte et QR code' },
    'Livrer à': { v: 'Brasserie du Palais' },
    Adresse: { v: '12, place du Palais' },
  });
  expect(direct).toMatchObject({ 'Mode d’impression': { v: 'Carte et QR code' } });
  expect(custom).toMatchObject({ Format: { v: '300 x 80 cm' }, Matière: { v: 'Bâche' } });
});

it('has a row per project and drink, each drink once', { tags: 'long' }, async () => {
  const { dc } = await createChrDraft(site);
  const cola = { id: 'cola', name: 'Cola', format: '33 cl' };
  const doc: ProjectDocument = {
    supports: [
      { name: 'Store', boissons: { Colas: { cola } } },
      { name: 'Vitrine', boissons: { Colas: { cola }, Eaux: { eau: { name: 'Eau', format: '50 cl' } } } },
    ],
  };
  await plantProject({
    kind: 'PSM',
    type: 'Sur Mesure',
    type_projet: 'PSM',
    dc: dc.name,
    smhf: dc.smhf ?? '',
    name_projet: 'Sur',
    doc,
  });
  const { rows } = await sheetOf(siege, {
    excelType: 'excel_boissons',
    sort: 't_creation',
    dir: 'desc',
    q_recherche: 'Sur',
  });
  expect(
    rows.map((row) => [row.Gamme?.v, row.Boisson?.v, row.Conditionnement?.v, row.Emplacement?.v]),
  ).toEqual([
    ['Colas', 'Cola', '33 cl', 'Store, Vitrine'],
    ['Eaux', 'Eau', '50 cl', 'Vitrine'],
  ]);
  const all = await sheetOf(siege, { excelType: 'excel_boissons', q_statut: 'Brouillon' });
  const drafts = await siege.call(listProjects, { query: { q_statut: 'Brouillon' } });
  // Four of each complete Carte Brasserie.
  expect(all.rows).toHaveLength(4 * (drafts.body as unknown[]).length);
});

it('is for the roles of the specification only, each within its scope', { tags: 'long' }, async () => {
  const { dc, printer, printerCaller, agency } = await orderInPrint(site);
  await createUser(site.pool, { role: 'smhf', name: dc.smhf ?? '' });
  const admin = site.as((await createUser(site.pool, { role: 'administrator' })).name);
  const mdv = site.as((await createUser(site.pool, { role: 'mdv' })).name);
  const callers = {
    siege,
    admin,
    smhf: site.as(dc.smhf ?? ''),
    mdv,
    dc: site.as(dc.name),
    agency,
    printer: printerCaller,
  };
  const types = ['excel_siege', 'excel_imprimeur', 'excel_boissons'] as const;
  const seen: Record<string, number[]> = {};
  for (const [role, caller] of Object.entries(callers))
    seen[role] = await Promise.all(
      types.map(async (excelType) => (await exported(caller, { excelType })).status),
    );
  expect(seen).toEqual({
    siege: [200, 200, 200],
    admin: [200, 200, 200],
    smhf: [200, 403, 403],
    mdv: [403, 403, 403],
    dc: [403, 403, 403],
    agency: [403, 200, 403],
    printer: [403, 200, 403],
  });
  expect((await sheetOf(callers.smhf, { excelType: 'excel_siege' })).rows).toHaveLength(1);
  expect((await sheetOf(printerCaller, { excelType: 'excel_imprimeur' })).rows).toHaveLength(1);
  const stranger = site.as((await createUser(site.pool, { role: 'imprimeur' })).name);
  expect((await sheetOf(stranger, { excelType: 'excel_imprimeur' })).rows).toEqual([]);
  // An agency gets what it prints itself, not all of its projects.
  expect((await sheetOf(agency, { excelType: 'excel_imprimeur' })).rows).toEqual([]);
  const own = await orderInPrint(site, { printer: 'agence' });
  expect((await sheetOf(own.agency, { excelType: 'excel_imprimeur' })).rows).toHaveLength(1);
  expect((await exported(site.anonymous, { excelType: 'excel_siege' })).status).toBe(401);
  expect(
    (await siege.inject({ method: 'GET', url: '/rest/myplv/projets?excelType=excel_tout' })).statusCode,
  ).toBe(400);
  expect(printer.role).toBe('imprimeur');
});

it('closes its connection when the client disconnects, and frees the slot', { tags: 'long' }, async () => {
  await once(site.app.server.listen(0, '127.0.0.1'), 'listening');
  const { port } = site.app.server.address() as AddressInfo;
  const cookie = (await siege.credentials())?.cookie ?? '';
  const path = '/rest/myplv/projets?excelType=excel_siege&format=xlsx';
  const cursors = async () =>
    (
      await site.pool.query<{ n: number }>(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and query like 'fetch%' and state <> 'idle'",
      )
    ).rows[0]?.n;
  for (let time = 0; time < 3; time += 1) {
    const request = http.get({ host: '127.0.0.1', port, path, headers: { cookie }, agent: false });
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    await once(response, 'readable');
    request.destroy();
  }
  await expect.poll(cursors, { timeout: 10_000 }).toBe(0);
  expect((await exported(siege, { excelType: 'excel_siege', q_statut: 'Brouillon' })).status).toBe(200);
});
