import { listEntries } from '@ardoise/domain/contract/catalogue-entries.ts';
import { listContentChanges } from '@ardoise/domain/contract/content-log.ts';
import * as contract from '@ardoise/domain/contract/imports.ts';
import { createProject } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { dryRun, readDryRun, runBackground } from '../../../testing/import-calls.ts';
import { type FormFile, multipart } from '../../../testing/multipart.ts';
import { createSalesTeam } from '../../../testing/project-factories.ts';
import { pngFile } from '../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'helene' });
});
afterAll(() => site.close());

const LIST = { zone: 'catalogues', liste: 'cocktails' };
const helene = () => site.as('helene');

beforeEach(async () => {
  await site.pool.query('delete from catalogue_items');
  const items = ['Mojito', 'Spritz', 'Bellini'].map((name) => ({
    list: 'cocktails',
    id: name.toLowerCase(),
    data: { id: name.toLowerCase(), name, image: `/catalogue/cocktails/${name}.svg`, ingredient: 'Menthe' },
  }));
  await site.pool.query(
    `insert into catalogue_items (list, id, position, data)
     select list, id, row_number() over (), data from json_to_recordset($1) k (list text, id text, data json)`,
    [JSON.stringify(items)],
  );
});

const judge = (lines: string[], fields: Record<string, string> = LIST) =>
  dryRun(site, helene(), lines.join('\n'), fields);
async function withPictures(lines: string[], ...pictures: FormFile[]) {
  const file = { name: 'cocktails.csv', content: Buffer.from(lines.join('\n')), field: 'fichier' };
  const form = multipart(LIST, file, ...pictures.map((picture) => ({ ...picture, field: 'images' })));
  const { body } = await helene().call(contract.startImport, { body: form.body, headers: form.headers });
  await runBackground(site);
  return readDryRun(helene(), body.id);
}
async function write(id: string, body: object = {}) {
  const answer = await helene().call(contract.applyImport, { params: { id }, body });
  await runBackground(site);
  return answer;
}
const entries = async () =>
  (await helene().call(listEntries, { params: { list: 'cocktails' } })).body.entrees.map(
    ({ id, item, visible }) => [id, item.name, item.ingredient, visible],
  );

it('knows entries by their id or their name, adds the others, and lets alone what is not said', async () => {
  const { id, row, lines } = await judge([
    'Nom;Ingrédients;Du',
    'Mojito;Rhum, menthe;01/12/2026',
    'SPRITZ;Menthe;',
    'Negroni;Gin;',
    'Vide;;',
    'Trop tard;;31/02/2026',
  ]);
  expect(row.comptes).toMatchObject({ modifiee: 2, ajoutee: 1, refusee: 2 });
  expect(lines[1]?.motif?.autres?.map(({ quoi }) => quoi)).toEqual(['Ingrédients\u00a0: à remplir.']);
  expect(
    lines.map(({ effet, nom, motif, differences }) => [effet, nom, motif?.quoi, differences.length]),
  ).toEqual([
    ['refusee', 'Vide', 'Ingrédients\u00a0: à remplir.', 0],
    [
      'refusee',
      'Trop tard',
      'Du\u00a0: «\u00a031/02/2026\u00a0» n’est pas une date\u00a0: écrivez 31/12/2026.',
      0,
    ],
    ['modifiee', 'Mojito', undefined, 2],
    ['modifiee', 'SPRITZ', undefined, 1],
    ['ajoutee', 'Negroni', undefined, 0],
  ]);
  await write(id);
  expect(await entries()).toEqual([
    ['mojito', 'Mojito', 'Rhum, menthe', true],
    ['spritz', 'SPRITZ', 'Menthe', true],
    ['bellini', 'Bellini', 'Menthe', true],
    ['negroni', 'Negroni', 'Gin', true],
  ]);
  const { body } = await helene().call(listContentChanges, { query: { zone: 'catalogues' } });
  expect(body.changements[0]).toMatchObject({ acte: 'import', nombre: 3, liste: 'cocktails' });
  await helene().call(contract.undoImport, { params: { id } });
  await runBackground(site);
  expect(await entries()).toEqual([
    ['mojito', 'Mojito', 'Menthe', true],
    ['spritz', 'Spritz', 'Menthe', true],
    ['bellini', 'Bellini', 'Menthe', true],
  ]);
});

it('says which added entries stay once it is undone: those that a project has chosen', async () => {
  const { dc } = await createSalesTeam(site.pool);
  await site.as(dc.name).call(createProject, { body: { type: 'Carte Brasserie' } });
  const { id } = await judge(['Nom;Ingrédients', 'Mojito;Rhum', 'Negroni;Gin', 'Daïquiri;Rhum']);
  await write(id);
  await site.pool.query(`update projects set choices = '{"cocktails/negroni": 0}'`);
  await helene().call(contract.undoImport, { params: { id } });
  await runBackground(site);
  const { row } = await readDryRun(helene(), id);
  expect(row).toMatchObject({ etat: 'annule', comptes: { retablie: 2, gardee: 1 } });
  const kept = (await entries()).filter(([, name]) => name === 'Negroni' || name === 'Daïquiri');
  expect(kept).toEqual([['negroni', 'Negroni', 'Gin', false]]);
});

it('hides what a complete list does not name, once its number is typed', async () => {
  const lines = ['Nom;Ingrédients', 'Mojito;Menthe'];
  expect((await judge(lines)).row.comptes.masquee).toBe(0);
  const { id, row, lines: judged } = await judge(lines, { ...LIST, complet: '1' });
  expect(row).toMatchObject({ complet: true, chiffre: true, comptes: { masquee: 2, inchangee: 1 } });
  expect(judged.map(({ ligne, nom, notes }) => [ligne, nom, notes[0]?.texte])).toEqual([
    [null, 'Spritz', 'Absente du fichier. Masquée, jamais supprimée.'],
    [null, 'Bellini', 'Absente du fichier. Masquée, jamais supprimée.'],
  ]);
  expect((await write(id)).status).toBe(422);
  expect((await write(id, { chiffre: 3 })).status).toBe(422);
  expect((await write(id, { chiffre: 2 })).status).toBe(200);
  expect((await entries()).map(([entry, , , visible]) => [entry, visible])).toEqual([
    ['mojito', true],
    ['spritz', false],
    ['bellini', false],
  ]);
  const again = await judge(lines, { ...LIST, complet: '1' });
  expect(again.row.comptes).toMatchObject({ masquee: 0, inchangee: 1 });
});

it('takes pictures by the names of their files, and refuses the line of one that is none', async () => {
  const { id, row, lines } = await withPictures(
    [
      'Nom;Ingrédients;Image',
      'Mojito;Menthe;',
      'Spritz;Menthe;verre-spritz.png',
      'Bellini;Menthe;beau.jpg',
      'Negroni;Gin;',
    ],
    { name: 'MOJITO.PNG', content: await pngFile(60, 60) },
    { name: 'verre-spritz.png', content: Buffer.from('pas une image') },
    { name: 'negroni.png', content: await pngFile(70, 70) },
  );
  expect(row).toMatchObject({ images: 3, comptes: { refusee: 1, averifier: 1, modifiee: 1, ajoutee: 1 } });
  expect(lines.map(({ nom, notes, motif }) => [nom, motif?.quoi ?? notes.at(-1)?.texte])).toEqual([
    ['Spritz', 'L’image verre-spritz.png est refusée.'],
    ['Bellini', 'Aucune image nommée beau.jpg\u00a0: l’ancienne est gardée.'],
    ['Mojito', 'Nouvelle image.'],
    ['Negroni', 'Nouvelle image.'],
  ]);
  expect(lines[2]?.image).toMatch(/^\/catalogue\/images\/[0-9a-f]{64}\.webp$/);
  await write(id);
  const { rows } = await site.pool.query(
    "select data ->> 'image' as image from catalogue_items where id = 'mojito'",
  );
  expect(rows).toEqual([{ image: lines[2]?.image }]);
});

it('refuses the line whose picture two files are, not of two copies, and a name that stands twice', async () => {
  const { lines } = await withPictures(
    ['Nom;Ingrédients;Image', 'Mojito;Menthe;', 'Spritz;Menthe;verre.png', 'Sour;Gin;', 'SOUR;Gin;'],
    { name: 'mojito.png', content: await pngFile(61, 61) },
    { name: 'MOJITO.png', content: await pngFile(62, 62) },
    { name: 'verre.png', content: await pngFile(63, 63) },
    { name: 'Verre.png', content: await pngFile(63, 63) },
  );
  expect(lines.map(({ nom, notes, motif }) => [nom, motif ?? notes.at(-1)?.texte])).toEqual([
    [
      'Mojito',
      {
        quoi: 'L’image mojito est refusée.',
        remede: 'Deux images différentes portent ce nom\u00a0: renommez l’une d’elles.',
      },
    ],
    ...[5, 4].map((line) => [
      line === 5 ? 'Sour' : 'SOUR',
      {
        quoi: `C’est la même entrée qu’à la ligne ${line}.`,
        remede: 'Gardez une seule des deux lignes, ou donnez-leur des noms différents.',
      },
    ]),
    ['Spritz', 'Nouvelle image.'],
  ]);
});

it('exports a list in the columns of its import: imported again, nothing changes', async () => {
  const { payload } = await helene().inject({
    method: 'GET',
    url: '/rest/myplv/imports/export.csv?zone=catalogues&liste=cocktails',
  });
  expect((await judge([payload])).row.comptes).toMatchObject({ inchangee: 3, modifiee: 0, refusee: 0 });
});

it('shows the differences when somebody changed an entry since', async () => {
  const { id } = await judge(['Nom;Ingrédients', 'Mojito;Rhum']);
  await site.pool.query(
    `update catalogue_items set data = (data::jsonb || '{"ingredient": "Citron"}')::json where id = 'mojito'`,
  );
  await write(id);
  await runBackground(site);
  const { row, lines } = await readDryRun(helene(), id);
  expect([row.etat, lines[0]?.differente, lines[0]?.differences]).toEqual([
    'essai',
    true,
    [{ champ: 'Ingrédients', avant: 'Citron', apres: 'Rhum' }],
  ]);
});

it('refuses the name of another entry where documents name an entry without its id', async () => {
  const { lines } = await judge(['Identifiant;Nom', 'bois;Bois', 'pvc;PVC', 'bois-2;Bois'], {
    ...LIST,
    liste: 'matieres',
  });
  expect(lines.map(({ effet, cle, motif }) => [effet, cle, motif?.quoi])).toEqual([
    ['refusee', 'bois-2', 'Une autre matière s’appelle déjà «\u00a0Bois\u00a0».'],
    ['ajoutee', 'bois', undefined],
    ['ajoutee', 'pvc', undefined],
  ]);
});

it('reads a column whose long name is cut within an emoji', async () => {
  const { row } = await judge([`Nom;Ingrédients;${'c'.repeat(199)}🍒`, 'Mojito;Rhum;']);
  expect(row.comptes).toMatchObject({ modifiee: 1, refusee: 0 });
});
