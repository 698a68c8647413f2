import {
  type AskedPerson,
  askPersonExport,
  erasePerson,
  findPeople,
  previewErasure,
} from '@ardoise/domain/contract/privacy-people.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../../../testing/factories.ts';
import { readZip } from '../../../../testing/read-zip.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { approvedOrder } from '../../../../testing/workflow-factories.ts';
import { continueErasures } from '../erasure/continue-erasures.ts';

let site: TestApp;
const query = (text: string, values: unknown[] = []) => site.pool.query(text, values);
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'administrator', name: 'chef' });
});
afterAll(() => site.close());

interface Cafe {
  id: string;
  outlet: string;
  mail: string;
  order: Awaited<ReturnType<typeof approvedOrder>>;
}

/** A café of Mme Martin's, who is named wherever a client is. */
async function cafe(outlet: string, mail: string): Promise<Cafe> {
  const order = await approvedOrder(site);
  await query(
    `update projects set n_outlet = $2, client_name = 'Mme Martin', client_email = $3, statut = 'Annulé',
       pose_contact = 'Mme Martin', doc = jsonb_set(doc::jsonb, '{pdv,nomClient}', '"Mme Martin"')::json where id = $1`,
    [order.id, outlet, mail],
  );
  await query(`update signatures set nom = 'Mme Martin' where project_id = $1 and role = 'client'`, [
    order.id,
  ]);
  await query(`update approvals set nom = 'Mme Martin', email = $2 where project_id = $1`, [order.id, mail]);
  await query(
    `insert into project_history (project_id, statut_dep, statut_arr, target, resp, comment, based_on)
     values ($1, 'Agence', 'Agence', 'Agence', 'x', 'Vu avec Mme Martin', 1)`,
    [order.id],
  );
  await query(
    `insert into outlets (n_outlet, data) values ($1, jsonb_build_object('Outlet_Name', 'Chez ' || $1::text, 'Owner_Name', 'Mme Martin', 'Email', $2::text))
     on conflict (n_outlet) do update set data = excluded.data`,
    [outlet, mail],
  );
  await query(
    `insert into content_changes (area, act, entry, label, after) values ('points-de-vente', 'modification', $1::text, 'Chez Mme Martin', jsonb_build_object('Owner_Name', 'Mme Martin', 'Email', $2::text))`,
    [outlet, mail],
  );
  await query('select refresh_light_trace($1)', [order.id]);
  return { id: order.id, outlet, mail, order };
}

/** All that is stored of a café. */
async function kept({ id, outlet }: Cafe): Promise<string> {
  const { rows } = await query(
    `select (select jsonb_agg(to_jsonb(p) order by id) from projects p where id = $1) as project,
       (select jsonb_agg(to_jsonb(h) order by id) from project_history h where project_id = $1) as history,
       (select jsonb_agg(to_jsonb(s) order by id) from signatures s where project_id = $1) as signatures,
       (select jsonb_agg(to_jsonb(a) order by id) from approvals a where project_id = $1) as approvals,
       (select to_jsonb(o) from outlets o where n_outlet = $2) as outlet,
       (select jsonb_agg(to_jsonb(c) order by id) from content_changes c where entry = $2) as changes`,
    [id, outlet],
  );
  return JSON.stringify(rows[0]);
}

async function erase(personne: AskedPerson): Promise<void> {
  const { body: plan } = await site.as('chef').call(previewErasure, { body: personne });
  const lignes = plan.effets.reduce((sum, effect) => sum + effect.lignes, 0);
  const { status, body } = await site
    .as('chef')
    .call(erasePerson, { body: { personne, lignes, gardes: plan.gardes.nombre } });
  expect([status, plan.blocages], JSON.stringify(body)).toEqual([200, []]);
  await continueErasures(site.pool, site.files);
  const { rows } = await query('select rows, done_at from erasures order by number desc limit 1');
  expect(rows).toEqual([{ rows: lignes, done_at: expect.any(String) }]);
}

let first: Cafe;
let second: Cafe;
let turn = 0;
beforeEach(async () => {
  turn += 1;
  first = await cafe(`9100${turn}`, `martin-${turn}@zinc.example`);
  second = await cafe(`9200${turn}`, `martin-${turn}@palais.example`);
}, 60_000);

describe('two owners who are called Mme Martin', () => {
  it('one is erased, and the other’s café stays as it is', { tags: 'long' }, async () => {
    const other = await kept(second);
    await erase({ courriel: first.mail });
    expect(await kept(second)).toBe(other);
    const own = await kept(first);
    expect(own).toContain('Personne effacée n°');
    for (const said of ['"Mme Martin"', 'Vu avec Mme Martin', first.mail]) expect(own).not.toContain(said);
  });

  it('the copy of one has nothing of the other', { tags: 'long' }, async () => {
    const { body } = await site.as('chef').call(askPersonExport, { body: { courriel: first.mail } });
    const zip = await site.as('chef').inject({ method: 'GET', url: body.url });
    const files = [...readZip(zip.rawPayload)].map(([path, { content }]) => [path, String(content)] as const);
    const said = files.map(([, content]) => content).join('\n');
    for (const needle of [second.mail, second.id, second.outlet]) expect(said).not.toContain(needle);
    const outlets = JSON.parse(new Map(files).get('donnees/outlets.json') ?? '[]') as { n_outlet: string }[];
    expect(outlets.map(({ n_outlet }) => n_outlet)).toEqual([first.outlet]);
  });

  it('without addresses they are told apart by their outlets, and a name alone is nobody', {
    tags: 'long',
  }, async () => {
    await query(`update projects set client_email = '' where id = any($1)`, [[first.id, second.id]]);
    await query(`update approvals set email = 'x@y.example' where project_id = any($1)`, [
      [first.id, second.id],
    ]);
    const found = await site.as('chef').call(findPeople, { body: { recherche: 'mme martin' } });
    const [one] = found.body.personnes.filter(({ lieu }) => lieu?.id === first.outlet);
    expect(one).toMatchObject({ nom: 'Mme Martin', courriel: '' });
    const alone = await site.as('chef').call(previewErasure, { body: { nom: 'Mme Martin' } });
    expect(alone.status).toBe(404);
    const other = await kept(second);
    await erase({ nom: 'Mme Martin', lieu: first.outlet });
    expect(await kept(second)).toBe(other);
    expect(await kept(first)).not.toContain('Vu avec Mme Martin');
  });
});

describe('an account of the same last name', () => {
  it('leaves the client’s name in its own orders, and outlets alone', { tags: 'long' }, async () => {
    const { dc } = first.order;
    await query(
      `update users set prenom = 'Anne', nom = 'Martin', active = false, closed_at = now() where uid = $1`,
      [dc.uid],
    );
    await query(
      `update project_history set comment = 'Anne Martin a vu Mme Martin' where project_id = $1 and comment <> ''`,
      [first.id],
    );
    await query(`update projects set statut = 'Annulé' where dc = $1`, [dc.name]);
    await erase({ uid: dc.uid });
    const { rows } = await query(
      `select client_name, doc #>> '{pdv,nomClient}' as typed, (select data ->> 'Owner_Name' from outlets o where o.n_outlet = p.n_outlet) as owner,
         (select comment from project_history where project_id = p.id and comment like '% a vu %' limit 1) as comment
       from projects p where id = $1`,
      [first.id],
    );
    expect(rows).toEqual([
      {
        client_name: 'Mme Martin',
        typed: 'Mme Martin',
        owner: 'Mme Martin',
        comment: expect.stringMatching(/^Personne effacée n° \d+ a vu Mme Martin$/),
      },
    ]);
  });

  it('stays when a client of one name and its telephone is erased', { tags: 'long' }, async () => {
    const staff = await createUser(site.pool, { role: 'mdv', prenom: 'Léa', nom: 'Martin' });
    await query(`update users set telephone = '06 39 98 44 22' where uid = $1`, [staff.uid]);
    await query(
      `update projects set client_name = 'Martin', pose_contact = 'Martin', pose_phone = '06 39 98 44 22' where id = $1`,
      [first.id],
    );
    const before = await query('select * from users where uid = $1', [staff.uid]);
    await erase({ nom: 'Martin', telephone: '06 39 98 44 22' });
    expect((await query('select * from users where uid = $1', [staff.uid])).rows).toEqual(before.rows);
    const { rows } = await query('select pose_contact, pose_phone from projects where id = $1', [first.id]);
    expect(rows).toEqual([{ pose_contact: expect.stringMatching(/^Personne effacée/), pose_phone: '' }]);
  });

  it('is the person behind its address, however it is asked for', { tags: 'long' }, async () => {
    const staff = await createUser(site.pool, { role: 'mdv', prenom: 'Léa', nom: 'Martin' });
    const { body } = await site
      .as('chef')
      .call(previewErasure, { body: { courriel: staff.mail.toUpperCase() } });
    expect(body.blocages.map(({ motif }) => motif)).toEqual(['compte_ouvert']);
  });
});
