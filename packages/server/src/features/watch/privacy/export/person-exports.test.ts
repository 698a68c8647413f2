import { createHash } from 'node:crypto';
import { listDocumentReads } from '@ardoise/domain/contract/privacy.ts';
import { askOwnExport, askPersonExport, findPeople } from '@ardoise/domain/contract/privacy-people.ts';
import { listSecurityEvents } from '@ardoise/domain/contract/security.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser } from '../../../../testing/factories.ts';
import { readZip } from '../../../../testing/read-zip.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { approvedOrder } from '../../../../testing/workflow-factories.ts';

let site: TestApp;
let order: Awaited<ReturnType<typeof approvedOrder>>;
let other: Awaited<ReturnType<typeof approvedOrder>>;
const MAIL = 'gerant@zinc.example';
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'administrator', name: 'chef' });
  order = await approvedOrder(site);
  other = await approvedOrder(site);
  await site.pool.query(`update projects set client_email = $2, client_name = 'Élodie Dupré' where id = $1`, [
    order.id,
    MAIL,
  ]);
  await site.pool.query(
    `update projects set client_email = 'autre@x.example', client_name = 'Élodie Dupré' where id = $1`,
    [other.id],
  );
  await site.pool.query(
    `update files set uploaded_by = $2 where project_id = $1 and file_type in ('preuve_accord', 'copie_accord')`,
    [order.id, MAIL],
  );
  await site.pool.query(`update signatures set nom = 'Élodie Dupré' where role = 'client'`);
}, 60_000);
afterAll(() => site.close());

const find = async (recherche: string) =>
  (await site.as('chef').call(findPeople, { body: { recherche } })).body.personnes;

async function download(name: string, url: string) {
  const answer = await site.as(name).inject({ method: 'GET', url });
  expect(answer.statusCode).toBe(200);
  return new Map([...readZip(answer.rawPayload)].map(([path, { content }]) => [path, content]));
}

describe('somebody without an account', () => {
  it('is found by address and by name, one line for each address', async () => {
    expect(await find(MAIL.toUpperCase())).toMatchObject([
      { uid: null, nom: 'Élodie Dupré', courriel: MAIL, projets: 1 },
    ]);
    const byName = await find('élodie dupré');
    expect(byName.map(({ courriel }) => courriel).toSorted()).toEqual(['', 'autre@x.example', MAIL]);
    expect(await find('personne du tout')).toEqual([]);
    const byPhone = await find('+33 6 39 98 01 02');
    expect(byPhone.map(({ courriel }) => courriel).toSorted()).toEqual(['autre@x.example', MAIL]);
  });

  it('gets what is kept about them, and nothing of another of the same name', async () => {
    const asked = await site.as('chef').call(askPersonExport, { body: { courriel: MAIL } });
    const zip = await download('chef', asked.body.url);
    const projects = JSON.parse(String(zip.get('donnees/projects.json'))) as { id: string; doc: unknown }[];
    expect(projects.map(({ id }) => id)).toEqual([order.id]);
    expect(projects[0]?.doc).toBeTruthy();
    const signed = JSON.parse(String(zip.get('donnees/signatures.json'))) as { project_id: string }[];
    expect(signed.map(({ project_id }) => project_id)).toEqual([order.id]);
    const [drawing] = [...zip.keys()].filter((path) => path.startsWith('signatures/signature-'));
    const { rows } = await site.pool.query<{ image: Buffer }>(
      `select image from signatures where project_id = $1 and role = 'client'`,
      [order.id],
    );
    expect(zip.get(drawing ?? '')).toEqual(rows[0]?.image);
    // The copy that a client reads, not the evidence with addresses.
    expect([...zip.keys()].filter((path) => path.startsWith('fichiers/'))).toHaveLength(1);
    const cover = String(zip.get('LISEZMOI.html'));
    expect(cover).toContain('Données personnelles de gerant@zinc.example');
    expect(cover).toContain('signatures.json');
  });

  it('leaves a line in the security log and in the tracks of reads', async () => {
    const logged = await site
      .as('chef')
      .call(listSecurityEvents, { query: { evenement: 'export_personne' } });
    expect(logged.body.evenements.map(({ objet }) => objet)).toEqual(['']);
    const reads = await site.as('chef').call(listDocumentReads, { query: { personne: 'chef' } });
    const told = reads.body.lectures.map(({ document, moyen, projet }) => [document, moyen, projet._id.$oid]);
    expect(told.toSorted()).toEqual([
      ['copie_accord', 'personne', order.id],
      ['signatures', 'personne', order.id],
    ]);
  });
});

describe('somebody with an account', () => {
  it('gets their own, with the files that they joined, and nobody else the same', async () => {
    const { name } = order.agence;
    const { body } = await site.as(name).call(askOwnExport);
    const zip = await download(name, body.url);
    const users = JSON.parse(String(zip.get('donnees/users.json'))) as { name: string }[];
    expect(users.map((user) => user.name)).toEqual([name]);
    expect(String(zip.get('donnees/users.json'))).not.toContain('password_hash');
    const projects = JSON.parse(String(zip.get('donnees/projects.json'))) as Record<string, unknown>[];
    expect(projects.map(({ id }) => id)).toEqual([order.id]);
    expect(projects[0]).not.toHaveProperty('doc');
    for (const [path, content] of zip)
      if (path.endsWith('.json')) {
        expect(String(content), path).not.toContain(MAIL);
        expect(String(content), path).not.toContain('Élodie Dupré');
      }
    const files = [...zip.keys()].filter((path) => path.startsWith('fichiers/'));
    expect(files).toHaveLength(1);
    expect(
      createHash('sha256')
        .update(zip.get(files[0] ?? '') ?? '')
        .digest('hex'),
    ).toBe(order.proof.empreinte);
    expect((await site.as('chef').inject({ method: 'GET', url: body.url })).statusCode).toBe(404);
    await site.pool.query('update person_exports set expires = now()');
    expect((await site.as(name).inject({ method: 'GET', url: body.url })).statusCode).toBe(410);
  });

  it('gets their mails without the addresses of others that these name', async () => {
    const { name } = order.dc;
    const { rows } = await site.pool.query<{ mail: string }>('select mail from users where name = $1', [
      name,
    ]);
    const own = rows[0]?.mail ?? '';
    await site.pool.query(
      `insert into mails (recipient, subject, html, body_text, template, message_id)
       values ($1, 'Client prévenu', $2, $2, 'essai', 'essai-tiers')`,
      [own, `<a href="mailto:${MAIL}">${MAIL}</a>, envoyé par ${own}, à Léo.Roy+bar@bistrot-é.example.`],
    );
    const { body } = await site.as(name).call(askOwnExport);
    const mails = String((await download(name, body.url)).get('donnees/mails.json'));
    expect(mails).toContain('Client prévenu');
    expect(mails).toContain(own);
    for (const address of [MAIL, 'bistrot-é.example']) expect(mails).not.toContain(address);
  });

  it('asks for somebody else only as the administrator', async () => {
    const { name } = order.agence;
    expect((await site.as(name).call(askPersonExport, { body: { courriel: MAIL } })).status).toBe(403);
    expect((await site.as('chef').call(askPersonExport, { body: {} })).status).toBe(404);
    expect((await site.as('chef').call(askPersonExport, { body: { uid: 999_999 } })).status).toBe(404);
  });
});
