import { readFile } from 'node:fs/promises';
import { printLot, printOne } from '@ardoise/domain/contract/printing.ts';
import { countProjects, listProjects } from '@ardoise/domain/contract/projects.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { orderInPrint } from '../../../testing/printing-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { askMove, move, readOrder, submittedOrder } from '../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const lot = (caller: Caller, ids: string[], action: 'telecharger' | 'livrer') =>
  caller.call(printLot, { body: { ids, action } });

async function historyOf(id: string): Promise<string[]> {
  const { rows } = await site.pool.query<{ statut_arr: string }>(
    'select statut_arr from project_history where project_id = $1 order by id',
    [id],
  );
  return rows.map((row) => row.statut_arr);
}

async function mailsOf(id: string): Promise<number> {
  const { rows } = await site.pool.query<{ mails: number }>(
    'select count(*)::int as mails from mails where project_id = $1',
    [id],
  );
  return rows[0]?.mails ?? 0;
}

it('prints then delivers several, with a result each', async () => {
  const first = await orderInPrint(site);
  const second = await orderInPrint(site, { printer: first.printer });
  const ids = [first.id, second.id];
  const printed = await lot(first.printerCaller, ids, 'telecharger');
  expect(printed.body.url).toMatch(/^\/rest\/myplv\/archives\/[\w-]{43}$/);
  expect(printed.body.resultats).toEqual(
    ids.map((id) => ({
      id,
      nameProjet: 'Brasserie du Palais',
      fait: true,
      statut: 'Imprimé',
      message: 'Passé en «\u00a0Imprimé\u00a0».',
    })),
  );
  const delivered = await lot(first.printerCaller, ids, 'livrer');
  expect(delivered.body.url).toBeNull();
  expect(delivered.body.resultats.map(({ statut, fait }) => [statut, fait])).toEqual([
    ['Terminé', true],
    ['Terminé', true],
  ]);
  expect((await historyOf(first.id)).slice(-3)).toEqual(['Impression', 'Imprimé', 'Terminé']);
});

it('offers the zip again from Imprimé on, and changes nothing', { tags: 'long' }, async () => {
  const { id, printerCaller } = await orderInPrint(site);
  await lot(printerCaller, [id], 'telecharger');
  const { version } = await readOrder(printerCaller, id);
  const again = await lot(printerCaller, [id], 'telecharger');
  expect(again.body.resultats[0]).toMatchObject({ fait: true, statut: 'Imprimé' });
  expect(again.body.resultats[0]?.message).toMatch(/^Déjà en/);
  expect(again.body.url).not.toBeNull();
  await lot(printerCaller, [id], 'livrer');
  const finished = await printerCaller.call(printOne, { params: { id } });
  expect(finished.body).toMatchObject({ statut: 'Terminé', url: expect.stringMatching(/archives/) });
  expect((await lot(printerCaller, [id], 'livrer')).body.resultats[0]).toMatchObject({ fait: true });
  expect((await readOrder(printerCaller, id)).version).toBe(version + 1);
});

it('processes the other projects when one is refused', { tags: 'long' }, async () => {
  const mine = await orderInPrint(site);
  const other = await orderInPrint(site);
  const missing = 'f'.repeat(24);
  const back = await orderInPrint(site, { printer: mine.printer });
  await move(mine.printerCaller, back.id, 'Agence', { comment: 'Il manque les fonds perdus' });
  const { body } = await lot(mine.printerCaller, [other.id, missing, back.id, mine.id], 'telecharger');
  expect(body.resultats.map(({ fait, statut, message }) => [fait, statut, message])).toEqual([
    [false, null, 'Projet introuvable.'],
    [false, null, 'Projet introuvable.'],
    [false, 'Agence', 'Ce projet n’est pas, ou n’est plus, en impression.'],
    [true, 'Imprimé', 'Passé en «\u00a0Imprimé\u00a0».'],
  ]);
  expect((await readOrder(other.printerCaller, other.id)).statut).toBe('Impression');
});

it('delivers nothing that was not printed, and each project once', { tags: 'long' }, async () => {
  const { id, printerCaller } = await orderInPrint(site);
  const { body } = await lot(printerCaller, [id, id], 'livrer');
  expect(body.resultats).toEqual([
    expect.objectContaining({
      fait: false,
      statut: 'Impression',
      message: "Le statut du projet ne vous permet pas d'en changer.",
    }),
  ]);
  expect((await lot(printerCaller, [id], 'telecharger')).body.resultats).toHaveLength(1);
});

it('moves once and mails once for twenty concurrent requests of two people', async () => {
  const { id, printerCaller, siege } = await orderInPrint(site);
  const before = await mailsOf(id);
  const callers = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? printerCaller : siege));
  const answers = await Promise.all(
    callers.map((caller, index) =>
      index % 3 === 0
        ? caller.call(printOne, { params: { id } }).then(({ status, body }) => [status, body.statut])
        : lot(caller, [id], 'telecharger').then(({ status, body }) => [status, body.resultats[0]?.statut]),
    ),
  );
  expect(answers).toEqual(callers.map(() => [200, 'Imprimé']));
  expect((await historyOf(id)).filter((statut) => statut === 'Imprimé')).toHaveLength(1);
  expect((await mailsOf(id)) - before).toBe(1);
});

it('is allowed to the agency that prints, and not to one with another printer', {
  tags: 'long',
}, async () => {
  const own = await orderInPrint(site, { printer: 'agence' });
  expect((await lot(own.agency, [own.id], 'telecharger')).body.resultats[0]?.fait).toBe(true);
  const given = await orderInPrint(site);
  const refused = await lot(given.agency, [given.id], 'telecharger');
  expect(refused.body).toMatchObject({
    url: null,
    resultats: [{ fait: false, statut: 'Impression', message: 'Ce projet est confié à un autre imprimeur.' }],
  });
  const one = await given.agency.call(printOne, { params: { id: given.id } });
  expect(one.status).toBe(409);
});

it('is for printers, agencies and head office, valid requests, and same-origin pages', async () => {
  const { id, caller, printerCaller } = await orderInPrint(site);
  expect((await lot(caller, [id], 'telecharger')).status).toBe(403);
  expect((await lot(site.anonymous, [id], 'telecharger')).status).toBe(401);
  expect((await lot(printerCaller, [], 'telecharger')).status).toBe(400);
  const tooMany = Array.from({ length: 201 }, (_, index) => index.toString(16).padStart(24, '0'));
  expect((await lot(printerCaller, tooMany, 'livrer')).status).toBe(400);
  const params = { id };
  const crossSite = { 'x-csrf-token': undefined, 'sec-fetch-site': 'cross-site' };
  expect((await printerCaller.call(printOne, { params, headers: crossSite })).status).toBe(403);
  expect((await readOrder(printerCaller, id)).statut).toBe('Impression');
  const sameOrigin = { 'x-csrf-token': undefined, 'sec-fetch-site': 'same-origin' };
  expect((await printerCaller.call(printOne, { params, headers: sameOrigin })).status).toBe(200);
});

it('is 404 for one project out of scope, 409 for one that left the printer', async () => {
  const { id, printerCaller } = await orderInPrint(site);
  const stranger = site.as((await createUser(site.pool, { role: 'imprimeur' })).name);
  expect((await stranger.call(printOne, { params: { id } })).status).toBe(404);
  expect((await askMove(printerCaller, id, 'Exécution', { comment: 'Fichier illisible' })).status).toBe(200);
  expect((await printerCaller.call(printOne, { params: { id } })).status).toBe(409);
});

it('lists what one prints, with its print data', { tags: 'long' }, async () => {
  const job = await orderInPrint(site, { printer: 'agence' });
  const elsewhere = await orderInPrint(site);
  const unprinted = await submittedOrder(site);
  const seen = async (caller: Caller, query: { q_statut?: Status } = {}) => {
    const { body } = await caller.call(listProjects, {
      query: { q_vue: 'impression', limit: 100, ...query },
    });
    if (Array.isArray(body)) throw new Error('a page was asked for');
    return body.projets;
  };
  const [row, ...others] = await seen(job.agency);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    statut: 'Impression',
    impression: 'A4, deux volets · Polyart mat 240\u00a0g · 50 cartes · 24 QR codes',
  });
  expect(row?.actions.map(({ target }) => target)).toContain('Imprimé');
  await lot(job.agency, [job.id], 'telecharger');
  const counts = await job.agency.call(countProjects, { query: { q_vue: 'impression' } });
  expect(counts.body).toEqual([{ _id: 'Imprimé', count: 1 }]);
  await lot(job.agency, [job.id], 'livrer');
  expect(await seen(job.agency)).toEqual([]);
  expect(await seen(job.agency, { q_statut: 'Terminé' })).toHaveLength(1);
  const all = (await seen(elsewhere.siege)).map(({ _id }) => _id.$oid);
  expect(all).toContain(elsewhere.id);
  expect(all).not.toContain(job.id);
  expect(all).not.toContain(unprinted.id);
});

it('has migration 0008 backfill old projects like a save', async () => {
  const modes = ['carte', 'qrcode', 'carte_qrcode', 'carte_menu', 'carte_qrcode_menu', 'aucun'];
  for (const impression of modes)
    await createChrDraft(site, (document) => ({
      ...document,
      infocarte: {
        ...document.infocarte,
        impression,
        nombreExemplaireMenu: '2xA3',
        ...(impression === 'carte' ? { format: { name: 'A5' } } : {}),
      },
    }));
  const read = () =>
    site.pool.query<{ id: string; print_summary: string }>(
      'select id, print_summary from projects order by id',
    );
  const { rows: saved } = await read();
  const sql = await readFile(new URL('../../../db/migrations/0008-archives.sql', import.meta.url), 'utf8');
  await site.pool.query("update projects set print_summary = ''");
  await site.pool.query(sql.slice(sql.indexOf('with printed')));
  expect((await read()).rows).toEqual(saved);
  expect(new Set(saved.map((row) => row.print_summary)).size).toBe(modes.length);
});
