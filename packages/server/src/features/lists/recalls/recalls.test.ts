import { exportRecall, makeRecall, readRecall, tellRecall } from '@ardoise/domain/contract/recalls.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { PDV } from '@ardoise/domain/testing/complete-orders.ts';
import { read, utils } from '@e965/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMove, foldAll, insertOrder } from '../../../testing/delivered-orders.ts';
import { createUser } from '../../../testing/factories.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
let id: string;
const orders: string[] = [];

/** A card of an outlet: with the drink, with a line of it alone, or with neither and no text. */
function card(outlet: string, has: 'drink' | 'line' | 'nothing'): ProjectDocument {
  const tea = { Thés: { peche: { id: 'peche', name: 'Thé glacé pêche', format: 'Pet 50\u00a0cl' } } };
  return {
    pdv: { ...PDV, nOutlet: outlet, nomPDV: outlet === '5000001' ? '=Café' : `Café ${outlet}` },
    infocarte: {
      format: { id: 'a4', name: 'A4' },
      ...(has === 'drink' && { boissons: tea }),
      impression: 'carte',
      nombreExemplaire: '60',
    },
    ...(has !== 'nothing' && {
      texteCarte: {
        lignes: [{ entree: 'aaaaaaaa', nom: has === 'line' ? 'Thé glacé à la pêche' : 'Tarte', prix: '4' }],
      },
    }),
  };
}

beforeAll(async () => {
  site = await createTestApp();
  for (const [name, role] of [
    ['siege-r', 'siege'],
    ['dc-r1', 'dc'],
    ['dc-r2', 'dc'],
    ['dc-r3', 'dc'],
    ['smhf-r', 'smhf'],
  ] as const)
    await createUser(site.pool, { role, name, mail: `${name}@ardoise.test` });
  for (const [outlet, has, dc] of [
    ['5000001', 'drink', 'dc-r1'],
    ['5000002', 'drink', 'dc-r2'],
    ['5000003', 'line', 'dc-r2'],
    ['5000004', 'nothing', 'dc-r3'],
  ] as const)
    orders.push(
      await insertOrder(site.pool, {
        ...{ type: 'Carte Brasserie', statut: 'Livré', doc: card(outlet, has), dc, smhf: 'smhf-r' },
        day: '2026-03-02',
      }),
    );
  await foldAll(site.pool);
  const made = await site.as('siege-r').call(makeRecall, { body: { montre: 'boisson:the-glace-peche' } });
  id = made.body.id;
});
afterAll(() => site.close());

const recall = (who: string, query: { liste?: 'sure' | 'doute' | 'sans_texte' } = {}) =>
  site.as(who).call(readRecall, { params: { id }, query });

it('lists by delegate what was chosen, and counts the doubtful and those without text', async () => {
  const { body } = await recall('siege-r');
  expect([body.montre, body.pieces, body.points, body.delegues, body.parListe]).toEqual([
    ...['Thé glacé pêche', 2, 2, 2],
    { sure: 2, doute: 1, sans_texte: 1 },
  ]);
  expect(
    body.parts.map(({ dc, pieces, lignes }) => [dc, pieces, lignes[0]?.montre, lignes[0]?.contact]),
  ).toEqual([
    ['dc-r1', 1, 'à la carte, Thés, Pet 50\u00a0cl', 'Bertrand Lacombe'],
    ['dc-r2', 1, 'à la carte, Thés, Pet 50\u00a0cl', 'Bertrand Lacombe'],
  ]);
  expect(body.parts[0]?.lignes[0]).toMatchObject({
    adresse: '12, place du Palais, 33000 Bordeaux',
    exemplaires: 60,
    depuis: '2026-03-02',
    telephone: '06 39 98 01 02',
  });
  const doubtful = (await recall('siege-r', { liste: 'doute' })).body;
  expect(doubtful.parts.flatMap(({ lignes }) => lignes.map(({ montre }) => montre))).toEqual([
    'Thé glacé à la pêche',
  ]);
});

it('is read by its delegates, each their own, and made by those who follow teams', async () => {
  expect((await recall('dc-r1')).body.parts.map(({ dc }) => dc)).toEqual(['dc-r1']);
  expect((await recall('dc-r3')).body.parListe).toEqual({ sure: 0, doute: 0, sans_texte: 1 });
  expect((await recall('smhf-r')).body.pieces).toBe(2);
  const stranger = await createUser(site.pool, { role: 'dc' });
  expect((await recall(stranger.name)).status).toBe(404);
  expect((await site.as('dc-r1').call(makeRecall, { body: { montre: 'mot:tarte' } })).status).toBe(403);
  expect((await site.as('siege-r').call(makeRecall, { body: { montre: ',' } })).status).toBe(422);
});

it('is as it was when it was made, whatever becomes of its pieces', async () => {
  const before = (await recall('siege-r')).body;
  await addMove(site.pool, orders[0] ?? '', 'Livré', 'Exécution', '2026-04-01');
  await foldAll(site.pool);
  expect((await recall('siege-r')).body).toEqual(before);
});

it('is exported as .xlsx and .csv, each a line of the security log, formulas neutralised in the text', async () => {
  const { bytes } = await site.as('siege-r').call(exportRecall, { params: { id }, query: {} });
  const book = read(bytes, { type: 'buffer' });
  const rows = utils.sheet_to_json<Record<string, unknown>>(book.Sheets.Rappel ?? {});
  expect(rows.map((row) => [row['Point de vente'], row.Certitude])).toEqual([
    ['=Café', 'Choisi dans la commande'],
    ['Café 5000002', 'Choisi dans la commande'],
    ['Café 5000003', 'Douteux\u00a0: lu dans le texte seul'],
    ['Café 5000004', 'Texte illisible, à voir sur place'],
  ]);
  expect(rows[0]).toMatchObject({
    Exemplaires: 60,
    'À joindre': 'Bertrand Lacombe',
    'Numéro d’OUTLET': '5000001',
  });
  const csv = (await site.as('dc-r1').call(exportRecall, { params: { id }, query: { format: 'csv' } })).bytes;
  const lines = csv.toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(";'=Café;5000001;");
  expect(lines[1]).toContain(';02/03/2026;');
  const { rows: logged } = await site.pool.query(
    `select name, object from security_events where event = 'export' order by id`,
  );
  expect(logged).toEqual([
    { name: 'siege-r', object: 'rappel xlsx' },
    { name: 'dc-r1', object: 'rappel csv' },
  ]);
});

it('tells its delegates once, each of their own', async () => {
  const tell = () =>
    site.as('siege-r').call(tellRecall, { params: { id }, body: { message: 'Avant vendredi, merci.' } });
  expect((await tell()).body.message).toBe('3\u00a0délégués commerciaux prévenus.');
  expect((await tell()).status).toBe(409);
  const rows = (await queuedMails(site, { template: 'recall' })).toSorted((one, other) =>
    one.recipient < other.recipient ? -1 : 1,
  );
  expect(rows.map(({ recipient }) => recipient)).toEqual(
    ['dc-r1', 'dc-r2', 'dc-r3'].map((name) => `${name}@ardoise.test`),
  );
  expect(rows.map(({ text }) => /(\d+)\u00a0pièces? à (?:reprendre|vérifier)/.exec(text)?.[0])).toEqual([
    '1\u00a0pièce à reprendre',
    '1\u00a0pièce à reprendre',
    '1\u00a0pièce à vérifier',
  ]);
  expect((await recall('siege-r')).body.ditLe).not.toBeNull();
});
