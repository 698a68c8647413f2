import { createHash } from 'node:crypto';
import { required } from '@ardoise/domain/base/errors.ts';
import { CHANGED_SINCE_SIGNED } from '@ardoise/domain/base/words/changed-since-signed.ts';
import { depositOrder, type SignedOffline, withdrawDeposit } from '@ardoise/domain/contract/deposits.ts';
import { listSignedDrawings } from '@ardoise/domain/contract/drawings.ts';
import { listFiles, readFile, uploadFile } from '@ardoise/domain/contract/files.ts';
import { changeStatus, createProject, saveProject, signProject } from '@ardoise/domain/contract/projects.ts';
import { changeSettings } from '@ardoise/domain/contract/setting-changes.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { DEFAULT_MEDALS } from '@ardoise/domain/settings/medals.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChrDraft, createChrDraft } from '../../../testing/chr-draft.ts';
import { createUser } from '../../../testing/factories.ts';
import { createKindDraft } from '../../../testing/kind-factories.ts';
import { multipart } from '../../../testing/multipart.ts';
import { wordsOf } from '../../../testing/pdf-words.ts';
import {
  completeChrDocument,
  createOutlet,
  createSalesTeam,
  giveQuota,
} from '../../../testing/project-factories.ts';
import { pngFile } from '../../../testing/sample-files.ts';
import { drawnSignature, emptyPad } from '../../../testing/signature-pictures.ts';
import { deviceId, hashed, signedOffline } from '../../../testing/signed-offline.ts';
import { telephoneJpeg } from '../../../testing/telling-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readOrder, signOrder } from '../../../testing/workflow-factories.ts';
import { makeFormerCard } from '../../project/orders/make-former-card.ts';
import { documentOf } from '../../project/projects/project-record.ts';
import { findProject } from '../../project/projects/projects.repository.ts';

let site: TestApp;
let BLANK: string;
beforeAll(async () => {
  BLANK = await emptyPad();
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'siege' });
});
afterAll(() => site.close());

type Signed = Pick<ChrDraft, 'caller' | 'id'> & { dc: { name: string } };
type Change = NonNullable<Parameters<typeof signedOffline>[3]>;

const there = ({ dc, id }: Signed, options: Change = {}) => signedOffline(site, dc.name, id, options);
const send = ({ caller, id }: Signed, body: SignedOffline) =>
  caller.call(depositOrder, { params: { id }, body });
const HOUR = 3_600_000;
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

async function stored({ id }: Signed) {
  const { rows } = await site.pool.query<{
    role: string;
    hash: string;
    notice: string;
    shown: string;
    received: string;
    clock: number;
    drawn: string | null;
  }>(
    `select role, encode(content_hash, 'hex') as hash, notice, iso_instant(t_signature) as shown, received_at as received,
       device_clock_ms as clock, iso_instant(drawn_with) as drawn from signatures where project_id = $1 and voided_at is null order by role`,
    [id],
  );
  return rows;
}

type Drawn = SignedOffline['dessins'];
const UNKNOWN = 'f'.repeat(64);

/** Every picture, or font, by this hash. */
const withHash = (drawn: Drawn, part: 'pictures' | 'faces', hash: string): Drawn =>
  drawn.map((one) => ({
    ...one,
    [part]: Object.fromEntries(Object.keys(one[part]).map((name) => [name, hash])),
  }));

/** All units of its SMHF are used up. */
async function withoutUnits({ dc }: Signed): Promise<void> {
  await site.pool.query(
    'update quotas set annuel = 0 where smhf = (select smhf from users where name = $1)',
    [dc.name],
  );
}

/** Another answer, from another device. */
async function rename({ caller, id }: Signed, more: object = {}): Promise<void> {
  const { version, infocarte } = await readOrder(caller, id);
  const body = { infocarte: { ...infocarte, nombreExemplaire: '61' }, version, ...more };
  expect((await caller.call(saveProject, { params: { id }, body: body as never })).status).toBe(200);
}

/** The words of its order form. */
async function formOf({ caller, id }: Signed): Promise<string> {
  const { body: files } = await caller.call(listFiles, { params: { id } });
  const form = files.find(({ myplv_file_type: type }) => type === 'bon_commande');
  const { bytes } = await caller.call(readFile, { params: { id: form?.id ?? '' } });
  return (await wordsOf(bytes)).join(' ');
}

async function mails(): Promise<number> {
  const { rows } = await site.pool.query('select 1 from mails');
  return rows.length;
}

describe('an order that was signed without a network', () => {
  it('is finished and sent to its agency, with what the device showed', async () => {
    const draft = await createChrDraft(site);
    const at = new Date(Date.now() - 5 * HOUR);
    const body = await there(draft, { at });
    const { status, body: reply } = await send(draft, body);
    expect([status, reply]).toEqual([200, { _id: { $oid: draft.id }, statut: 'Agence', aRegulariser: [] }]);
    const project = await readOrder(draft.caller, draft.id);
    expect(project.signatures).toMatchObject([
      { role: 'client', nom: 'Martine Oddo', t_signature: at.toISOString(), empreinte: body.empreinte },
      { role: 'dc', empreinte: body.empreinte, horsLigne: { decalage: -1500, dessin: null } },
    ]);
    const [client] = await stored(draft);
    expect(client).toMatchObject({
      notice: body.mention,
      shown: at.toISOString(),
      clock: -1500,
      drawn: null,
    });
    expect(Date.now() - Date.parse(client?.received ?? '')).toBeLessThan(60_000);
    const { body: files } = await draft.caller.call(listFiles, { params: { id: draft.id } });
    expect(files.filter(({ myplv_file_type: type }) => type === 'bon_commande')).toHaveLength(1);
  });

  it('says on its order form that the clock was set between the signature and its arrival', async () => {
    const draft = await createChrDraft(site);
    const body = { ...(await there(draft)), decalageEnvoi: -3 * HOUR };
    expect((await send(draft, body)).body).toMatchObject({ statut: 'Agence' });
    const { signatures } = await readOrder(draft.caller, draft.id);
    expect(signatures[0]?.horsLigne).toMatchObject({ decalage: -1500, decalageEnvoi: -3 * HOUR });
    expect(await formOf(draft)).toMatch(/à l’envoi elle avançait de\s3\sh/);
  });

  it('is, for a copy with new prices, signed at the time of the device', async () => {
    const draft = await createChrDraft(site);
    const at = new Date(Date.now() - HOUR);
    expect((await send(draft, await there(draft, { at }))).body).toMatchObject({ statut: 'Agence' });
    const actor = { uid: 0, name: draft.dc.name, role: 'dc', smhf: null, mdv: null } as const;
    const project = required(await findProject(site.pool, draft.id, actor));
    expect(await makeFormerCard(site.pool, project, documentOf(project))).toMatchObject({
      signeLe: at.toISOString(),
      heureAppareil: true,
    });
  });

  it('is stored once, however often it arrives and at once', async () => {
    const draft = await createChrDraft(site);
    const body = await there(draft);
    const replies = await Promise.all([send(draft, body), send(draft, body), send(draft, body)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const before = await mails();
    const again = await send(draft, body);
    expect(again.body).toMatchObject({ statut: 'Agence' });
    expect(await stored(draft)).toHaveLength(2);
    expect(await mails()).toBe(before);
    const { rows } = await site.pool.query(
      "select 1 from project_history where project_id = $1 and target = 'Agence'",
      [draft.id],
    );
    expect(rows).toHaveLength(1);
  });

  it.each(['Boards PVC', 'Caissons Lumineux', 'Digital'] as const)(
    'is accepted of the kind %s',
    async (type) => {
      const draft = await createKindDraft(site, type);
      const { status, body } = await send(draft, await there(draft));
      expect([status, body]).toMatchObject([200, { statut: 'Agence' }]);
    },
  );

  it.each([
    ['of a megabyte and a half is read', 1.5, 422, 'VALIDATION'],
    ['beyond four megabytes is not', 4.5, 413, 'REQUETE_TROP_LONGUE'],
  ])('%s', async (_, megabytes, status, code) => {
    const draft = await createChrDraft(site);
    const body = await there(draft);
    const [drawing] = body.dessins;
    const [mark] = drawing?.marks ?? [];
    const count = Math.ceil((megabytes * 1024 * 1024) / JSON.stringify(mark).length);
    const dessins = [{ ...drawing, marks: Array.from({ length: count }, () => mark) }];
    // Refused for what nobody has read, before it is laid out.
    const heavy = hashed({ ...body, dessins, mention: '' } as never);
    expect(await send(draft, heavy)).toMatchObject({ status, body: { code } });
  });

  it('covers photos by the bytes that were sent, though the place is taken out of them', async () => {
    const draft = await createChrDraft(site);
    const photo = await telephoneJpeg();
    const id = deviceId();
    const fields = { projet_id: draft.id, file_type: 'photo_carte', id };
    const form = multipart(fields, { name: 'carte.jpg', content: photo });
    const sent = await draft.caller.call(uploadFile, form);
    expect(sent.status).toBe(200);
    const empreinte = sha256(photo);
    expect(sent.body.empreinte).not.toBe(empreinte);
    const signed = (hash: string) =>
      there(draft, { change: (body) => ({ ...body, fichiers: [{ id, empreinte: hash }] }) });
    expect((await send(draft, await signed('0'.repeat(64)))).status).toBe(409);
    expect((await send(draft, await signed(empreinte))).body).toMatchObject({ statut: 'Agence' });
    // The order form names what was signed.
    expect(await formOf(draft)).toContain(empreinte.slice(0, 8));
  });

  it('leaves out what the device did not have, and says that it was not there, not that it came later', async () => {
    const draft = await createChrDraft(site);
    const body = await there(draft);
    const upload = async (file_type: string) => {
      const form = multipart({ projet_id: draft.id, file_type }, { name: 'a.png', content: await pngFile() });
      expect((await draft.caller.call(uploadFile, form)).status).toBe(200);
    };
    await upload('photo_carte');
    expect((await send(draft, body)).body).toMatchObject({ statut: 'Agence' });
    const { body: files } = await draft.caller.call(listFiles, { params: { id: draft.id } });
    const photo = files.find(({ myplv_file_type: type }) => type === 'photo_carte');
    expect(photo).toMatchObject({ recuApresSignature: true, absentALaSignature: true });
  });

  it('with two signature pictures and photos that arrive together loses none of them', async () => {
    const photos = [await telephoneJpeg(), await pngFile()].map((content) => ({ id: deviceId(), content }));
    const draft = await createChrDraft(site, (document) => ({
      ...document,
      contenu_fichier_texte: { hasFichierTexte: 'non' },
      contenu: photos.map(({ id }) => ({ photo: id, filename: `photo_carte_${id}.jpg` })),
    }));
    const fichiers = photos.map(({ id, content }) => ({ id, empreinte: sha256(content) }));
    const body = await there(draft, { change: (all) => ({ ...all, fichiers }) });
    const upload = ({ id, content }: (typeof photos)[number], name: string) =>
      draft.caller.call(
        uploadFile,
        multipart({ projet_id: draft.id, file_type: 'photo_carte', id }, { name, content }),
      );
    const [, ...sent] = await Promise.all([
      send(draft, body),
      ...photos.map((photo, rank) => upload(photo, rank === 0 ? 'carte.jpg' : 'carte.png')),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect((await send(draft, body)).body).toMatchObject({ statut: 'Agence' });
    expect((await stored(draft)).map(({ role }) => role)).toEqual(['client', 'dc']);
    const { body: files } = await draft.caller.call(listFiles, { params: { id: draft.id } });
    expect(files.map(({ id }) => id)).toEqual(expect.arrayContaining(photos.map(({ id }) => id)));
    const { rows } = await site.pool.query(
      'select 1 from signatures where project_id = $1 and octet_length(image) > 500',
      [draft.id],
    );
    expect(rows).toHaveLength(2);
  });

  it('is not sent again by itself once its signatures have fallen', async () => {
    const draft = await createChrDraft(site);
    await withoutUnits(draft);
    const body = await there(draft);
    expect((await send(draft, body)).body).toMatchObject({ statut: 'Brouillon', aRegulariser: ['quota'] });
    await rename(draft, { annuleSignatures: true });
    expect((await send(draft, body)).body).toMatchObject({ statut: 'Brouillon' });
    expect(await stored(draft)).toHaveLength(0);
  });
});

describe('a deposit that is repeated', () => {
  it('leaves an order to its dc that its agency has returned since', async () => {
    const draft = await createChrDraft(site);
    const body = await there(draft);
    expect((await send(draft, body)).body).toMatchObject({ statut: 'Agence' });
    const siege = site.as('siege');
    const { version } = await readOrder(siege, draft.id);
    await createUser(site.pool, { role: 'administrator', name: 'admin-retour' });
    const back = await site.as('admin-retour').call(changeStatus, {
      params: { id: draft.id, new_statut: 'Brouillon' },
      body: { version, comment: 'Manque un prix.', force: true },
    });
    expect(back.status).toBe(200);
    expect((await send(draft, body)).body).toMatchObject({ statut: 'Brouillon', aRegulariser: [] });
    expect((await readOrder(draft.caller, draft.id)).statut).toBe('Brouillon');
  });
});

describe('a deposit that was taken back on its device', () => {
  const withdraw = ({ caller, id }: Signed, depot: string) =>
    caller.call(withdrawDeposit, { params: { id, depot } });

  it('is refused in words, however late its exported file arrives; another one is not', async () => {
    const draft = await createChrDraft(site);
    const body = await there(draft);
    const replies = await Promise.all([withdraw(draft, body.depot), withdraw(draft, body.depot)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await send(draft, body)).toMatchObject({
      status: 409,
      body: { code: 'SIGNATURES', message: expect.stringContaining('annulées sur l’appareil') as string },
    });
    expect(await stored(draft)).toHaveLength(0);
    expect((await send(draft, await there(draft))).body).toMatchObject({ statut: 'Agence' });
  });

  it('is not taken back once it has arrived, nor by anybody else', async () => {
    const draft = await createChrDraft(site);
    const body = await there(draft);
    const other = await createChrDraft(site);
    expect((await withdraw({ ...other, id: draft.id }, body.depot)).status).toBe(404);
    expect((await send(draft, body)).body).toMatchObject({ statut: 'Agence' });
    expect(await withdraw(draft, body.depot)).toMatchObject({ status: 409, body: { code: 'SIGNATURES' } });
    expect(await stored(draft)).toHaveLength(2);
  });
});

describe('a picture that the catalogue has otherwise since', () => {
  it('is shown and printed as it was signed', async () => {
    const draft = await createChrDraft(site);
    const former = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0H10V10Z"/></svg>',
    );
    const hash = await site.files.preserve(former);
    const body = await there(draft, {
      change: (all) => ({ ...all, dessins: withHash(all.dessins, 'pictures', hash) }),
    });
    expect((await send(draft, body)).body).toMatchObject({ statut: 'Agence' });
    const { body: shown } = await draft.caller.call(listSignedDrawings, { params: { id: draft.id } });
    const marks = shown.flatMap(({ marks }) => marks);
    const sources = marks.flatMap((mark) => (mark.kind === 'image' ? [mark.src] : []));
    expect(sources.length).toBeGreaterThan(0);
    expect(new Set(sources)).toEqual(new Set([`data:image/svg+xml;base64,${former.toString('base64')}`]));
    expect(shown.every(({ change }) => !change)).toBe(true);
  });
});

describe('what the server cannot accept', () => {
  it('of an order that was not complete is noted as not sent, with what is missing', async () => {
    const draft = await createChrDraft(site, ({ infocarte, ...document }) => ({
      ...document,
      infocarte: { ...infocarte, nombreExemplaire: '' },
    }));
    const { body } = await send(draft, await there(draft));
    expect(body).toMatchObject({
      statut: 'Brouillon',
      aRegulariser: ['envoi'],
      refus: expect.stringContaining('À compléter') as string,
    });
    expect(await stored(draft)).toHaveLength(2);
  });

  it('of an outlet whose medal fell since its last save is noted as that, and anything unforeseen as not sent', async () => {
    await createOutlet(site.pool, '3104587', 'Gold');
    const fallen = await createChrDraft(site);
    const closed = await createChrDraft(site);
    const bodies = [await there(fallen), await there(closed)] as const;
    await createOutlet(site.pool, '3104587', 'Bronze');
    expect((await send(fallen, bodies[0])).body).toMatchObject({
      statut: 'Brouillon',
      aRegulariser: ['medaille'],
    });
    await createOutlet(site.pool, '3104587', 'Gold');
    await site.pool.query('update users set active = false where name = $1', [closed.agence.name]);
    const { body } = await send(closed, bodies[1]);
    expect(body).toMatchObject({ statut: 'Brouillon', aRegulariser: ['envoi'] });
    expect(body.refus).toBeTruthy();
  });

  it('is not sent by a repetition once it was signed anew', async () => {
    await createOutlet(site.pool, '3104587', 'Gold');
    const draft = await createChrDraft(site);
    const first = await there(draft);
    await withoutUnits(draft);
    await send(draft, first);
    await site.pool.query('update signatures set voided_at = now() where project_id = $1', [draft.id]);
    await site.pool.query(
      "update projects set a_regulariser = '{}', client_signed = false, dc_signed = false where id = $1",
      [draft.id],
    );
    await signOrder(draft);
    const { smhf } = await readOrder(draft.caller, draft.id);
    await giveQuota(site.pool, smhf ?? '', 'CHR', 60);
    expect((await send(draft, first)).body).toMatchObject({ statut: 'Brouillon' });
  });

  it('of a quota that was used up meanwhile is signed and stays a draft, sent as any other once there are units', async () => {
    const draft = await createChrDraft(site);
    await withoutUnits(draft);
    const { status, body } = await send(draft, await there(draft));
    expect([status, body]).toMatchObject([200, { statut: 'Brouillon', aRegulariser: ['quota'] }]);
    const project = await readOrder(draft.caller, draft.id);
    expect(project).toMatchObject({ create: true, aRegulariser: ['quota'], signatures: [{}, {}] });
    await giveQuota(site.pool, project.smhf ?? '', 'CHR', 60);
    const sent = await draft.caller.call(changeStatus, {
      params: { id: draft.id, new_statut: 'Agence' },
      body: { version: project.version },
    });
    expect(sent.body).toMatchObject({ statut: 'Agence' });
    expect((await readOrder(draft.caller, draft.id)).aRegulariser).toBeUndefined();
  });

  it('of an outlet without a medal is signed and stays a draft: another number voids the signatures', async () => {
    await createOutlet(site.pool, '3107740', '');
    const { dc, agence } = await createSalesTeam(site.pool);
    const caller = site.as(dc.name);
    const id = deviceId();
    const horsLigne = { decalage: 0 };
    const made = await caller.call(createProject, {
      body: { _id: { $oid: id }, type: 'Carte Brasserie', nOutlet: '3107740', horsLigne },
    });
    expect(made.status).toBe(201);
    const draft = { dc, caller, id };
    const document = completeChrDocument(agence.mail);
    const pdv = { ...document.pdv, nOutlet: '3107740' };
    const { version } = await readOrder(caller, id);
    const saved = await caller.call(saveProject, { params: { id }, body: { ...document, pdv, version } });
    expect(saved.status).toBe(200);
    // The device does not know the medal.
    const unknown = ({ pdv: { medaillePDV: _medal, ...typed } = {}, ...rest }: ProjectDocument) => ({
      ...rest,
      pdv: typed,
    });
    const body = await there(draft, { change: (all) => ({ ...all, document: unknown(all.document) }) });
    expect((await send(draft, body)).body).toMatchObject({ statut: 'Brouillon', aRegulariser: ['medaille'] });
    const present = await readOrder(caller, id);
    await createOutlet(site.pool);
    const corrected = await caller.call(saveProject, {
      params: { id },
      body: { pdv: { ...present.pdv, nOutlet: '3104587' }, version: present.version, annuleSignatures: true },
    });
    expect(corrected.body).toMatchObject({ signatures: [] });
    expect((await readOrder(caller, id)).aRegulariser).toBeUndefined();
  });

  it('of a medal that gives no right any more is signed and stays a draft', async () => {
    const draft = await createChrDraft(site);
    const body = await there(draft);
    const setMedals = (CHR: readonly string[] | null) =>
      site.as('siege').call(changeSettings, {
        body: { eligibleMedals: { ...DEFAULT_MEDALS, CHR: CHR && [...CHR] } } as never,
      });
    await setMedals(['silver']);
    expect((await send(draft, body)).body).toMatchObject({ statut: 'Brouillon', aRegulariser: ['medaille'] });
    await setMedals(DEFAULT_MEDALS.CHR);
  });

  it('is not an entry that was hidden before its answers arrived, but one that was withdrawn', async () => {
    const own = 'Thème de test';
    const insert = `insert into catalogue_items (list, id, position, data, visible, withdrawn)
       select list, $1, 900, (data::jsonb || jsonb_build_object('id', $1::text, 'name', $2::text))::json, false, $3 from catalogue_items where list = 'themes' limit 1`;
    await site.pool.query(insert, ['cache', `${own} caché`, false]);
    await site.pool.query(insert, ['retire', `${own} retiré`, true]);
    const withTheme = (id: string, name: string) =>
      createChrDraft(site, (document) => ({
        ...document,
        infocarte: { ...document.infocarte, template: { id, name, image: '' } },
      }));
    const hidden = await withTheme('cache', `${own} caché`);
    expect((await send(hidden, await there(hidden))).body).toMatchObject({ statut: 'Agence' });
    const withdrawn = await withTheme('retire', `${own} retiré`);
    const { body } = await send(withdrawn, await there(withdrawn));
    expect(body).toMatchObject({ statut: 'Brouillon', aRegulariser: ['catalogue'] });
    expect(await stored(withdrawn)).toHaveLength(2);
  });
});

describe('what is refused, and stays on the device', () => {
  it('is anything else than what was hashed there', async () => {
    const draft = await createChrDraft(site);
    const body = await there(draft);
    const other = {
      ...body,
      document: { ...body.document, autresInfos: { ...body.document.autresInfos, nomPdv: 'Un autre café' } },
    };
    for (const forged of [{ ...body, empreinte: 'a'.repeat(64) }, other, { ...body, dessins: [] }]) {
      const { status, body: reply } = await send(draft, forged as SignedOffline);
      expect([status, reply]).toMatchObject([422, { code: 'VALIDATION' }]);
    }
    expect(await stored(draft)).toHaveLength(0);
  });

  it('is an order that was changed elsewhere since, until it says again what was signed', async () => {
    const draft = await createChrDraft(site);
    const body = await there(draft);
    await rename(draft);
    expect(await send(draft, body)).toMatchObject({ status: 409, body: { message: CHANGED_SINCE_SIGNED } });
    const { version } = await readOrder(draft.caller, draft.id);
    await draft.caller.call(saveProject, { params: { id: draft.id }, body: { ...body.document, version } });
    expect((await send(draft, body)).body).toMatchObject({ statut: 'Agence' });
  });

  it('is an order that names a photo that has not arrived', async () => {
    const photo = deviceId();
    const draft = await createChrDraft(site, (document) => ({
      ...document,
      contenu_fichier_texte: { hasFichierTexte: 'non' },
      contenu: [{ photo, filename: 'photo_carte_1.jpg', modificationCarte: 'Comme la photo.' }],
    }));
    const { body } = await send(draft, await there(draft));
    expect(body).toMatchObject({
      code: 'GARDE',
      message: expect.stringContaining('pas encore arrivée') as string,
    });
    expect(await stored(draft)).toHaveLength(0);
  });

  it('is one that was signed elsewhere meanwhile', async () => {
    const draft = await createChrDraft(site);
    const body = await there(draft);
    const { version } = await readOrder(draft.caller, draft.id);
    const image = await drawnSignature();
    const signed = { role: 'client', nom: 'Bertrand Lacombe', qualite: 'Gérant', image, version } as const;
    expect((await draft.caller.call(signProject, { params: { id: draft.id }, body: signed })).status).toBe(
      200,
    );
    expect(await send(draft, body)).toMatchObject({ status: 409, body: { code: 'SIGNATURES' } });
  });

  it.each([
    ['one signature', (body: SignedOffline) => ({ ...body, signatures: body.signatures.slice(0, 1) })],
    [
      'two of one person',
      (body: SignedOffline) => ({ ...body, signatures: [body.signatures[0], body.signatures[0]] }),
    ],
    [
      'an empty pad',
      (body: SignedOffline) => ({
        ...body,
        signatures: body.signatures.map((one) => ({ ...one, image: BLANK })),
      }),
    ],
  ] as const)('is %s', async (_, change) => {
    const draft = await createChrDraft(site);
    const { status } = await send(draft, change(await there(draft)) as SignedOffline);
    expect(status).toBe(422);
    expect(await stored(draft)).toHaveLength(0);
  });

  it.each([
    ['an ink that is none', { fill: 'rouge' }],
    ['a font that is none', { face: 'comic' }],
    ['a place beyond any sheet', { x: 1e9 }],
    ['a text without a size', { size: 0 }],
    [
      'an outline of a thousand pages',
      { kind: 'path', d: 'M0 0'.repeat(1000), repeat: { at: Array(1000).fill([0, 0]), scale: [1, 1] } },
    ],
    ['an outline beyond all numbers', { kind: 'path', d: 'M1e999 0' }],
    ['a word of its own', { onload: 'alert(1)' }],
  ])('is a drawing with %s', async (_, fault) => {
    const draft = await createChrDraft(site);
    const body = await there(draft);
    const [drawing] = body.dessins;
    const marks = drawing?.marks.map((mark) => (mark.kind === 'text' ? { ...mark, ...fault } : mark));
    const forged = hashed({ ...body, dessins: [{ ...drawing, marks }] } as never);
    expect((await send(draft, forged)).body).toMatchObject({ code: 'REQUETE_INVALIDE' });
  });

  it.each([
    ['without any drawing', () => []],
    ['with a drawing on which nothing is', (drawn: Drawn) => drawn.map((one) => ({ ...one, marks: [] }))],
    ['with a drawing too many', (drawn: Drawn) => [...drawn, ...drawn]],
    ['that names no font', (drawn: Drawn) => drawn.map((one) => ({ ...one, faces: {} }))],
    ['that names a font of its own', (drawn: Drawn) => withHash(drawn, 'faces', UNKNOWN)],
    ['whose picture nobody here ever had', (drawn: Drawn) => withHash(drawn, 'pictures', UNKNOWN)],
  ] as const)('is what was signed %s', async (_, change) => {
    const draft = await createChrDraft(site);
    const body = await there(draft, { change: (all) => ({ ...all, dessins: change(all.dessins) }) });
    const { status, body: reply } = await send(draft, body);
    expect([status, reply]).toMatchObject([422, { code: 'VALIDATION', champs: [{ chemin: 'dessins' }] }]);
    expect(await stored(draft)).toHaveLength(0);
  });

  it('is what was signed without anything read about the data', async () => {
    const draft = await createChrDraft(site);
    const { body } = await send(draft, { ...(await there(draft)), mention: ' \n' });
    expect(body).toMatchObject({ code: 'VALIDATION', message: expect.stringContaining('mention') as string });
    expect(await stored(draft)).toHaveLength(0);
  });

  it('is the order of another dc, and any of another role', async () => {
    const draft = await createChrDraft(site);
    const other = await createChrDraft(site);
    const body = await there(draft);
    expect((await send({ ...other, id: draft.id }, body)).status).toBe(404);
    expect((await send({ ...draft, caller: site.as('siege') }, body)).status).toBe(403);
  });
});
