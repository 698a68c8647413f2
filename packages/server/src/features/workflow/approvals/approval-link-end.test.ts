import { listLinks, sendLink } from '@ardoise/domain/contract/files.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { LinkClient } from '../../../testing/link-client.ts';
import { approvalToken, mailedToken } from '../../../testing/mailed-token.ts';
import { drawnSignature } from '../../../testing/signature-pictures.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sample } from '../../../testing/volume.ts';
import { move, type Order, orderShownToClient } from '../../../testing/workflow-factories.ts';

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

const send = (order: Order, caller = order.caller) =>
  caller.call(sendLink, { params: { id: order.id }, body: { purpose: 'approval' } });

/** The contact name that the page of an expired link displays. */
async function nameOfDc({ id }: Order): Promise<string> {
  const { rows } = await site.pool.query<{ shown: string }>(
    `select u.prenom || ' ' || u.nom as shown from users u join projects p on p.dc = u.name where p.id = $1`,
    [id],
  );
  return rows[0]?.shown ?? '';
}

const setAddress = (id: string, address: string) =>
  site.pool.query(
    `update projects set doc = jsonb_set(doc::jsonb, '{pdv,emailCLient}', to_jsonb($2::text))::text::json where id = $1`,
    [id, address],
  );

async function force(order: Order) {
  const { name } = await createUser(site.pool, { role: 'administrator' });
  await move(site.as(name), order.id, 'Validation DC', { comment: 'Erreur', force: true });
}

describe('an ended client’s link', () => {
  it.each(
    sample<[string, (order: Order) => Promise<unknown>, RegExp]>(2, [
      ['by cancelling', ({ siege, id }) => move(siege, id, 'Annulé'), /^Ce projet a été annulé le /],
      [
        'by the delegate’s corrections',
        ({ caller, id }) => move(caller, id, 'Agence', { comment: 'Revoir' }),
        /^Des corrections ont été demandées le /,
      ],
      ['by a forced status', force, /^Cette demande d’accord a été reprise le /],
      ['by another link', (order) => send(order), /^Ce lien a été remplacé/],
      [
        'with its project',
        ({ id }) => site.pool.query('update projects set deleted_at = now() where id = $1', [id]),
        /^Ce projet est clos/,
      ],
      [
        'by age',
        ({ id }) =>
          site.pool.query(`update links set expires = now() - interval '1 second' where project_id = $1`, [
            id,
          ]),
        /^Ce lien a expiré/,
      ],
    ]),
  )('%s explains why, and opens nothing', async (_, end, sentence) => {
    const order = await shown();
    await end(order);
    const { token, proof } = order;
    const answers = [
      await client.open(token),
      await client.approve(token),
      await client.correct(token, { version: 1, comment: 'Agrandir les prix' }),
      await client.note(token, proof.id),
      await client.removeNote(token, 1),
      await client.file(token, proof.id),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(410);
      expect(body).toMatchObject({ code: 'LIEN_EXPIRE', message: expect.stringMatching(sentence) });
      expect(body).toHaveProperty('etat', {
        demandeur: await nameOfDc(order),
        telephoneDC: expect.any(String),
      });
    }
    const { rows } = await site.pool.query('select 1 from approvals where project_id = $1', [order.id]);
    expect(rows).toEqual([]);
  });

  it('or an invalid one is unknown', async () => {
    const { token: real } = await shown();
    for (const token of ['x', 'a'.repeat(100), `${real}A`, real.toLowerCase()]) {
      const answers = [
        await client.open(token),
        await client.approve(token),
        await client.correct(token, { version: 1, comment: 'Agrandir' }),
        await client.note(token, 'f'.repeat(24)),
        await client.file(token, 'f'.repeat(24)),
      ];
      for (const { status, body } of answers) {
        expect(status).toBe(404);
        expect(body).toMatchObject({ message: expect.stringContaining('n’existe pas') });
      }
    }
  });
});

describe('‘Renvoyer au client’', () => {
  it('goes to the present address, while the approval is pending', async () => {
    const order = await orderShownToClient(site);
    await setAddress(order.id, 'nouvelle@adresse.example');
    expect((await send(order, order.agency)).status).toBe(403);
    expect((await send(order, order.siege)).body).toMatchObject({ email: 'nouvelle@adresse.example' });
    const token = await mailedToken(site, order.id, 'approval-link');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect((await client.open(token)).status).toBe(200);
    await setAddress(order.id, '');
    const refused = await send(order);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      code: 'GARDE',
      message: 'Email client obligatoire',
      etat: { step: 'info-pdv' },
    });
    // The earlier link stays valid: nothing was sent in its place.
    expect((await client.open(token)).status).toBe(200);
    await move(order.caller, order.id, 'Agence', { comment: 'Revoir' });
    expect((await send(order)).body).toMatchObject({ code: 'STATUT' });
  });

  it('leaves one valid link, and stores none in clear', { tags: 'long' }, async () => {
    const order = await shown();
    const statuses = (await Promise.all([1, 2, 3, 4, 5, 6].map(() => send(order)))).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(429);
    const { body } = await order.caller.call(listLinks, { params: { id: order.id } });
    const valid = body.filter(({ purpose, revoque }) => purpose === 'approval' && revoque === null);
    expect(valid).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain(order.token);
    const { rows } = await site.pool.query<{ all: string }>('select links::text as all from links');
    expect(rows.some((row) => row.all.includes(order.token))).toBe(false);
  });
});
