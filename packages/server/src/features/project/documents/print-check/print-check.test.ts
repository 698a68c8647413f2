import { deleteFile } from '@ardoise/domain/contract/files.ts';
import {
  type PrintCheckReply,
  readPrintCheck,
  readPrintCheckOfProof,
  waivePrintCheck,
  waivePrintCheckOfProof,
} from '@ardoise/domain/contract/print-check.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Caller } from '../../../../testing/caller.ts';
import { createUser } from '../../../../testing/factories.ts';
import { kitPrint } from '../../../../testing/print-fixtures/kit-print.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import {
  approvedOrder,
  askMove,
  joinExecution,
  move,
  type Order,
  readOrder,
  sendFile,
} from '../../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const A4 = { w: 210, h: 297, pages: 2 };
const FAULTY = { ...A4, ground: true, text: 'missing' } as const;

async function send(order: Order, name: string, content: Buffer): Promise<string> {
  const sent = await sendFile(order.agency, order.id, 'execution', { name, content });
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  return sent.body.filename;
}

/** Once no file is under way. */
async function check(caller: Caller, id: string): Promise<PrintCheckReply> {
  return vi.waitFor(
    async () => {
      const { status, body } = await caller.call(readPrintCheck, { params: { id } });
      expect(status).toBe(200);
      if (status !== 200) throw new Error();
      expect(body.fichiers.map(({ etat }) => etat)).not.toContain('en cours');
      return body;
    },
    { timeout: 20_000 },
  );
}

const SENTENCE = 'palais_EXE.pdf est à refaire\u00a0: fonds perdus, polices.';

it('holds the agency back until the file is replaced, and says why', async () => {
  const order = await approvedOrder(site);
  const stored = await send(order, 'palais_EXE.pdf', await kitPrint(FAULTY));
  expect((await askMove(order.agency, order.id, 'Impression')).body).toMatchObject({
    code: 'GARDE',
    message: SENTENCE,
    etat: { cure: 'execution' },
  });
  const { actions } = await readOrder(order.agency, order.id);
  expect(actions).toContainEqual(
    expect.objectContaining({ target: 'Impression', allowed: false, reason: SENTENCE, cure: 'execution' }),
  );
  const { fichiers, commande, derogeable } = await check(order.agency, order.id);
  expect(fichiers).toMatchObject([
    {
      filename: stored,
      etat: 'fait',
      bloque: true,
      derogation: null,
      verdict: {
        niveau: 'À refaire',
        objet: 'Carte',
        phrase: 'Imprimé ainsi, un liseré blanc resterait au bord et le texte changerait de dessin.',
        points: [
          {
            motif: 'fonds perdus',
            ou: 'Page\u00a01, quatre côtés',
            page: 1,
            place: { x: 0, y: 0, w: 1, h: 1 },
          },
          { motif: 'fonds perdus', page: 2 },
          { motif: 'polices', vu: 'Une police n’est pas dans le fichier\u00a0: Helvetica.' },
          { motif: 'polices', page: 2 },
        ],
      },
    },
  ]);
  expect(commande).toMatchObject([
    { objet: 'Carte', format: 'A4, deux volets', faces: 4, exemplaires: 50 },
    { objet: 'QR code', format: 'Sticker rond', faces: 1, exemplaires: 24 },
  ]);
  expect(derogeable).toBe(false);
  await joinExecution(order, 'carte.pdf');
  expect((await askMove(order.agency, order.id, 'Impression')).body).toMatchObject({ message: SENTENCE });
  await order.agency.call(deleteFile, { params: { id: order.id }, query: { filename: stored } });
  await move(order.agency, order.id, 'Impression');
});

it('holds nobody else back', { tags: 'long' }, async () => {
  const order = await approvedOrder(site);
  await send(order, 'carte.pdf', await kitPrint(FAULTY));
  await check(order.siege, order.id);
  await move(order.siege, order.id, 'Impression', { imprimeur: order.agence.name });
});

it('is lifted by head office with a comment, for these bytes alone, and its printer reads why', {
  tags: 'long',
}, async () => {
  const order = await approvedOrder(site);
  const content = await kitPrint(FAULTY);
  await send(order, 'carte.pdf', content);
  const { fichiers } = await check(order.agency, order.id);
  const empreinte = fichiers[0]?.empreinte ?? '';
  const params = { id: order.id };
  const commentaire = 'Le client veut ce liseré.';
  const waive = (caller: Caller, body: { empreinte: string; commentaire: string }) =>
    caller.call(waivePrintCheck, { params, body });
  expect((await waive(order.agency, { empreinte, commentaire })).status).toBe(403);
  expect((await waive(order.siege, { empreinte, commentaire: ' ' })).body).toMatchObject({
    code: 'VALIDATION',
    champs: [{ chemin: 'commentaire' }],
  });
  expect((await waive(order.siege, { empreinte: '0'.repeat(64), commentaire })).status).toBe(404);
  for (const _twice of [1, 2])
    expect((await waive(order.siege, { empreinte, commentaire })).status).toBe(200);
  const lines = (await readOrder(order.agency, order.id)).historique;
  expect(lines.filter(({ nature }) => nature === 'derogation')).toMatchObject([
    { comment: `carte.pdf\u00a0: ${commentaire}` },
  ]);
  expect((await readOrder(order.caller, order.id)).statut).toBe('Exécution');
  await send(order, 'autre.pdf', await kitPrint({ ...FAULTY, pages: 1 }));
  expect((await askMove(order.agency, order.id, 'Impression')).body).toMatchObject({
    message: 'autre.pdf est à refaire\u00a0: fonds perdus, polices.',
  });
  const other = (await check(order.siege, order.id)).fichiers.find(({ derogation }) => derogation === null);
  const ofProof = {
    params: { ...params, version: 1 },
    body: { empreinte: other?.empreinte ?? '', commentaire },
  };
  expect((await order.siege.call(waivePrintCheckOfProof, ofProof)).status).toBe(200);
  const printer = await createUser(site.pool, { role: 'imprimeur' });
  await move(order.agency, order.id, 'Impression', { imprimeur: printer.name });
  const read = await check(site.as(printer.name), order.id);
  expect(read.fichiers).toMatchObject([
    { bloque: false, derogation: { commentaire } },
    { bloque: false, derogation: { commentaire } },
  ]);
  expect(read.derogeable).toBe(false);
});

it('holds nothing back of a file from before, nor of one that is no PDF', { tags: 'long' }, async () => {
  const order = await approvedOrder(site);
  await send(order, 'carte.pdf', await kitPrint(FAULTY));
  await site.pool.query(`update files set t_creation = '2026-01-01' where project_id = $1`, [order.id]);
  await site.pool.query('delete from print_facts');
  expect((await check(order.agency, order.id)).fichiers).toMatchObject([
    { bloque: false, verdict: { niveau: 'À refaire' } },
  ]);
  await move(order.agency, order.id, 'Impression');
});

it('answers by version as well, and 404 for one that does not exist', { tags: 'long' }, async () => {
  const order = await approvedOrder(site);
  await joinExecution(order);
  await check(order.agency, order.id);
  const { body } = await order.agency.call(readPrintCheckOfProof, { params: { id: order.id, version: 1 } });
  expect(body).toMatchObject({ fichiers: [{ etat: 'fait', verdict: { niveau: 'Bon' } }] });
  const missing = await order.agency.call(readPrintCheckOfProof, { params: { id: order.id, version: 9 } });
  expect(missing.status).toBe(404);
  const stranger = await createUser(site.pool, { role: 'agence' });
  expect((await site.as(stranger.name).call(readPrintCheck, { params: { id: order.id } })).status).toBe(404);
});
