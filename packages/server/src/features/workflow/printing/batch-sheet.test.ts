import process from 'node:process';
import { ERRORS } from '@ardoise/domain/base/errors.ts';
import { printBatchSheet } from '@ardoise/domain/contract/printing.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { wordsOf } from '../../../testing/pdf-words.ts';
import { orderInPrint } from '../../../testing/printing-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newProjectId } from '../../project/projects/project-id.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const ask = (caller: Caller, ids: string[]) =>
  caller.call(printBatchSheet, { query: { ids: ids.join(',') } });

const named =
  (nomPDV: string, copies: string) =>
  (document: ProjectDocument): ProjectDocument => ({
    ...document,
    pdv: { ...document.pdv, nomPDV },
    infocarte: { ...document.infocarte, nombreExemplaire: copies },
  });

it('groups a lot by format, material and copies, one line per project with its address, totals, page numbers', {
  tags: 'long',
}, async () => {
  const first = await orderInPrint(site, { change: named('Chez Ana', '50') });
  const { printer } = first;
  const second = await orderInPrint(site, { printer, change: named('Chez Bob', '100') });
  const third = await orderInPrint(site, { printer, change: named('Chez Cléo', '50') });
  const ids = [first.id, second.id, third.id, first.id];
  const answer = await ask(first.printerCaller, ids);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^inline; filename=feuille-de-lot_\d{8}-\d{6}\.pdf/),
  });
  const [page = ''] = await wordsOf(answer.bytes);
  const inOrder = [
    'Feuille de lot',
    'Carte · A4, deux volets · Polyart mat 240\u00a0g · 50\u00a0ex.',
    'Chez Ana, Bordeaux',
    '12, place du Palais, 33000 Bordeaux',
    'Chez Cléo, Bordeaux',
    '2\u00a0projets, 100\u00a0cartes',
    '100\u00a0ex.',
    'Chez Bob, Bordeaux',
    '1\u00a0projet, 100\u00a0cartes',
    'QR code · ',
    '3\u00a0projets, 72\u00a0QR codes',
    'Totaux du lot',
  ];
  const plain = page.replaceAll('\u00a0', ' ');
  const places = inOrder.map((words) => plain.indexOf(words.replaceAll('\u00a0', ' ')));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(plain).toMatch(/Cartes.* 200 .*QR codes.* 72 /);
  expect(plain).toContain('Page 1 sur 1');
  expect((await first.printerCaller.call(printBatchSheet, { query: { ids: 'abc' } })).status).toBe(400);
});

it('skips what the caller does not print, and is 404 when nothing is left', { tags: 'long' }, async () => {
  const mine = await orderInPrint(site, { change: named('Le Mien', '30') });
  const other = await orderInPrint(site, { change: named('L’Autre', '30') });
  const words = (await wordsOf((await ask(mine.printerCaller, [mine.id, other.id])).bytes)).join(' ');
  expect(words).toContain('Le Mien');
  expect(words).not.toContain('L’Autre');
  expect((await ask(mine.printerCaller, [other.id])).status).toBe(404);
  // The agency that chose another printer has it in scope, and does not print it.
  expect((await ask(other.agency, [other.id])).status).toBe(404);
  expect((await ask(other.caller, [other.id])).status).toBe(403);
  expect((await ask(other.siege, [mine.id, other.id])).status).toBe(200);
  expect(
    (await ask(site.as((await createUser(site.pool, { role: 'imprimeur' })).name), [mine.id])).status,
  ).toBe(404);
});

/** Copies of a project's row: the same printer, new ids. */
async function copiesOf(id: string, count: number, doc?: string): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newProjectId());
  await site.pool.query(
    `insert into projects select (json_populate_record(p, json_build_object('id', copy, 'doc', coalesce($3::json, p.doc)))).*
     from projects p, unnest($2::text[]) as copy where p.id = $1`,
    [id, ids, doc ?? null],
  );
  return ids;
}

it('is rendered in a worker thread, whatever its length: other requests go on', {
  tags: 'long',
}, async () => {
  const { id, printerCaller } = await orderInPrint(site, { change: named('Chez Zoé', '60') });
  const ids = await copiesOf(id, 199);
  const threads: unknown[] = [];
  const started = (thread: unknown) => threads.push(thread);
  process.on('worker', started);
  const answer = await ask(printerCaller, [id, ...ids]);
  process.off('worker', started);
  expect(answer.status).toBe(200);
  expect((await wordsOf(answer.bytes)).join(' ').replaceAll('\u00a0', ' ')).toContain(
    '200 projets, 12 000 cartes',
  );
  expect(threads).toHaveLength(1);
});

it('refuses requests beyond the queue’s limit, and reports a failure in a sentence; its slot is released', {
  tags: 'long',
}, async () => {
  const { id, printerCaller } = await orderInPrint(site, { change: named('Chez Max', '60') });
  const many = await Promise.all(Array.from({ length: 8 }, () => ask(printerCaller, [id])));
  const refused = many.filter(({ status }) => status !== 200);
  expect(many.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(refused.map(({ status, body }) => [status, body])).toEqual(
    Array.from({ length: 2 }, () => [
      429,
      {
        code: 'TROP_DE_DEMANDES',
        message: 'D’autres feuilles de lot sont en cours. Merci de réessayer dans une minute.',
      },
    ]),
  );
  const [broken = ''] = await copiesOf(id, 1, '{"pdv":null,"infocarte":{"impression":"carte"}}');
  const failed = await ask(printerCaller, [broken]);
  expect([failed.status, failed.body]).toEqual([
    500,
    { code: 'INTERNE', message: ERRORS.INTERNE.message, requete: expect.any(String) },
  ]);
  // Opened in a tab, as by the dashboard: an HTML sentence too.
  const tab = await printerCaller.inject({
    method: 'GET',
    url: `${printBatchSheet.path}?ids=${broken}`,
    headers: { accept: 'text/html,application/xhtml+xml' },
  });
  expect([tab.statusCode, tab.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(tab.payload).toContain(`<h1>${ERRORS.INTERNE.message}</h1>`);
  expect((await ask(printerCaller, [id])).status).toBe(200);
});
