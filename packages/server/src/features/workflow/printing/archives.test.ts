import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readlink, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  downloadProject,
  downloadProjectToo,
  printLot,
  printOne,
  readArchive,
} from '@ardoise/domain/contract/printing.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../db/transaction.ts';
import { diskPath } from '../../../storage/disk-files.ts';
import { FileStore } from '../../../storage/file-store.ts';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { orderInPrint } from '../../../testing/printing-factories.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { joinExecution, move, readOrder, submittedOrder } from '../../../testing/workflow-factories.ts';
import { insertFile } from '../../project/documents/files/files.repository.ts';
import { newProjectId } from '../../project/projects/project-id.ts';
import { deleteExpiredArchives } from './archives.repository.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await once(site.app.server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => site.close());

const tokenOf = (url: string | null) => url?.split('/').at(-1) ?? '';
const read = (caller: Caller, url: string | null) =>
  caller.call(readArchive, { params: { jeton: tokenOf(url) } });
const namesIn = async (caller: Caller, url: string | null) => {
  const answer = await read(caller, url);
  expect(answer.status).toBe(200);
  return [...readZip(answer.bytes).keys()];
};
const printed = async (caller: Caller, ids: string[]) =>
  (await caller.call(printLot, { body: { ids, action: 'telecharger' } })).body.url;

const FOLDER = '3104587-Brasserie-du-Palais';

it('contains for a printer what is printed of each project: current files, order form, QR code, sheet, and a table', async () => {
  const first = await orderInPrint(site);
  await move(first.printerCaller, first.id, 'Exécution', { comment: 'Fonds perdus absents' });
  await joinExecution(first, 'corrige.pdf');
  await move(site.as((await createUser(site.pool, { role: 'administrator' })).name), first.id, 'Impression', {
    force: true,
    comment: 'Corrigé',
    imprimeur: first.printer.name,
  });
  const second = await orderInPrint(site, { printer: first.printer });
  const answer = await read(first.printerCaller, await printed(first.printerCaller, [first.id, second.id]));
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=impression-\d{8}-\d{6}\.zip/);
  const zip = readZip(answer.bytes);
  const names = [...zip.keys()].map((name) => name.replace(/_\d{8}-\d{6}/, ''));
  expect(names.filter((name) => name.startsWith(`${FOLDER}/`)).sort()).toEqual([
    `${FOLDER}/bon_commande_3104587_${year()}.pdf`,
    `${FOLDER}/execution_corrige.pdf`,
    `${FOLDER}/fiche-impression.txt`,
    `${FOLDER}/qr-code.png`,
    `${FOLDER}/qr-code.svg`,
  ]);
  expect(names.filter((name) => name.startsWith(`${FOLDER}-2/`))).toHaveLength(5);
  expect(names[0]).toBe('lot-impression.csv');
  const method = (end: string) => [...zip].find(([name]) => name.endsWith(end))?.[1].method;
  expect([method('.pdf'), method('.png'), method('.txt')]).toEqual([0, 0, 8]);
  const sheet = zip.get(`${FOLDER}/fiche-impression.txt`)?.content.toString() ?? '';
  expect(sheet).toMatch(/Matière +: Polyart mat 240\s?g\r\n/);
  expect(sheet).toMatch(/Exemplaires de la carte +: 50\r\n/);
  expect(sheet).toMatch(/Adresse +: 12, place du Palais\r\n/);
  const table = zip.get('lot-impression.csv')?.content.toString().split('\r\n') ?? [];
  expect(table[0]).toMatch(/^\uFEFFDossier;Projet;Numéro de projet;/);
  expect(table[2]).toMatch(new RegExp(`^${FOLDER}-2;Brasserie du Palais;`));
});

/** The date in the order form's name, after the project's number. */
function year(): string {
  return new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' })
    .format(new Date())
    .replaceAll('-', '_');
}

it('contains for other roles every document, older versions apart, without changing a status', {
  tags: 'long',
}, async () => {
  const { id, agency, siege, printerCaller, caller } = await orderInPrint(site);
  await move(printerCaller, id, 'Exécution', { comment: 'Illisible' });
  await joinExecution({ id, agency } as Parameters<typeof joinExecution>[0], 'autre.pdf');
  for (const call of [downloadProject, downloadProjectToo]) {
    const asked = await siege.call(call, { params: { id } });
    expect(asked.status).toBe(200);
    const names = await namesIn(siege, asked.body.url);
    expect(names.filter((name) => name.includes('/anciennes-versions/'))).toEqual([
      expect.stringMatching(/execution_execution_/),
    ]);
    expect(names.some((name) => name.includes('execution_autre'))).toBe(true);
    expect(names.some((name) => name.includes('fiche'))).toBe(false);
  }
  const forPrinter = await printerCaller.call(downloadProject, { params: { id } });
  expect((await namesIn(printerCaller, forPrinter.body.url)).some((name) => name.includes('fiche'))).toBe(
    true,
  );
  expect((await caller.call(downloadProject, { params: { id } })).status).toBe(403);
  expect((await readOrder(siege, id)).statut).toBe('Exécution');
});

it('is listed in the project’s permissions, and refused in Agence', { tags: 'long' }, async () => {
  const { id, agency, caller } = await submittedOrder(site);
  const refused = await agency.call(downloadProject, { params: { id } });
  expect(refused.status).toBe(409);
  expect((await readOrder(agency, id)).permissions['project.download']).toEqual({
    allowed: false,
    reason: (refused.body as unknown as { message: string }).message,
  });
  expect((await readOrder(caller, id)).permissions['project.download'].allowed).toBe(false);
  const stranger = site.as((await createUser(site.pool, { role: 'agence' })).name);
  expect((await stranger.call(downloadProject, { params: { id } })).status).toBe(404);
});

it('is downloadable by the requesting account only, for an hour, with the projects still in scope', async () => {
  const { id, printerCaller, siege, agency } = await orderInPrint(site);
  const { body } = await printerCaller.call(printOne, { params: { id } });
  const forged = `${body.url.slice(0, -1)}${body.url.endsWith('A') ? 'B' : 'A'}`;
  expect((await read(siege, body.url)).status).toBe(404);
  expect((await read(site.anonymous, body.url)).status).toBe(401);
  expect((await read(printerCaller, forged)).status).toBe(404);
  expect((await namesIn(printerCaller, body.url)).length).toBeGreaterThan(3);
  await site.pool.query("update archives set expires = expires - interval '61 minutes'");
  const late = await read(printerCaller, body.url);
  expect(late.status).toBe(410);
  const again = (await printerCaller.call(printOne, { params: { id } })).body.url;
  await move(printerCaller, id, 'Agence', { comment: 'Retour demandé' });
  expect((await read(printerCaller, again)).status).toBe(404);
  expect((await readOrder(agency, id)).statut).toBe('Agence');
});

it('is deleted a day after it expired, and its token is not stored', { tags: 'long' }, async () => {
  const { id, siege } = await orderInPrint(site);
  const { url } = (await siege.call(downloadProject, { params: { id } })).body;
  const { rows } = await site.pool.query<{ kept: string }>('select archives::text as kept from archives');
  expect(rows.every(({ kept }) => !kept.includes(tokenOf(url)))).toBe(true);
  await site.pool.query("update archives set expires = now() - interval '25 hours'");
  await deleteExpiredArchives(site.pool);
  expect((await site.pool.query('select 1 from archives')).rowCount).toBe(0);
});

it('has safe and unique names', { tags: 'long' }, async () => {
  const printer = await createUser(site.pool, { role: 'imprimeur' });
  const jobs = [];
  for (const nomPDV of ['../../Éric & Œuf : «bar»', 'Café', 'CAFE', '=CMD()|"x";']) {
    const change = (document: object) => ({
      ...document,
      pdv: { ...(document as { pdv: object }).pdv, nomPDV },
    });
    jobs.push(await orderInPrint(site, { printer, change }));
  }
  const caller = site.as(printer.name);
  const answer = await read(
    caller,
    await printed(
      caller,
      jobs.map(({ id }) => id),
    ),
  );
  const zip = readZip(answer.bytes);
  const folders = new Set([...zip.keys()].map((name) => name.split('/')[0]));
  expect([...folders]).toEqual([
    'lot-impression.csv',
    '3104587-Eric-OEuf-bar',
    '3104587-Cafe',
    '3104587-CAFE-2',
    '3104587-CMD-x',
  ]);
  for (const name of zip.keys()) expect(name).toMatch(/^[A-Za-z0-9_.-]+(\/[A-Za-z0-9_.-]+)?$/);
  const table = zip.get('lot-impression.csv')?.content.toString() ?? '';
  expect(table).toContain(`;"'=CMD()|""x"";";`);
});

it('reports a missing file before the first byte', { tags: 'long' }, async () => {
  const { id, printerCaller } = await orderInPrint(site);
  const { rows } = await site.pool.query<{ hash: string }>(
    `select encode(sha256, 'hex') as hash from files where project_id = $1 and file_type = 'execution'`,
    [id],
  );
  await rm(diskPath(site.config.dataDir, rows[0]?.hash ?? ''));
  const { body } = await printerCaller.call(printOne, { params: { id } });
  expect((await read(printerCaller, body.url)).status).toBe(500);
});

const MEGA = 1024 * 1024;
const LARGE = 60 * MEGA;

function* noise(bytes: number) {
  for (let left = bytes; left > 0; left -= MEGA) yield randomBytes(MEGA);
}

async function jobWithLargeFile() {
  const job = await orderInPrint(site);
  const store = await FileStore.open(site.config.dataDir);
  const incoming = await store.receive(Readable.from(noise(LARGE)), LARGE);
  await store.keep(incoming);
  await inTransaction(site.pool, (tx) =>
    insertFile(tx, {
      id: newProjectId(),
      project_id: job.id,
      sha256: incoming.sha256,
      size: LARGE,
      mime: 'video/mp4',
      filename: 'execution_film_20261120-143205.mp4',
      file_type: 'execution',
      width: null,
      height: null,
      dpi: null,
      pages: null,
      uploaded_by: job.agence.name,
      received_after_signature: false,
      frozen: false,
    }),
  );
  const { body } = await job.printerCaller.call(printOne, { params: { id: job.id } });
  return { ...job, url: body.url, blob: diskPath(site.config.dataDir, incoming.sha256) };
}

/** Whether this process has a file open. */
async function isOpen(file: string): Promise<boolean> {
  const descriptors = await readdir('/proc/self/fd');
  const targets = await Promise.all(
    descriptors.map((descriptor) => readlink(`/proc/self/fd/${descriptor}`).catch(() => '')),
  );
  return targets.includes(file);
}

async function startReading(job: { printerCaller: Caller; url: string }) {
  const { port } = site.app.server.address() as AddressInfo;
  const cookie = (await job.printerCaller.credentials())?.cookie ?? '';
  const request = http.get({ host: '127.0.0.1', port, path: job.url, headers: { cookie }, agent: false });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  return { request, response };
}

/** Bytes of buffers that are still referenced: the second collection waits until those of the first are freed. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  return process.memoryUsage().arrayBuffers;
}

it('streams a file of 60 MB with backpressure, without buffering it', {
  tags: 'long',
  timeout: 30_000,
}, async () => {
  const job = await jobWithLargeFile();
  const before = heldBytes();
  const { response } = await startReading(job);
  await wait(500);
  const held = [heldBytes() - before];
  let received = 0;
  let end = Buffer.alloc(0);
  for await (const chunk of response as AsyncIterable<Buffer>) {
    const tens = Math.floor(received / 10 / MEGA);
    received += chunk.length;
    if (Math.floor(received / 10 / MEGA) > tens) held.push(heldBytes() - before);
    end = Buffer.concat([end, chunk]).subarray(-MEGA / 16);
  }
  expect(received).toBeGreaterThan(LARGE);
  expect(end.includes('PK\x05\x06')).toBe(true);
  expect(held.length).toBeGreaterThan(5);
  expect(Math.max(...held)).toBeLessThan(24 * MEGA);
  await expect.poll(() => isOpen(job.blob), { timeout: 5000 }).toBe(false);
});

it('cancels the work when the client disconnects', { tags: 'long', timeout: 30_000 }, async () => {
  const job = await jobWithLargeFile();
  const { request, response } = await startReading(job);
  await once(response, 'readable');
  expect(await isOpen(job.blob)).toBe(true);
  request.destroy();
  await expect.poll(() => isOpen(job.blob), { timeout: 5000 }).toBe(false);
});
