import {
  type AskedPerson,
  erasePerson,
  listErasures,
  previewErasure,
} from '@ardoise/domain/contract/privacy-people.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUser } from '../../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { approvedOrder } from '../../../../testing/workflow-factories.ts';
import { continueErasures } from './continue-erasures.ts';
import { eraseProjectPeople } from './erase-project-people.ts';

let site: TestApp;
const query = (text: string, values: unknown[] = []) => site.pool.query(text, values);
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'administrator', name: 'chef' });
});
afterAll(() => site.close());

let turn = 0;
let id: string;
let mail: string;
beforeEach(async () => {
  turn += 1;
  mail = `gerante-${turn}@zinc.example`;
  id = await stopped(mail);
}, 60_000);

/** An order of this client's, who stopped it. */
async function stopped(address: string): Promise<string> {
  const order = await approvedOrder(site);
  await query(
    `update projects set client_email = $2, client_name = 'Zoé Arnaud-Petit', statut = 'Annulé' where id = $1`,
    [order.id, address],
  );
  await query('update approvals set email = $2 where project_id = $1', [order.id, address]);
  return order.id;
}

async function ask(personne: AskedPerson): Promise<number> {
  const { body: plan } = await site.as('chef').call(previewErasure, { body: personne });
  const lignes = plan.effets.reduce((sum, effect) => sum + effect.lignes, 0);
  const { status, body } = await site
    .as('chef')
    .call(erasePerson, { body: { personne, lignes, gardes: plan.gardes.nombre } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.numero;
}

const stateOf = async (number: number) => {
  const { rows } = await query('select done_at, tried_at, failures from erasures where number = $1', [
    number,
  ]);
  return rows[0];
};

/** Runs while no update of this project succeeds. */
async function whileBroken(project: string, work: () => Promise<void>): Promise<void> {
  await query(
    `create or replace function break_project() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  );
  await query(
    `create trigger break_project before update on projects for each row when (old.id = '${project}') execute function break_project()`,
  );
  await work();
  await query('drop trigger break_project on projects');
}

it('an erasure that fails is logged and tried again later, and the next ones are done', {
  tags: 'long',
}, async () => {
  const failing = await ask({ courriel: mail });
  const otherMail = `suivante-${turn}@zinc.example`;
  await stopped(otherMail);
  const next = await ask({ courriel: otherMail });
  const failures: unknown[] = [];
  const goOn = () => continueErasures(site.pool, site.files, undefined, (error) => failures.push(error));
  await whileBroken(id, async () => {
    await goOn();
    expect(await stateOf(failing)).toEqual({ done_at: null, tried_at: expect.any(String), failures: 1 });
    expect(await stateOf(next)).toMatchObject({ done_at: expect.any(String), failures: 0 });
    const { body } = await site.as('chef').call(listErasures);
    expect(body.effacements.find(({ numero }) => numero === failing)).toMatchObject({
      echecs: 1,
      t_fin: null,
    });
    // Not every ten seconds.
    await goOn();
    expect(failures).toHaveLength(1);
    await query(`update erasures set tried_at = now() - interval '61 seconds' where number = $1`, [failing]);
    await goOn();
    await query(`update erasures set tried_at = now() - interval '61 seconds' where number = $1`, [failing]);
    await goOn();
    expect((await stateOf(failing)).failures).toBe(2);
  });
  await query(`update erasures set tried_at = now() - interval '121 seconds' where number = $1`, [failing]);
  await goOn();
  expect(await stateOf(failing)).toMatchObject({ done_at: expect.any(String), failures: 0 });
});

it('an old project keeps nobody’s outlet from going on', { tags: 'long' }, async () => {
  await query(
    `update projects set n_outlet = '93001', t_statut = now() - interval '20 months' where id = $1`,
    [id],
  );
  await query('update projects set people_erased_at = now() where id <> $1', [id]);
  await query(
    `insert into outlets (n_outlet, data) values ('93001', '{"Outlet_Name": "Zinc", "Owner_Name": "Zoé Arnaud-Petit"}')`,
  );
  await query(
    `insert into content_changes (area, act, entry, label, after) values ('commandes', 'effacement', $1, 'Carte de Zoé Arnaud-Petit', '{}'),
       ('points-de-vente', 'modification', '93001', 'Zinc', '{"Owner_Name": "Zoé Arnaud-Petit"}')`,
    [id],
  );
  await query(`insert into settings (key, value) values ('conservationPersonnes', '18')`);
  expect(await eraseProjectPeople(site.pool, site.files)).toBe(1);
  await query('delete from settings');
  const { rows } = await query(
    `select (select client_name from projects where id = $1) as client, (select data ->> 'Owner_Name' from outlets where n_outlet = '93001') as owner,
       (select array_agg(label || coalesce(after ->> 'Owner_Name', '') order by id) from content_changes where label like 'Carte de %' and entry = $1 or entry = '93001') as log`,
    [id],
  );
  const [{ client, owner, log }] = rows;
  expect(client).toMatch(/^Personne effacée/);
  expect([owner, log]).toEqual(['Zoé Arnaud-Petit', [`Carte de ${client}`, 'ZincZoé Arnaud-Petit']]);
});

it('an account whose refusals of one minute came from two addresses is erased', {
  tags: 'long',
}, async () => {
  const gone = await createUser(site.pool, { role: 'mdv', prenom: 'Ève', nom: 'Roux' });
  await query(
    `insert into security_events (event, uid, address, minute, count) select 'refus_portee', $1, address, date_trunc('minute', now()), 2 from unnest(array['192.0.2.61', '192.0.2.62']) address`,
    [gone.uid],
  );
  await query('update users set active = false, closed_at = now() where uid = $1', [gone.uid]);
  const number = await ask({ uid: gone.uid });
  await continueErasures(site.pool, site.files);
  expect(await stateOf(number)).toMatchObject({ done_at: expect.any(String), failures: 0 });
  const { rows } = await query('select from security_events where uid = $1 and address ~ $2', [
    gone.uid,
    '192',
  ]);
  expect(rows).toEqual([]);
});

it('an old project that fails does not keep those after it from ending', { tags: 'long' }, async () => {
  const after = await stopped(`apres-${turn}@zinc.example`);
  const [one, other] = [id, after].sort();
  await query(`update projects set t_statut = now() - interval '20 months' where id = any($1)`, [
    [one, other],
  ]);
  await query('update projects set people_erased_at = now() where id <> all($1)', [[one, other]]);
  await query(`insert into settings (key, value) values ('conservationPersonnes', '18')`);
  const failures: unknown[] = [];
  await whileBroken(one ?? '', async () => {
    expect(await eraseProjectPeople(site.pool, site.files, undefined, (error) => failures.push(error))).toBe(
      1,
    );
  });
  expect(failures).toHaveLength(1);
  expect(await eraseProjectPeople(site.pool, site.files)).toBe(1);
  await query('delete from settings');
});

it('one person asked for twice is one erasure, and one pseudonym', { tags: 'long' }, async () => {
  const [one, other] = await Promise.all([ask({ courriel: mail }), ask({ courriel: mail.toUpperCase() })]);
  expect(other).toBe(one);
  await continueErasures(site.pool, site.files);
  const { rows } = await query('select client_email from projects where id = $1', [id]);
  expect(rows).toEqual([{ client_email: `efface-${one}@efface.invalid` }]);
  const { body } = await site.as('chef').call(listErasures);
  expect(body.effacements.filter(({ numero }) => numero >= one)).toHaveLength(1);
});

it('mails that wait never leave to a pseudonym, and links open nothing more', async () => {
  await query(
    `insert into mails (template, recipient, subject, html, body_text, project_id, message_id) values ('x', $2, 'x', 'Bonjour', 'Bonjour', $1, gen_random_uuid()::text)`,
    [id, mail],
  );
  await query(
    `insert into links (token_hash, purpose, project_id, email, created_by, expires) values (decode(md5($2), 'hex'), 'approval', $1, $2, 'x', now() + interval '1 day')`,
    [id, mail],
  );
  const number = await ask({ courriel: mail });
  await continueErasures(site.pool, site.files);
  const address = `efface-${number}@efface.invalid`;
  const { rows: waiting } = await query(
    'select id from mails where recipient = $1 and sent_at is null and failed_at is null',
    [address],
  );
  expect(waiting).toEqual([]);
  const { rows: links } = await query('select revoked_at from links where email = $1 and expires > now()', [
    address,
  ]);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ revoked_at }) => revoked_at === null)).toEqual([]);
});

it('an account leaves the log of accounts, part by part, and what others did with its links stays theirs', {
  tags: 'long',
}, async () => {
  const gone = await createUser(site.pool, {
    role: 'mdv',
    name: 'olive.sabatier',
    prenom: 'Olive',
    nom: 'Sabatier',
  });
  const clerk = await createUser(site.pool, { role: 'mdv', prenom: 'Noé', nom: 'Sabatier' });
  const state = (account: typeof gone) =>
    JSON.stringify({ nom: account.nom, prenom: account.prenom, mail: account.mail });
  for (const account of [gone, clerk])
    await query(
      `insert into content_changes (area, act, entry, label, after) values ('comptes', 'modification', $1, $2, $3)`,
      [account.name, `${account.prenom} ${account.nom}`, state(account)],
    );
  await query(
    `insert into links (token_hash, purpose, project_id, email, created_by, expires) values (decode(md5($2), 'hex'), 'invitation', $1, 'invite@x.example', $2, now())`,
    [id, gone.name],
  );
  await query(
    `insert into link_downloads (token_hash, file_id, address, user_agent) select decode(md5($2), 'hex'), id, '192.0.2.9', 'N' from files where project_id = $1 limit 1`,
    [id, gone.name],
  );
  await query('update users set active = false, closed_at = now() where uid = $1', [gone.uid]);
  const number = await ask({ uid: gone.uid });
  await continueErasures(site.pool, site.files);
  const said = `Personne effacée n° ${number}`;
  const { rows } = await query(
    `select entry, label, after from content_changes where entry in ($1, $2) and area = 'comptes' order by id`,
    [`efface-${number}`, clerk.name],
  );
  expect(rows).toEqual([
    {
      entry: `efface-${number}`,
      label: said,
      after: { nom: said, prenom: said, mail: said },
    },
    { entry: clerk.name, label: 'Noé Sabatier', after: JSON.parse(state(clerk)) },
  ]);
  const { rows: downloads } = await query(
    `select address from link_downloads where token_hash = decode(md5($1), 'hex')`,
    [gone.name],
  );
  expect(downloads).toEqual([{ address: '192.0.2.9' }]);
});
