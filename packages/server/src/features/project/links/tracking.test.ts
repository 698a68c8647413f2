import { listLinks } from '@ardoise/domain/contract/files.ts';
import { erasePerson, previewErasure } from '@ardoise/domain/contract/privacy-people.ts';
import { promiseDelivery } from '@ardoise/domain/contract/promises.ts';
import { openTracking, readTrackedDrawing, revokeTracking } from '@ardoise/domain/contract/tracking-links.ts';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { setClientAddress, setColumns } from '../../../testing/kind-order.ts';
import { LinkClient } from '../../../testing/link-client.ts';
import { approvalToken, mailedToken } from '../../../testing/mailed-token.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sample } from '../../../testing/volume.ts';
import {
  approve,
  joinExecution,
  joinProof,
  move,
  type Order,
  orderShownToClient,
  readOrder,
} from '../../../testing/workflow-factories.ts';
import { continueErasures } from '../../watch/privacy/erasure/continue-erasures.ts';

const CLIENT = 'b.lacombe@brasserie-du-palais.example';

let site: TestApp;
let client: LinkClient;
beforeAll(async () => {
  site = await createTestApp({ trustProxy: true });
});
afterAll(() => site.close());
beforeEach(async () => {
  client = new LinkClient(site, await drawnSignature());
});

let visitors = 0;
const visitor = () => {
  visitors += 1;
  return { 'x-forwarded-for': `203.0.${visitors >> 8}.${visitors & 255}` };
};
const follow = (token: string) =>
  site.anonymous.call(openTracking, { params: { token }, headers: visitor() });
const picture = (token: string, rang = 0) =>
  site.anonymous.call(readTrackedDrawing, { params: { token, rang }, headers: visitor() });

/** Approved on the tablet; its link is mailed. */
async function accepted(address = CLIENT): Promise<Order & { token: string }> {
  const order = await orderShownToClient(site);
  await setClientAddress(site, order.id, address);
  await approve(order);
  return { ...order, token: await mailedToken(site, order.id, 'proof-accepted') };
}

async function promised(order: Order, jour: string): Promise<void> {
  await joinExecution(order);
  const { agence } = await readOrder(order.siege, order.id);
  await move(order.agency, order.id, 'Impression', { imprimeur: agence });
  const { version } = await readOrder(order.siege, order.id);
  const { status } = await order.siege.call(promiseDelivery, {
    params: { id: order.id },
    body: { version, jour },
  });
  expect(status).toBe(200);
}

describe('the link to follow an order', () => {
  it('goes with the accepted proof, once, and shows nothing of the others', async () => {
    const order = await accepted();
    const mails = await queuedMails(site, { projectId: order.id, template: 'proof-accepted' });
    expect(mails).toMatchObject([{ recipient: CLIENT, subject: expect.stringContaining('votre accord') }]);
    const { status, body, headers } = await follow(order.token);
    expect([status, headers['referrer-policy']]).toEqual([200, 'no-referrer']);
    expect(body).toEqual({
      nameProjet: 'Brasserie du Palais',
      ville: 'Bordeaux',
      titre: 'Votre carte se prépare',
      etape: 'En fabrication',
      arrivee: null,
      commande: expect.stringContaining('A4'),
      adresse: expect.any(String),
      dessins: [`/rest/myplv/suivi/${order.token}/dessins/0`],
      t_accord: expect.any(String),
      rendezVous: [],
      demandeur: expect.stringContaining(order.dc.name),
      telephoneDC: '06 39 98 00 00',
      mailDC: expect.stringContaining('@'),
    });
    const said = JSON.stringify(body);
    for (const internal of [
      order.agence.name,
      order.agence.mail,
      order.id,
      'OUTLET',
      'prix',
      'quota',
      CLIENT,
    ])
      expect(said).not.toContain(internal);
    const { rows } = await site.pool.query<{ all: string }>('select links::text as all from links');
    expect(rows.some((row) => row.all.includes(order.token))).toBe(false);
  });

  it('says the promise in the client’s voice, a late one too', { tags: 'long' }, async () => {
    const order = await accepted();
    const day = dayAfter(parisDay(new Date()), 20);
    await promised(order, day);
    const { body } = await follow(order.token);
    expect(body).toMatchObject({
      titre: 'Votre carte s’imprime',
      arrivee: { etat: 'promise', jour: day, mots: expect.stringMatching(/^Chez vous le /) },
    });
    await setColumns(site, order.id, { promised_on: '2026-01-05' });
    expect((await follow(order.token)).body.arrivee).toMatchObject({ mots: 'Un peu de retard' });
  });

  it('serves pictures, not files, of the approved version alone', { tags: 'long' }, async () => {
    const order = await accepted();
    const shown = await picture(order.token);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/png']);
    expect(shown.headers['content-disposition']).toBe('inline; filename=dessin.png');
    expect((await picture(order.token, 1)).status).toBe(404);
    await setColumns(site, order.id, { approved_version: null });
    expect((await follow(order.token)).body).toMatchObject({ dessins: [], t_accord: null });
    expect((await picture(order.token)).status).toBe(404);
  });

  it('is none of a client who has an account, nor of one without an address', { tags: 'long' }, async () => {
    for (const columns of [{ entered_client: true }, { client_email: '' }]) {
      const order = await orderShownToClient(site);
      await setColumns(site, order.id, columns);
      await approve(order);
      expect(await queuedMails(site, { projectId: order.id, template: 'proof-accepted' })).toEqual([]);
      const { body } = await order.caller.call(listLinks, { params: { id: order.id } });
      expect(body.filter(({ purpose }) => purpose === 'suivi')).toEqual([]);
    }
  });

  it('is in the mail that announces a pre-visit, which is the only one', { tags: 'long' }, async () => {
    const order = await orderShownToClient(site);
    await setColumns(site, order.id, {
      ...({ kind: 'VAE', type: 'Boards PVC', type_projet: 'VAE' } as const),
      has_pose: true,
      pose_contact: 'Bertrand Lacombe',
      pose_phone: '06 39 98 01 02',
    });
    await approve(order);
    const token = await mailedToken(site, order.id, 'previsit-announced');
    expect((await follow(token)).body).toMatchObject({ titre: 'Votre commande se prépare' });
    const mails = await queuedMails(site, { projectId: order.id, recipient: CLIENT });
    expect(mails.filter(({ text }) => text.includes('/suivi/'))).toHaveLength(1);
  });

  it('is replaced by that of a later approval', { tags: 'long' }, async () => {
    const order = await accepted();
    await joinProof(order, 'bat-2.pdf', { replace: true });
    await move(order.agency, order.id, 'Validation Client');
    await approve(order);
    const next = await mailedToken(site, order.id, 'proof-accepted');
    expect(next).not.toBe(order.token);
    expect((await follow(order.token)).body).toMatchObject({ message: expect.stringMatching(/remplacé/) });
    expect((await follow(next)).status).toBe(200);
  });
});

const admin = async () => site.as((await createUser(site.pool, { role: 'administrator' })).name);

/** With the days after which it is over, in the database's own time. */
const aged = ({ id }: Order, days: number) =>
  site.pool.query(
    `update projects set statut = 'Terminé', t_statut = now() - make_interval(days => $2) where id = $1`,
    [id, days],
  );

describe('it ends', () => {
  it.each(
    sample<[string, (order: Order) => Promise<unknown>, RegExp]>(2, [
      ['30 days after the end', (order) => aged(order, 31), /a expiré/],
      ['by cancelling', ({ siege, id }) => move(siege, id, 'Annulé'), /arrêtée/],
      [
        'by refusing, also once it is forced back',
        async ({ siege, id }) => {
          await move(siege, id, 'Annulé');
          await move(await admin(), id, 'Exécution', { comment: 'Erreur', force: true });
        },
        /arrêtée/,
      ],
      [
        'with its project',
        ({ id }) => site.pool.query('update projects set deleted_at = now() where id = $1', [id]),
        /n’existe plus/,
      ],
      ['by another address', ({ id }) => setClientAddress(site, id, 'autre@adresse.example'), /a été fermé/],
      [
        'by the delegate',
        async ({ caller, id }) => {
          expect((await caller.call(revokeTracking, { params: { id } })).status).toBe(204);
        },
        /a été fermé/,
      ],
    ]),
  )('%s', async (_, end, sentence) => {
    const order = await accepted();
    await end(order);
    for (const { status, body } of [await follow(order.token), await picture(order.token)]) {
      expect([status, body]).toMatchObject([
        410,
        {
          code: 'LIEN_EXPIRE',
          message: expect.stringMatching(sentence),
          etat: { telephoneDC: expect.any(String) },
        },
      ]);
    }
  });

  it('by erasing the client', { tags: 'long' }, async () => {
    const personne = { courriel: 'gerante@zinc-efface.example' };
    const order = await accepted(personne.courriel);
    await aged(order, 1);
    const caller = await admin();
    const { body: plan } = await caller.call(previewErasure, { body: personne });
    const lignes = plan.effets.reduce((sum, effect) => sum + effect.lignes, 0);
    const body = { personne, lignes, gardes: plan.gardes.nombre };
    const { status, body: said } = await caller.call(erasePerson, { body });
    expect([status, said]).toMatchObject([200, {}]);
    await continueErasures(site.pool, site.files);
    expect(await follow(order.token)).toMatchObject({
      status: 410,
      body: { message: expect.stringContaining('a été fermé') },
    });
  });

  it('not before 30 days after the end', async () => {
    const order = await accepted();
    await aged(order, 29);
    expect((await follow(order.token)).body).toMatchObject({ titre: 'Votre carte est livrée' });
  });

  it('for those who send links alone, once, and the list says whether it opens', {
    tags: 'long',
  }, async () => {
    const order = await accepted();
    const opens = async () => {
      const { body } = await order.caller.call(listLinks, { params: { id: order.id } });
      return body.find(({ purpose }) => purpose === 'suivi')?.ouvert;
    };
    expect(await opens()).toBe(true);
    for (const role of ['agence', 'imprimeur', 'smhf', 'mdv', 'client'] as const) {
      const { name } = await createUser(site.pool, { role });
      expect((await site.as(name).call(revokeTracking, { params: { id: order.id } })).status).toBe(403);
    }
    const { name } = await createUser(site.pool, { role: 'dc' });
    expect((await site.as(name).call(revokeTracking, { params: { id: order.id } })).status).toBe(404);
    expect((await order.siege.call(revokeTracking, { params: { id: order.id } })).status).toBe(204);
    expect((await order.siege.call(revokeTracking, { params: { id: order.id } })).status).toBe(404);
    expect(await opens()).toBe(false);
  });

  it('and an invented one is unknown', { tags: 'long' }, async () => {
    const { token } = await accepted();
    for (const invented of ['x', 'a'.repeat(100), `${token}A`, token.slice(0, -1), '%00', '../projets'])
      expect(await follow(invented)).toMatchObject({
        status: 404,
        body: { message: expect.stringContaining('n’existe pas') },
      });
    expect((await follow('a'.repeat(101))).status).toBe(400);
  });
});

describe('the dead link of the approval', () => {
  async function answered() {
    const order = await orderShownToClient(site);
    const token = await approvalToken(site, order);
    expect((await client.approve(token)).status).toBe(200);
    return { ...order, approval: token };
  }
  const leads = async (token: string) => ((await client.open(token)).body as { etat?: object }).etat;

  it('leads to the order, and opens nothing of the approval', async () => {
    const order = await answered();
    expect(await leads(order.approval)).toMatchObject({ suivi: true });
    expect((await client.open(order.approval)).status).toBe(410);
    const { status, body } = await follow(order.approval);
    expect([status, body.titre]).toEqual([200, 'Votre carte se prépare']);
    expect((await picture(order.approval)).status).toBe(200);
  });

  it.each(
    sample<[string, (order: Order) => Promise<unknown>]>(1, [
      ['the address has changed', ({ id }) => setClientAddress(site, id, 'autre@adresse.example')],
      [
        'another address has its own link',
        async (order) => {
          await setClientAddress(site, order.id, 'autre@adresse.example');
          await joinProof(order, 'bat-2.pdf', { replace: true });
          await move(order.agency, order.id, 'Validation Client');
          await approve(order);
        },
      ],
      ['the link was revoked', ({ caller, id }) => caller.call(revokeTracking, { params: { id } })],
      ['the order was cancelled', ({ siege, id }) => move(siege, id, 'Annulé')],
    ]),
  )('leads nowhere once %s', async (_, end) => {
    const order = await answered();
    await end(order);
    expect(await leads(order.approval)).not.toHaveProperty('suivi');
    expect((await follow(order.approval)).status).toBe(404);
  });

  it('leads nowhere while it is alive, nor if it ended by corrections', { tags: 'long' }, async () => {
    const order = await orderShownToClient(site);
    const token = await approvalToken(site, order);
    expect((await follow(token)).status).toBe(404);
    await client.correct(token, { version: 1, comment: 'Agrandir les prix' });
    await joinProof(order, 'bat-2.pdf', { replace: true });
    await move(order.agency, order.id, 'Validation Client');
    await approve(order);
    expect(await leads(token)).not.toHaveProperty('suivi');
    expect((await follow(token)).status).toBe(404);
  });
});
