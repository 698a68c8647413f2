import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { documentOf } from '@ardoise/domain/answers/changed-parts.ts';
import { depositOrder } from '@ardoise/domain/contract/deposits.ts';
import { listFiles } from '@ardoise/domain/contract/files.ts';
import {
  importOrderFile,
  readOrderFileKey,
  type WaitingOrder,
} from '@ardoise/domain/contract/order-files.ts';
import { readProjectModels } from '@ardoise/domain/contract/project-models.ts';
import { readProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import { MAGIC, PIECE, TAG } from '@ardoise/domain/order-files/sealed-file.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SecretBox } from '../../../secrets/secret-box.ts';
import type { Caller } from '../../../testing/caller.ts';
import { type ChrDraft, createChrDraft } from '../../../testing/chr-draft.ts';
import { multipart } from '../../../testing/multipart.ts';
import { completeChrDocument, createOutlet, createSalesTeam } from '../../../testing/project-factories.ts';
import { noisyPng, pngFile } from '../../../testing/sample-files.ts';
import { sealedOrder } from '../../../testing/sealed-order.ts';
import { deviceId, signedOffline } from '../../../testing/signed-offline.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { currentKey } from './order-file-keys.ts';

const GOLD = '3104587';

let site: TestApp;
let small: Buffer;
/** Of several pieces. */
let large: Buffer;
beforeAll(async () => {
  site = await createTestApp();
  await createOutlet(site.pool, GOLD);
  [small, large] = await Promise.all([pngFile(40, 30), noisyPng(900)]);
});
afterAll(() => site.close());

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const keyOf = async (caller: Caller) => (await caller.call(readOrderFileKey)).body;
const importBytes = (caller: Caller, content: Buffer) =>
  caller.call(importOrderFile, multipart({}, { name: 'Brasserie du Palais.ardoise', content }));
const readOrder = async (caller: Caller, id: string) =>
  (await caller.call(readProject, { params: { id } })).body;

/** Everything that an import may write, in numbers. */
async function written() {
  const { rows } = await site.pool.query(
    `select (select count(*) from projects) as projects, (select count(*) from files) as files,
       (select count(*) from signatures) as signatures, (select sum(version) from projects) as versions`,
  );
  return { ...rows[0], incoming: await readdir(path.join(site.config.dataDir, 'files/incoming')) };
}

/** An order that was begun on a device at an outlet, with two photos, and answered whole. */
async function begunOrder() {
  const { dc, agence } = await createSalesTeam(site.pool);
  const caller = site.as(dc.name);
  const [one, two] = [deviceId(), deviceId()];
  const { body: models } = await caller.call(readProjectModels);
  const model = models.find(({ type }) => type === 'Carte Brasserie');
  if (model === undefined) throw new Error('no model');
  const base = documentOf(model);
  const complete = completeChrDocument(agence.mail);
  const answers: ProjectDocument = {
    ...complete,
    contenu_fichier_texte: { hasFichierTexte: 'non' },
    contenu: [one, two].map((photo, rank) => ({
      photo,
      filename: `photo_carte-${rank}.png`,
      modificationCarte: 'Comme la photo.',
    })),
  };
  const order: WaitingOrder = {
    projet: deviceId(),
    creation: { type: 'Carte Brasserie', nOutlet: GOLD, horsLigne: { decalage: -1500 } },
    fichiers: [
      { id: one, type: 'photo_carte', nom: 'menu.png', taille: large.length },
      { id: two, type: 'photo_carte', nom: 'dos.png', taille: small.length },
    ],
    reponses: { base, document: { ...base, ...answers }, envoyees: [] },
    suppressions: [],
  };
  return { dc, caller, key: await keyOf(caller), order, photos: [large, small], id: order.projet };
}

type Begun = Awaited<ReturnType<typeof begunOrder>>;

/** The same once both have signed it on the device. */
async function signedOrder(begun: Begun): Promise<WaitingOrder> {
  const { dc, id, order, photos } = begun;
  const fichiers = order.fichiers.map(({ id: of }, rank) => ({
    id: of,
    empreinte: sha256(photos[rank] ?? small),
  }));
  const depot = await signedOffline(site, dc.name, id, { change: (body) => ({ ...body, fichiers }) });
  return { ...order, depot };
}

describe('the exported file of an order', () => {
  it('makes the order with its photos and answers, then deposits what was signed, each once', async () => {
    const begun = await begunOrder();
    const { caller, key, order, photos, id } = begun;
    const first = await importBytes(caller, sealedOrder(key, order, photos));
    expect([first.status, first.body]).toMatchObject([200, { statut: 'Brouillon', fichiersRefuses: [] }]);
    const made = await readOrder(caller, id);
    expect(made).toMatchObject({ contenu: order.reponses?.document.contenu, pdv: { nOutlet: GOLD } });

    const file = sealedOrder(key, await signedOrder(begun), photos);
    const replies = await Promise.all(Array.from({ length: 4 }, () => importBytes(caller, file)));
    const sent = { _id: { $oid: id }, statut: 'Agence', aRegulariser: [], fichiersRefuses: [] };
    expect(replies.map(({ body }) => body)).toMatchObject([sent, sent, sent, sent]);
    const { body: files } = await caller.call(listFiles, { params: { id } });
    const attached = files.filter(({ myplv_file_type: type }) => type === 'photo_carte');
    expect(new Set(attached.map((one) => one.id))).toEqual(new Set(order.fichiers.map((one) => one.id)));
    expect((await readOrder(caller, id)).signatures).toMatchObject([{ role: 'client' }, { role: 'dc' }]);

    const before = await written();
    expect((await importBytes(caller, file)).body).toMatchObject(sent);
    expect(await written()).toEqual(before);
  });

  it.each([
    ['voids those that were there when it was made', 60_000, 0, []],
    ['leaves those that came after it was made', -60_000, 2, [{ nom: 'après.png' }]],
  ] as const)('whose photo voids signatures %s', async (_, later, left, fichiersRefuses) => {
    const begun = await begunOrder();
    const { caller, key, photos, id } = begun;
    await importBytes(caller, sealedOrder(key, begun.order, photos));
    // No unit is left: it is signed and stays a draft.
    await site.pool.query(
      'update quotas set annuel = 0 where smhf = (select smhf from users where name = $1)',
      [begun.dc.name],
    );
    await importBytes(caller, sealedOrder(key, await signedOrder(begun), photos));
    expect((await readOrder(caller, id)).signatures).toHaveLength(2);
    const photo = {
      id: deviceId(),
      type: 'photo_carte',
      nom: 'après.png',
      taille: small.length,
      annuleSignatures: true,
    } as const;
    const { reponses: _sent, creation: _made, ...order } = begun.order;
    const exportee = new Date(Date.now() + later).toISOString();
    const file = sealedOrder(key, { ...order, exportee, fichiers: [photo] }, [small]);
    expect((await importBytes(caller, file)).body).toMatchObject({ fichiersRefuses });
    expect((await readOrder(caller, id)).signatures).toHaveLength(left);
  });

  it('whose signatures were taken back since, as another file says, changes nothing', async () => {
    const begun = await begunOrder();
    const { caller, key, order, photos, id } = begun;
    await importBytes(caller, sealedOrder(key, order, photos));
    const signed = await signedOrder(begun);
    const { reponses: _sent, creation: _made, ...rest } = order;
    const taken = { ...rest, fichiers: [], retraits: [signed.depot?.depot ?? ''] };
    expect((await importBytes(caller, sealedOrder(key, taken, []))).status).toBe(200);
    const before = await written();
    const { status, body } = await importBytes(caller, sealedOrder(key, signed, photos));
    expect([status, body]).toMatchObject([409, { code: 'SIGNATURES' }]);
    expect(await written()).toEqual(before);
    expect((await readOrder(caller, id)).signatures).toEqual([]);
  });

  it('holds back the signatures where a photo is refused, and says which', async () => {
    const begun = await begunOrder();
    const { caller, key, order, id } = begun;
    await importBytes(caller, sealedOrder(key, order, begun.photos));
    const signed = await signedOrder(begun);
    const text = Buffer.from('ceci n’est pas une image');
    const broken = { id: deviceId(), type: 'photo_carte', nom: 'abîmée.png', taille: text.length } as const;
    const withBroken = { ...signed, fichiers: [...signed.fichiers, broken] };
    const { body } = await importBytes(caller, sealedOrder(key, withBroken, [...begun.photos, text]));
    expect(body).toMatchObject({
      statut: 'Brouillon',
      fichiersRefuses: [{ nom: 'abîmée.png' }],
      signaturesRetenues: true,
    });
    expect((await readOrder(caller, id)).signatures).toEqual([]);
  });
});

describe('answers that others changed meanwhile', () => {
  async function changedElsewhere(change: (document: ProjectDocument) => ProjectDocument) {
    const draft = await createChrDraft(site);
    const { caller, id } = draft;
    const before = await readOrder(caller, id);
    const base = documentOf(before);
    const body = { ...change(base), version: before.version };
    expect((await caller.call(saveProject, { params: { id }, body: body as never })).status).toBe(200);
    return { caller, id, base };
  }
  const copies = (count: string) => (document: ProjectDocument) => ({
    ...document,
    infocarte: { ...document.infocarte, nombreExemplaire: count },
  });
  const named = (name: string) => (document: ProjectDocument) => ({
    ...document,
    autresInfos: { ...document.autresInfos, nomPdv: name },
  });
  const waiting = (projet: string, base: ProjectDocument, document: ProjectDocument): WaitingOrder => ({
    projet,
    fichiers: [],
    reponses: { base, document, envoyees: [] },
    suppressions: [],
  });

  it('are merged where the device changed others', async () => {
    const { caller, id, base } = await changedElsewhere(copies('61'));
    const order = waiting(id, base, named('Chez Momo')(base));
    const { status } = await importBytes(caller, sealedOrder(await keyOf(caller), order));
    expect(status).toBe(200);
    const { infocarte, autresInfos } = await readOrder(caller, id);
    expect([infocarte?.nombreExemplaire, autresInfos?.nomPdv]).toEqual(['61', 'Chez Momo']);
  });

  it('are named where the device changed the same, and nothing is written', async () => {
    const { caller, id, base } = await changedElsewhere(copies('61'));
    const photo = { id: deviceId(), type: 'photo_carte', nom: 'menu.png', taille: small.length } as const;
    const order = { ...waiting(id, base, copies('62')(base)), fichiers: [photo] };
    const before = await written();
    const { status, body } = await importBytes(caller, sealedOrder(await keyOf(caller), order, [small]));
    expect([status, body]).toMatchObject([409, { code: 'VERSION' }]);
    expect((body as unknown as { message: string }).message).toContain('Exemplaires de la carte');
    expect(await written()).toEqual(before);
  });
});

describe('a file that is refused leaves nothing', () => {
  let draft: ChrDraft;
  let file: Buffer;
  let order: WaitingOrder;
  let photos: Buffer[];
  beforeAll(async () => {
    draft = await createChrDraft(site);
    const photo = { id: deviceId(), type: 'photo_carte', nom: 'menu.png', taille: large.length } as const;
    order = { projet: draft.id, fichiers: [photo], suppressions: [] };
    photos = [large];
    file = sealedOrder(await keyOf(draft.caller), order, photos);
  });

  async function isRefused(content: Buffer, words: string, caller = draft.caller) {
    // More than the calls of a minute.
    await site.pool.query('delete from request_counts');
    const before = await written();
    const { status, body } = await importBytes(caller, content);
    expect([status, (body as unknown as { message: string }).message]).toEqual([
      415,
      expect.stringContaining(words),
    ]);
    expect(await written()).toEqual(before);
  }

  const DAMAGED = 'abîmé';
  const headEnd = () => 12 + file.readUInt32BE(MAGIC.length);
  const changed = (at: number) => {
    const bytes = Buffer.from(file);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    return bytes;
  };
  const piece = (rank: number) =>
    file.subarray(headEnd() + rank * (PIECE + TAG), headEnd() + (rank + 1) * (PIECE + TAG));

  it('cut anywhere', async () => {
    for (const length of [0, 5, 12, headEnd(), headEnd() + 3, headEnd() + PIECE + TAG, file.length - 1])
      await isRefused(file.subarray(0, length), DAMAGED);
  });

  it('with a byte that was changed, in its head, its words or its photos', async () => {
    for (const at of [0, headEnd() - 3, headEnd() + 9, file.length - 1])
      await isRefused(changed(at), DAMAGED);
  });

  it('with pieces that changed places, or more than it had', async () => {
    const before = file.subarray(0, headEnd());
    const rest = file.subarray(headEnd() + 2 * (PIECE + TAG));
    await isRefused(Buffer.concat([before, piece(1), piece(0), rest]), DAMAGED);
    await isRefused(Buffer.concat([file, Buffer.alloc(100)]), DAMAGED);
  });

  it('that says other sizes than it has', async () => {
    const key = await keyOf(draft.caller);
    const [photo] = order.fichiers;
    for (const taille of [0, large.length - 1, large.length + 1, 300 * 1024 * 1024]) {
      const fichiers = photo === undefined ? [] : [{ ...photo, taille }];
      await isRefused(sealedOrder(key, { ...order, fichiers }, photos), DAMAGED);
    }
  });

  it('of another project than its head says, of another form, or with a point that is none', async () => {
    const key = await keyOf(draft.caller);
    await isRefused(sealedOrder(key, order, photos, { projet: deviceId() }), DAMAGED);
    await isRefused(sealedOrder(key, { ...order, autre: 1 } as never, photos), DAMAGED);
    await isRefused(sealedOrder(key, order, photos, { ephemere: `04${'1'.repeat(128)}` }), DAMAGED);
  });

  it('of another account, or of another installation', async () => {
    const stranger = await createChrDraft(site);
    await isRefused(file, 'un autre compte', stranger.caller);
    const own = { ...(await keyOf(draft.caller)), id: deviceId() };
    await isRefused(sealedOrder(own, order, photos), 'une autre installation');
  });

  it('of an order of somebody else', async () => {
    const stranger = await createChrDraft(site);
    const before = await written();
    const { status } = await importBytes(
      stranger.caller,
      sealedOrder(await keyOf(stranger.caller), order, photos),
    );
    expect(status).toBe(404);
    expect(await written()).toEqual(before);
  });
});

it('is taken in though what was taken back on the device had arrived before, and fell since', async () => {
  const draft = await createChrDraft(site);
  const { caller, dc, id } = draft;
  const first = await signedOffline(site, dc.name, id);
  await caller.call(depositOrder, { params: { id }, body: first });
  await site.pool.query("update projects set statut = 'Brouillon' where id = $1", [id]);
  await site.pool.query('update signatures set voided_at = now() where project_id = $1', [id]);
  const depot = await signedOffline(site, dc.name, id);
  const order: WaitingOrder = { projet: id, fichiers: [], suppressions: [], retraits: [first.depot], depot };
  const { status } = await importBytes(caller, sealedOrder(await keyOf(caller), order));
  expect(status).toBe(200);
  expect((await readOrder(caller, id)).signatures).toMatchObject([{ role: 'client' }, { role: 'dc' }]);
});

describe('the key', () => {
  const box = () => SecretBox.open(site.config.dataDir, site.config.secretKeys);

  it('is one, however many ask at once, and another after a year: older files still open', async () => {
    const draft = await createChrDraft(site);
    const key = await keyOf(draft.caller);
    const secrets = await box();
    const ask = async () => {
      const keys = await Promise.all([1, 2, 3].map(() => currentKey(site.pool, secrets)));
      return [...new Set(keys.map(({ id }) => id))];
    };
    expect(await ask()).toEqual([key.id]);
    await site.pool.query("update order_file_keys set t_creation = now() - interval '366 days'");
    const renewed = await ask();
    expect(renewed).toHaveLength(1);
    expect(renewed).not.toContain(key.id);
    const order: WaitingOrder = { projet: draft.id, fichiers: [], suppressions: [] };
    expect((await importBytes(draft.caller, sealedOrder(key, order))).status).toBe(200);
  });

  it('is made again where the secret that sealed it is lost', async () => {
    const draft = await createChrDraft(site);
    const { id } = await keyOf(draft.caller);
    const other = new SecretBox(['une-autre-cle-de-trente-deux-caracteres']);
    expect((await currentKey(site.pool, other)).id).not.toBe(id);
  });
});
