import { listContentChanges } from '@ardoise/domain/contract/content-log.ts';
import * as contract from '@ardoise/domain/contract/imports.ts';
import { lookUpOutlet } from '@ardoise/domain/contract/outlets.ts';
import { createProject } from '@ardoise/domain/contract/projects.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import {
  type DryRun,
  dryRun,
  readDryRun,
  runBackground,
  uploadImport,
} from '../../../testing/import-calls.ts';
import { createSalesTeam } from '../../../testing/project-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runImports } from './run-imports.ts';
import { STALE } from './write-import.ts';

let site: TestApp;
let dc: string;
beforeAll(async () => {
  site = await createTestApp();
  for (const role of ROLES) await createUser(site.pool, { role, name: `un-${role}` });
  dc = (await createSalesTeam(site.pool)).dc.name;
});
afterAll(() => site.close());

const HEADER = 'nOutlet;Outlet_Name;City__c;Segmentation__c;Telephone__c';
beforeEach(async () => {
  await site.pool.query('delete from import_lines');
  await site.pool.query('delete from imports');
  await site.pool.query("delete from outlets where n_outlet <> '3104587'");
  await site.pool.query(
    'insert into outlets select * from jsonb_to_recordset($1) kept (n_outlet text, data jsonb)',
    [
      JSON.stringify([
        { n_outlet: '31', data: { Outlet_Name: 'Le Zinc', City__c: 'Bègles', Segmentation__c: 'Gold' } },
        { n_outlet: '32', data: { Outlet_Name: 'Chez Lou', City__c: 'Pau', Segmentation__c: 'Silver' } },
      ]),
    ],
  );
});

const siege = () => site.as('un-siege');
const judge = (...lines: string[]) => dryRun(site, siege(), lines.join('\r\n'));
const apply = (id: string, name = 'un-siege') =>
  site.as(name).call(contract.applyImport, { params: { id }, body: {} });
async function applied(...lines: string[]): Promise<DryRun> {
  const { id } = await judge(...lines);
  expect((await apply(id)).body.etat).toBe('attente');
  await runBackground(site);
  return readDryRun(siege(), id);
}
const look = async (outlet: string) =>
  (await site.as('un-dc').call(lookUpOutlet, { params: { outlet } })).body;
const changes = async (entree?: string) =>
  (await siege().call(listContentChanges, { query: { zone: 'points-de-vente', ...(entree && { entree }) } }))
    .body.changements;
async function undo(id: string): Promise<DryRun> {
  await siege().call(contract.undoImport, { params: { id } });
  await runBackground(site);
  return readDryRun(siege(), id);
}
const shownLine = ({ ligne, effet, nom, differences }: contract.ImportLine) => [
  ligne,
  effet,
  nom,
  ...differences.map(({ champ, avant, apres }) => `${champ}: ${avant} → ${apres}`),
];

describe('a dry run', () => {
  it('says of each line what it will do, refused ones first, and changes nothing', async () => {
    const { row, lines } = await judge(
      `${HEADER};Secteur`,
      '33;Neuf;Dax;Platinum;;Nord',
      '31;Le Zinc;Bègles;Gold;+33 5 56 00 00 00;',
      '32;Chez Lou;Pau;Silver;;Sud',
      '',
      ';Sans numéro;Pau;;;',
    );
    expect(row).toMatchObject({
      etat: 'essai',
      encodage: 'UTF-8',
      separateur: ';',
      ignorees: ['Secteur'],
      comptes: { refusee: 1, modifiee: 1, ajoutee: 1, inchangee: 1, averifier: 0, masquee: 0 },
    });
    expect(lines.map(shownLine)).toEqual([
      [6, 'refusee', 'Sans numéro'],
      [3, 'modifiee', 'Le Zinc', 'Téléphone:  → +33 5 56 00 00 00'],
      [2, 'ajoutee', 'Neuf'],
    ]);
    expect(lines[2]?.notes).toEqual([{ texte: 'Platinum.', alerte: false }]);
    expect((await look('33')).Outlet_Name).toBeUndefined();
    expect((await look('31')).Telephone__c).toBeNull();
    const unchanged = await siege().call(contract.listImportLines, {
      params: { id: row.id },
      query: { effet: 'inchangee' },
    });
    expect(unchanged.body.lignes.map(({ nom }) => nom)).toEqual(['Chez Lou']);
  });

  it('refuses a number that no address could hold, as the form does', async () => {
    const { lines } = await judge('nOutlet;Outlet_Name;Segmentation__c', '../x;Le Zinc;Gold');
    expect(lines[0]?.motif?.quoi).toBe('Le numéro d’OUTLET «\u00a0../x\u00a0» est incorrect.');
  });

  it('has a medal checked that no screen knows, not one that is there already', async () => {
    await site.pool.query(
      'update outlets set data = data || \'{"Segmentation__c": "Diamant"}\' where n_outlet = \'32\'',
    );
    const { lines } = await judge('nOutlet;Outlet_Name;Segmentation__c', '31;Le Zinc;Or', '32;Lou;Diamant');
    expect(lines.map(({ nom, effet, notes }) => [nom, effet, notes.at(-1)?.texte])).toEqual([
      ['Le Zinc', 'averifier', expect.stringContaining('La médaille «\u00a0Or\u00a0» n’est pas Platinum')],
      ['Lou', 'modifiee', undefined],
    ]);
  });

  it('leaves columns alone that the file does not have', async () => {
    const { lines } = await judge('nOutlet;Outlet_Name;Segmentation__c', '31;Le Zinc;Gold', '32;Lou;Silver');
    expect(lines.map(shownLine)).toEqual([[3, 'modifiee', 'Lou', 'Nom: Chez Lou → Lou']]);
  });

  it('counts changes of medal, with the drafts that they stop and the orders that keep their address', async () => {
    for (const type of ['Sur Mesure', 'Carte Brasserie'] as const)
      await site.as(dc).call(createProject, { body: { type, nOutlet: '3104587' } });
    const { row, lines } = await judge(HEADER, '3104587;Brasserie du Palais;;Silver;+33 5 56 48 17 20');
    expect(row.comptes).toMatchObject({ modifiee: 1, signalee: 1 });
    expect(lines[0]).toMatchObject({
      effet: 'modifiee',
      signalee: true,
      differences: [{ champ: 'Médaille', avant: 'Gold', apres: 'Silver' }],
      notes: [
        { alerte: true, texte: expect.stringMatching(/^1 brouillon Sur Mesure .*Platinum ou Gold\.$/) },
      ],
    });
    await site.pool.query("update projects set client_signed = true where type = 'Carte Brasserie'");
    const moved = await judge(HEADER, '3104587;Brasserie du Palais;Bordeaux;Gold;+33 5 56 48 17 20');
    expect(moved.lines[0]?.notes).toEqual([
      { alerte: false, texte: '1 commande signée garde l’ancienne adresse.' },
    ]);
  });

  it('points at a SIRET that another outlet has, in the file or in the table', async () => {
    const header = 'nOutlet;Outlet_Name;Segmentation__c;SIRET__c';
    await applied(header, '31;Le Zinc;Gold;44231908700012');
    const { row, lines } = await judge(
      header,
      '41;Un;Gold;442 319 087 00012',
      '42;Deux;Gold;11111111111111',
      '43;Trois;Gold;111 111 111 11111',
    );
    expect(row.comptes).toMatchObject({ averifier: 3 });
    expect(lines.map(({ notes }) => notes.at(-1)?.texte)).toEqual([
      'Le même SIRET est celui de Le Zinc, 31.',
      'Le même SIRET est à la ligne 4.',
      'Le même SIRET est à la ligne 3.',
    ]);
  });

  it.each([
    [
      'the same number twice',
      ['51;A;;;', '51;B;;;'],
      'Numéro d’OUTLET «\u00a051\u00a0»\u00a0: aussi à la ligne 3.',
    ],
    [
      'a formula',
      ['51;=SOMME(A1);;;'],
      'La case «\u00a0Nom\u00a0» commence par «\u00a0=\u00a0», comme une formule.',
    ],
    ['a formula behind a sign', ['51;+cmd|x;;;'], 'La case «\u00a0Nom\u00a0» commence par «\u00a0+\u00a0»'],
    ['a formula behind a tab', ['51;"\t=1";;;'], 'comme une formule.'],
    ['an emoji', ['51;Café 🍒;;;'], 'contient «\u00a0🍒\u00a0», qui ne s’imprime pas.'],
    ['a NUL', ['51;Caf\0é;;;'], 'contient un caractère invisible.'],
    ['a name of 301 characters', [`51;${'x'.repeat(301)};;;`], 'a 301 caractères.'],
    ['a cell too many', ['51;Le Bar; le vrai;Pau;Gold;05'], 'La ligne a 6 cases pour 5 colonnes.'],
  ])('refuses a line with %s', async (_what, lines, said) => {
    const judged = await judge(HEADER, ...lines);
    expect(judged.lines[0]?.effet).toBe('refusee');
    expect(judged.lines[0]?.motif?.quoi).toContain(said);
    expect(judged.lines[0]?.motif?.remede).not.toBe('');
  });

  it.each([
    ['442319087000', 'a 12 chiffres'],
    ['4,42319E+13', 'Le tableur a arrondi'],
    ['ABC', 'n’a pas que des chiffres'],
  ])('refuses the SIRET %s', async (siret, said) => {
    const { lines } = await judge('nOutlet;Outlet_Name;Segmentation__c;SIRET__c', `51;A;Gold;${siret}`);
    expect(lines[0]?.motif?.quoi).toContain(said);
  });

  it('names every wrong cell of a line, on screen and in the file of refused lines', async () => {
    const { id, lines } = await judge(
      'nOutlet;Outlet_Name;Postal_Code__c;SIRET__c;Segmentation__c',
      '../x;=A1;6400;442319087000;Gold',
    );
    const motif = lines[0]?.motif;
    expect([motif, ...(motif?.autres ?? [])].map((one) => one?.quoi)).toEqual([
      'Le numéro d’OUTLET «\u00a0../x\u00a0» est incorrect.',
      'La case «\u00a0Nom\u00a0» commence par «\u00a0=\u00a0», comme une formule.',
      'Le code postal «\u00a06400\u00a0» est incorrect.',
      'Le SIRET «\u00a0442319087000\u00a0» a 12 chiffres.',
    ]);
    const { payload } = await siege().inject({
      method: 'GET',
      url: `/rest/myplv/imports/${id}/refusees.csv`,
    });
    for (const said of ['est incorrect.', 'comme une formule', 'écrivez 06400', 'a 12 chiffres'])
      expect(payload).toContain(said);
  });

  it('reads names of 300 characters, telephones with a plus, and what Excel writes on a French Windows', async () => {
    const name = `Café de l\x92${'\x8c'.repeat(10)}uvre`;
    const { row } = await dryRun(
      site,
      siege(),
      Buffer.from(`${HEADER}\r\n51;${name};;;+33 5\r\n52;${'x'.repeat(300)};;;-`, 'latin1'),
    );
    expect(row).toMatchObject({ encodage: 'Windows-1252', comptes: { ajoutee: 2, refusee: 0 } });
    await apply(row.id);
    await runBackground(site);
    expect((await look('51')).Outlet_Name).toBe('Café de l’ŒŒŒŒŒŒŒŒŒŒuvre');
  });

  it.each([
    ['a comma', ',', 'utf8', 'UTF-8'],
    ['a tab', '\t', 'utf16le', 'UTF-16'],
  ] as const)('reads a file separated by %s', async (_what, separator, encoding, said) => {
    const line = ['51', '"Un, ""deux""\n;"', 'Pau', '', ''].join(separator);
    const text = `\ufeff${HEADER.replaceAll(';', separator)}\n${line}\n`;
    const { row, lines } = await dryRun(site, siege(), Buffer.from(text, encoding));
    expect([row.encodage, row.separateur]).toEqual([said, separator]);
    expect(lines[0]?.nom).toBe('Un, "deux" ;');
  });

  it('reads UTF-16 whose first byte is the higher one', async () => {
    const text = Buffer.from(`\ufeff${HEADER}\n51;L’Été;Pau;;`, 'utf16le').swap16();
    const { row, lines } = await dryRun(site, siege(), text);
    expect([row.encodage, lines[0]?.nom]).toEqual(['UTF-16', 'L’Été']);
  });
});

describe('a file that cannot be read', () => {
  it.each([
    ['empty', '', 'Le fichier est vide.'],
    ['without lines', HEADER, 'aucune ligne à importer'],
    ['without a column', 'nOutlet;Outlet_Name\n1;A', 'La colonne «\u00a0Segmentation__c\u00a0» manque.'],
    ['of another table', 'Nom du client;Solde\nA;1', 'La première ligne doit nommer les colonnes'],
    ['with a column twice', `${HEADER};City__c\n1;A;;;;`, 'est deux fois dans le fichier'],
    ['with an open quote', `${HEADER}\n51;"A;Gold`, 'Un guillemet ouvert n’est jamais refermé'],
    ['a workbook', Buffer.from('PK\x03\x04xlsx', 'latin1'), 'C’est un classeur Excel.'],
  ])('is refused in a sentence, and nothing is stored: %s', async (_what, content, said) => {
    const { status, body } = await uploadImport(siege(), content);
    expect([status, body]).toMatchObject([422, { message: expect.stringContaining(said) }]);
    const { rows } = await site.pool.query('select from imports');
    expect(rows).toHaveLength(0);
  });

  it('is refused for an area without imports', async () => {
    expect((await uploadImport(siege(), HEADER, { zone: 'reglages' })).status).toBe(404);
    expect((await uploadImport(siege(), HEADER, { zone: 'ailleurs' })).status).toBe(400);
  });
});

describe('applying', () => {
  it('writes the good lines, logs one line with its entries, and keeps what is not named', async () => {
    const { row } = await applied(HEADER, '31;Le Zinc;Pau;Gold;', '33;Neuf;Dax;;', ';X;;;');
    expect(row).toMatchObject({ etat: 'applique', qui: 'Prénom un-siege' });
    expect([(await look('31')).City__c, (await look('33')).City__c, (await look('32')).City__c]).toEqual([
      'Pau',
      'Dax',
      'Pau',
    ]);
    const [line] = await changes();
    expect(line).toMatchObject({ acte: 'import', nom: 'pdv.csv', nombre: 2, qui: { username: 'un-siege' } });
    const [ofZinc] = await changes('31');
    expect(ofZinc).toMatchObject({
      acte: 'modification',
      avant: { City__c: 'Bègles' },
      apres: { City__c: 'Pau', Outlet_Name: 'Le Zinc' },
    });
  });

  it('writes once under a double click, two people and two processes', async () => {
    const { id } = await judge(HEADER, '33;Neuf;Dax;;');
    const before = (await changes('33')).length;
    const asked = await Promise.all([apply(id), apply(id), apply(id, 'un-administrator')]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all([runBackground(site), runBackground(site)]);
    expect((await apply(id)).body.etat).toBe('applique');
    await runBackground(site);
    expect(await changes('33')).toHaveLength(before + 1);
    expect((await changes()).filter(({ nom }) => nom === 'pdv.csv')[0]?.nombre).toBe(1);
  });

  it('shows the differences instead of writing when an entry was changed since the dry run', async () => {
    const { id } = await judge(HEADER, '31;Le Zinc;Pau;Gold;', '32;Chez Lou;Dax;Silver;');
    await site.pool.query(`update outlets set data = data || '{"City__c": "Lyon"}' where n_outlet = '31'`);
    await apply(id);
    await runBackground(site);
    await runBackground(site);
    const again = await readDryRun(siege(), id);
    expect(again.row).toMatchObject({ etat: 'essai', motif: STALE, comptes: { differente: 1 } });
    expect(again.lines.map(({ nom, differente }) => [nom, differente])).toEqual([
      ['Le Zinc', true],
      ['Chez Lou', false],
    ]);
    expect((await look('32')).City__c).toBe('Pau');
    const alone = await siege().call(contract.listImportLines, {
      params: { id },
      query: { differente: '1' },
    });
    expect(alone.body.lignes.map(shownLine)).toEqual([[2, 'modifiee', 'Le Zinc', 'Ville: Lyon → Pau']]);
    await apply(id);
    await runBackground(site);
    expect((await readDryRun(siege(), id)).row.etat).toBe('applique');
  });

  it('shows them as well when an outlet appeared meanwhile', async () => {
    const { id } = await judge(HEADER, '33;Neuf;Dax;;');
    await site.pool.query(`insert into outlets values ('33', '{"Outlet_Name": "Déjà là"}')`);
    await apply(id);
    await runBackground(site);
    await runBackground(site);
    const { row, lines } = await readDryRun(siege(), id);
    expect([row.etat, lines[0]?.effet, lines[0]?.differente]).toEqual(['essai', 'modifiee', true]);
  });

  it('writes one of two imports of the same outlet, and shows what the other one would do now', async () => {
    const towns = ['Pau', 'Dax'];
    const ids = [];
    for (const town of towns) ids.push((await judge(HEADER, `31;Le Zinc;${town};Gold;`)).id);
    await Promise.all(ids.map((id, index) => apply(id, index === 0 ? 'un-siege' : 'un-administrator')));
    await Promise.all([runBackground(site), runBackground(site)]);
    await runBackground(site);
    const both = await Promise.all(ids.map((id) => readDryRun(siege(), id)));
    expect(both.map(({ row }) => row.etat).sort()).toEqual(['applique', 'essai']);
    const written = both.findIndex(({ row }) => row.etat === 'applique');
    expect((await look('31')).City__c).toBe(towns[written]);
    const other = both[1 - written];
    expect(other?.row.motif).toBe(STALE);
    expect(other?.lines.map(shownLine)).toEqual([
      [2, 'modifiee', 'Le Zinc', `Ville: ${towns[written]} → ${towns[1 - written]}`],
    ]);
  });

  it('is abandoned until the writing starts, and not applied then', async () => {
    const { id } = await judge(HEADER, '33;Neuf;Dax;;');
    await apply(id);
    const abandon = () => siege().call(contract.abandonImport, { params: { id } });
    expect((await abandon()).body.etat).toBe('abandonne');
    expect((await abandon()).status).toBe(200);
    await runBackground(site);
    expect((await apply(id)).status).toBe(409);
    expect((await look('33')).Outlet_Name).toBeUndefined();
    const done = await applied(HEADER, '33;Neuf;Dax;;');
    expect((await siege().call(contract.abandonImport, { params: { id: done.id } })).status).toBe(409);
  });

  it('is refused when there is nothing to write', async () => {
    const { id } = await judge(HEADER, '31;Le Zinc;Bègles;Gold;');
    expect(await apply(id)).toMatchObject({ status: 422, body: { code: 'GARDE' } });
  });

  it('loses nothing when the server stops halfway, and writes all or nothing', async () => {
    const { id } = await judge(HEADER, '33;Neuf;Dax;;');
    await apply(id);
    await site.pool.query("update imports set state = 'ecriture' where id = $1", [id]);
    const stopped = AbortSignal.abort();
    await runImports(site, stopped);
    expect((await readDryRun(siege(), id)).row.etat).toBe('ecriture');
    await runBackground(site);
    expect((await readDryRun(siege(), id)).row.etat).toBe('applique');
  });

  it('runs in the background by itself', async () => {
    const stop = site.imports.start(
      (signal) => runImports(site, signal),
      (error) => {
        throw error;
      },
    );
    try {
      const { body } = await uploadImport(siege(), `${HEADER}\n33;Neuf;Dax;;`);
      await expect.poll(async () => (await readDryRun(siege(), body.id)).row.etat).toBe('essai');
      await apply(body.id);
      await expect.poll(async () => (await readDryRun(siege(), body.id)).row.etat).toBe('applique');
    } finally {
      await stop();
    }
  });
});

describe('a file of many lines', { tags: 'long' }, () => {
  type Page = { lignes: contract.ImportLine[]; suivant: string | null };
  const LINES = 2300;
  const content = (town: string) => [
    HEADER,
    ...Array.from({ length: LINES }, (_, index) => `${900_000 + index};Café ${index};${town};Gold;`),
  ];

  it('goes through in batches, is listed in pages, written whole and undone whole', async () => {
    await applied(...content('Dax'));
    const { id, row } = await judge(...content('Pau'));
    expect(row).toMatchObject({ total: LINES + 1, comptes: { modifiee: LINES } });
    const seen: (number | null)[] = [];
    let after: string | null = '0.0';
    while (after !== null) {
      const page: Page = (await siege().call(contract.listImportLines, { params: { id }, query: { after } }))
        .body;
      seen.push(...page.lignes.map(({ ligne }) => ligne));
      after = page.suivant;
    }
    expect(seen).toEqual(Array.from({ length: LINES }, (_, index) => index + 2));
    await apply(id);
    await runBackground(site);
    expect((await look('902299')).City__c).toBe('Pau');
    expect((await undo(id)).row.etat).toBe('annule');
    expect([(await look('900000')).City__c, (await look('902299')).City__c]).toEqual(['Dax', 'Dax']);
  });
});

describe('undoing', () => {
  it('tells how many of its entries are through while it goes on, and at its end', async () => {
    const lines = Array.from({ length: 2300 }, (_, index) => `${900_000 + index};Café ${index};Pau;Gold;`);
    const { id } = await applied(HEADER, ...lines);
    const other = await site.pool.connect();
    const held = { waits: Promise.resolve() };
    try {
      // The last of three batches waits for the outlet that it restores.
      await other.query('begin');
      await other.query("select from outlets where n_outlet = '900000' for update");
      const asked = await siege().call(contract.undoImport, { params: { id } });
      expect(asked.body).toMatchObject({ etat: 'annulation', fait: 0, total: 2300 });
      held.waits = runBackground(site);
      const now = async () => (await readDryRun(siege(), id)).row;
      await expect.poll(async () => (await now()).fait, { timeout: 20_000 }).toBe(2000);
      expect(await now()).toMatchObject({ etat: 'annulation', total: 2300 });
    } finally {
      await other.query('rollback');
      other.release();
      await held.waits;
    }
    const { row } = await readDryRun(siege(), id);
    expect(row).toMatchObject({ etat: 'annule', total: 2301, comptes: { retablie: 2300, gardee: 0 } });
  });

  it('takes the whole import back, and says so in the log', async () => {
    const { id, row } = await applied(HEADER, '31;Le Zinc;Pau;Gold;', '33;Neuf;Dax;;');
    expect(row.annulableJusque).not.toBeNull();
    const undone = await undo(id);
    expect(undone.row).toMatchObject({ etat: 'annule', motif: '', annulableJusque: null });
    expect([(await look('31')).City__c, (await look('33')).Outlet_Name]).toEqual(['Bègles', undefined]);
    expect((await changes())[0]).toMatchObject({ acte: 'annulation', nom: 'pdv.csv' });
    expect((await siege().call(contract.undoImport, { params: { id } })).status).toBe(200);
    await runBackground(site);
    expect((await readDryRun(siege(), id)).row.etat).toBe('annule');
  });

  it('is refused when something newer touched an entry, until that is undone as well', async () => {
    const first = await applied(HEADER, '31;Le Zinc;Pau;Gold;');
    const second = await applied(HEADER, '31;Le Zinc;Dax;Gold;', '32;Chez Lou;Dax;Silver;');
    const refused = await undo(first.id);
    expect(refused.row).toMatchObject({ etat: 'applique', comptes: { retablie: 0 } });
    expect(refused.row.motif).toContain('«\u00a0Le Zinc\u00a0» a été modifié depuis');
    expect((await look('31')).City__c).toBe('Dax');
    const third = await applied(HEADER, '31;Le Zinc;Nay;Gold;', '32;Chez Lou;Nay;Silver;');
    expect((await undo(second.id)).row.motif).toBe(
      '«\u00a0Le Zinc\u00a0» et un autre élément ont été modifiés depuis\u00a0: l’import ne peut plus être annulé.',
    );
    await undo(third.id);
    await undo(second.id);
    expect((await undo(first.id)).row.etat).toBe('annule');
    expect((await look('31')).City__c).toBe('Bègles');
  });

  it('keeps an added outlet that has an order', async () => {
    const { id } = await applied(HEADER, '33;Neuf;Dax;Gold;', '31;Le Zinc;Pau;Gold;');
    await site.as(dc).call(createProject, { body: { type: 'Carte Brasserie', nOutlet: '33' } });
    const { row } = await undo(id);
    expect([row.etat, row.motif]).toEqual([
      'applique',
      'Le point de vente 33 a un projet depuis\u00a0: il ne peut plus être retiré.',
    ]);
    expect((await look('31')).City__c).toBe('Pau');
  });

  it('is refused of what was never applied', async () => {
    const { id } = await judge(HEADER, '33;Neuf;Dax;;');
    expect((await siege().call(contract.undoImport, { params: { id } })).status).toBe(409);
  });
});

describe('files', () => {
  const read = async (path: string) => (await siege().inject({ method: 'GET', url: path })).body;

  it('gives refused lines back with their reason, to be corrected and imported again', async () => {
    const { id } = await judge(HEADER, '51;=A1;Pau;;', '33;Neuf;Dax;;', ';Sans;Pau;;');
    const text = await read(`/rest/myplv/imports/${id}/refusees.csv`);
    expect(text.split('\r\n')).toEqual([
      `\ufeff${HEADER};Motif du refus`,
      "51;'=A1;Pau;;;La case «\u00a0Nom\u00a0» commence par «\u00a0=\u00a0», comme une formule. Remplacez-la par sa valeur, ou mettez une apostrophe devant.",
      ';Sans;Pau;;;Le numéro d’OUTLET est vide. C’est lui qui désigne le point de vente.',
      '',
    ]);
    const again = await dryRun(site, siege(), text.replace("'=A1", 'Le Bar').replace('\n;Sans', '\n52;Sans'));
    expect(again.row).toMatchObject({ ignorees: [], comptes: { ajoutee: 2, refusee: 0 } });
  });

  it('exports the outlets in the same columns: imported again, nothing changes', async () => {
    await applied('nOutlet;Outlet_Name;Segmentation__c;Telephone__c', '31;"Zinc ""12""; bar";Gold;+33 5');
    const text = await read('/rest/myplv/imports/export.csv?zone=points-de-vente');
    const { row } = await dryRun(site, siege(), text);
    expect(row.comptes).toMatchObject({ inchangee: 3, modifiee: 0, ajoutee: 0, refusee: 0 });
    const model = await read('/rest/myplv/imports/modele.csv?zone=points-de-vente');
    expect(text.startsWith(model)).toBe(true);
  });

  it('are for head office and the administrator only', async () => {
    const { id } = await judge(HEADER, '33;Neuf;Dax;;');
    for (const role of ROLES) {
      const caller = site.as(`un-${role}`);
      const statuses = [
        (await uploadImport(caller, `${HEADER}\n1;A;;;`)).status,
        (await caller.call(contract.listImports, { query: { zone: 'points-de-vente' } })).status,
        (await caller.call(contract.listImportLines, { params: { id } })).status,
        (await caller.inject({ method: 'GET', url: `/rest/myplv/imports/${id}/refusees.csv` })).statusCode,
        (await caller.inject({ method: 'GET', url: '/rest/myplv/imports/export.csv?zone=points-de-vente' }))
          .statusCode,
      ];
      const expected = ['siege', 'administrator'].includes(role) ? 200 : 403;
      expect(new Set(statuses), role).toEqual(new Set([expected]));
    }
  });
});
