import { listFiles, listLinks } from '@ardoise/domain/contract/files.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LinkClient } from '../../../testing/link-client.ts';
import { approvalToken } from '../../../testing/mailed-token.ts';
import { drawnSignature, emptyPad } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inVolume } from '../../../testing/volume.ts';
import { type Order, orderShownToClient, readOrder } from '../../../testing/workflow-factories.ts';

const CLIENT = 'b.lacombe@brasserie-du-palais.example';

let site: TestApp;
let image: string;
let client: LinkClient;
beforeAll(async () => {
  site = await createTestApp({ trustProxy: true });
  image = await drawnSignature();
});
afterAll(() => site.close());
beforeEach(() => {
  client = new LinkClient(site, image);
});

async function shown() {
  const order = await orderShownToClient(site);
  return { ...order, token: await approvalToken(site, order) };
}

async function historyOf({ caller, id }: Order) {
  return (await readOrder(caller, id)).historique;
}

async function linksOf({ caller, id }: Order) {
  return (await caller.call(listLinks, { params: { id } })).body;
}

async function approvalsOf(id: string) {
  const { rows } = await site.pool.query(
    'select nom, via, email, signed_by, user_agent from approvals where project_id = $1',
    [id],
  );
  return rows;
}

describe('an approval by link', () => {
  it('moves the project in the client’s name, and the link reports it from then on', async () => {
    const order = await shown();
    const { status, body } = await client.approve(order.token);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Merci, votre accord est enregistré. L’agence prépare maintenant l’impression.',
      statut: 'Exécution',
      refus: null,
    });
    expect((await historyOf(order))[0]).toMatchObject({
      statut_arr: 'Exécution',
      resp: CLIENT,
      comment: 'Accord signé par Bertrand Lacombe (Gérant)',
    });
    expect(await approvalsOf(order.id)).toEqual([
      {
        nom: 'Bertrand Lacombe',
        via: 'lien',
        email: CLIENT,
        signed_by: CLIENT,
        user_agent: 'Téléphone/3',
      },
    ]);
    const gone = await client.open(order.token);
    expect(gone.status).toBe(410);
    expect(gone.body).toMatchObject({
      code: 'LIEN_EXPIRE',
      message: expect.stringMatching(/^Cette création a été approuvée le .* par Bertrand Lacombe\./),
    });
    expect((await linksOf(order)).find(({ purpose }) => purpose === 'approval')).toMatchObject({
      utilise: expect.any(String),
      revoque: expect.any(String),
    });
  });

  it('is idempotent on a double click, with the same response', async () => {
    const order = await shown();
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.approve(order.token)));
    const late = await client.approve(order.token);
    for (const answer of [...answers, late]) expect([answer.status, answer.body]).toEqual([200, late.body]);
    expect(await approvalsOf(order.id)).toHaveLength(1);
    const entries = (await historyOf(order)).filter(({ statut_arr }) => statut_arr === 'Exécution');
    expect(entries).toHaveLength(1);
    const files = (await order.siege.call(listFiles, { params: { id: order.id } })).body;
    expect(files.filter((file) => file.myplv_file_type === 'preuve_accord')).toHaveLength(1);
    // Another version by the same link is no repetition.
    expect((await client.approve(order.token, client.given(2))).status).toBe(410);
  });

  it('of an outdated proof is refused with the current version', { tags: 'long' }, async () => {
    const order = await shown();
    const { status, body } = await client.approve(order.token, client.given(2));
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'VERSION', etat: { version: 1 } });
    const empty = await client.approve(order.token, { ...client.given(), image: await emptyPad() });
    expect(empty.status).toBe(422);
    expect((await client.open(order.token)).status).toBe(200);
    expect((await linksOf(order))[0]?.utilise).toBeNull();
  });

  it('announces the files where nothing is printed', { tags: 'long' }, async () => {
    const order = await shown();
    await site.pool.query('update projects set to_be_printed = false where id = $1', [order.id]);
    const { body } = await client.approve(order.token);
    expect(body.message).toContain('L’agence prépare maintenant vos fichiers définitifs.');
  });

  it('without an applicable move is stored, and the dc is notified', { tags: 'long' }, async () => {
    const order = await shown();
    // An installation without a contact for the installer.
    await site.pool.query(
      `update projects set kind = 'VAE', type = 'Boards PVC', has_pose = true where id = $1`,
      [order.id],
    );
    const { status, body } = await client.approve(order.token);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Merci, votre accord est enregistré. Votre délégué commercial est prévenu pour la suite.',
      statut: 'Validation Client',
      refus: 'Nom du contact obligatoire',
    });
    const { rows } = await site.pool.query(
      `select recipient, body_text from mails where project_id = $1 and template = 'approval-without-move'`,
      [order.id],
    );
    expect(rows).toMatchObject([
      { recipient: order.dc.mail, body_text: expect.stringContaining('Bertrand Lacombe (Gérant)') },
    ]);
    expect((await client.open(order.token)).body.accord).toMatchObject({ nom: 'Bertrand Lacombe' });
    // Once no guard fails any more, the same person moves the project with the stored approval.
    await site.pool.query(
      `update projects set pose_contact = 'Bertrand Lacombe', pose_phone = '06 39 98 01 02' where id = $1`,
      [order.id],
    );
    const again = await client.approve(order.token);
    expect(again.body).toMatchObject({ statut: 'Prévisite', refus: null });
    expect(await approvalsOf(order.id)).toMatchObject([{ nom: 'Bertrand Lacombe' }]);
  });
});

describe('corrections requested by link', () => {
  it('return the project to the agency in the client’s name, once', async () => {
    const order = await shown();
    const body = { version: 1, comment: 'Le prix du café est faux' };
    const answers = await Promise.all([1, 2, 3].map(() => client.correct(order.token, body)));
    const said = {
      message: 'Merci, votre demande de corrections est transmise à l’agence.',
      statut: 'Agence',
      refus: null,
    };
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, said]);
    const [last, before] = await historyOf(order);
    expect(last).toMatchObject({ statut_arr: 'Agence', resp: CLIENT, comment: body.comment });
    expect(before?.statut_arr).toBe('Validation Client');
    const other = await client.correct(order.token, { version: 1, comment: 'Et celui du thé' });
    expect(other.status).toBe(410);
    expect((await client.open(order.token)).body).toMatchObject({
      message: expect.stringMatching(/^Des corrections ont été demandées le /),
    });
    expect((await client.approve(order.token)).status).toBe(410);
    expect((await client.note(order.token, order.proof.id)).status).toBe(410);
  });

  it('need a comment or a post-it, and the displayed version', { tags: 'long' }, async () => {
    const { token, proof } = await shown();
    for (const said of [{ comment: '' }, { comment: '  a ' }, {}]) {
      const { status, body } = await client.correct(token, { version: 1, ...said });
      expect(status).toBe(422);
      expect(body).toMatchObject({
        code: 'GARDE',
        message: 'Merci de préciser votre demande dans le message.',
      });
    }
    const other = await client.correct(token, { version: 2, comment: 'Agrandir' });
    expect(other.body).toMatchObject({ code: 'VERSION', etat: { version: 1 } });
    await client.note(token, proof.id);
    expect((await client.correct(token, { version: 1 })).body).toMatchObject({ statut: 'Agence' });
  });

  it('keep their causes; an unknown one is refused, and the link goes on', { tags: 'long' }, async () => {
    const order = await shown();
    const unknown = await client.correct(order.token, { version: 1, comment: 'Agrandir', causes: ['Prix'] });
    expect(unknown.status).toBe(422);
    expect(unknown.body).toMatchObject({ code: 'VALIDATION', champs: [{ chemin: 'causes' }] });
    const body = { version: 1, comment: 'Agrandir', causes: ['texte', 'prix'] };
    expect((await client.correct(order.token, body)).status).toBe(200);
    expect((await historyOf(order))[0]).toMatchObject({ comment: 'Agrandir', causes: ['prix', 'texte'] });
  });

  it('and an approval, concurrently: exactly one takes effect', async () => {
    for (let round = 0; round < inVolume(1, 4); round += 1) {
      const order = await shown();
      const agree = () => client.approve(order.token);
      const ask = () => client.correct(order.token, { version: 1, comment: 'Agrandir les prix' });
      const first = round % 2 === 0 ? [agree, ask] : [ask, agree];
      const answers = await Promise.all(first.map((answer) => answer()));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
      const { statut } = await readOrder(order.siege, order.id);
      expect(statut).toBe(answers.find(({ status }) => status === 200)?.body.statut);
      const held = await site.pool.query(
        'select 1 from approvals where project_id = $1 and withdrawn_at is null',
        [order.id],
      );
      expect(held.rows).toHaveLength(statut === 'Exécution' ? 1 : 0);
    }
  });
});

it('accept names in any script, and refuse non-text or too long values', async () => {
  const order = await shown();
  const signed = (more: object) => client.approve(order.token, { ...client.given(), ...more });
  for (const more of [
    { nom: 'a\u0000b' },
    { nom: 'x'.repeat(101) },
    { nom: '' },
    { qualite: 12 },
    { version: 0 },
    { version: '1' },
    { mode: 'tampon' },
    { image: 'x'.repeat(280_001) },
  ]) {
    const { status } = await signed(more);
    expect([more, status >= 400 && status < 500]).toEqual([more, true]);
  }
  expect(await approvalsOf(order.id)).toEqual([]);
  const nom = '🍷 <b>Łukasz</b>\nO’Brien\u202Egnp.exe';
  // The signer cannot choose how it was given: the fields are ignored.
  const claims = { via: 'compte', email: 'autre@x.example', signedBy: 'siege' };
  expect((await signed({ nom, qualite: '"; drop table approvals; --', ...claims })).status).toBe(200);
  expect(await approvalsOf(order.id)).toMatchObject([
    // A line break would forge a line of a mail or of a file.
    { nom: nom.replace('\n', ' '), via: 'lien', email: CLIENT, signed_by: CLIENT },
  ]);
});
