import { access } from 'node:fs/promises';
import { listFiles } from '@ardoise/domain/contract/files.ts';
import {
  type AskedPerson,
  erasePerson,
  listErasures,
  previewErasure,
} from '@ardoise/domain/contract/privacy-people.ts';
import { readProject } from '@ardoise/domain/contract/projects.ts';
import { listSecurityEvents } from '@ardoise/domain/contract/security.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { diskPath } from '../../../../storage/disk-files.ts';
import { createUser } from '../../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { approvedOrder } from '../../../../testing/workflow-factories.ts';
import { continueErasures } from './continue-erasures.ts';
import { eraseLongClosed } from './erase-long-closed.ts';
import { eraseProjectPeople, groupPeople } from './erase-project-people.ts';

const MAIL = 'gerante@zinc-dupre.example';
const CLIENT = 'Élodie Dupré-Léo';
const PHONE = '06 39 98 77 11';

let site: TestApp;
let order: Awaited<ReturnType<typeof approvedOrder>>;
beforeAll(async () => {
  site = await createTestApp();
  await createUser(site.pool, { role: 'administrator', name: 'chef' });
});
afterAll(() => site.close());

const query = (text: string, values: unknown[] = []) => site.pool.query(text, values);
const ask = (person: AskedPerson) => site.as('chef').call(previewErasure, { body: person });

async function erase(person: AskedPerson): Promise<number> {
  const { body: plan } = await ask(person);
  const lignes = plan.effets.reduce((sum, effect) => sum + effect.lignes, 0);
  const { status, body } = await site
    .as('chef')
    .call(erasePerson, { body: { personne: person, lignes, gardes: plan.gardes.nombre } });
  expect(status, JSON.stringify(body)).toBe(200);
  await continueErasures(site.pool, site.files);
  const done = await site.as('chef').call(listErasures);
  const row = done.body.effacements.find(({ numero }) => numero === body.numero);
  // What was announced is what was done.
  if (!plan.gardes.attend)
    expect(row).toMatchObject({ lignes, projets: plan.projets, gardes: plan.gardes.nombre });
  return body.numero;
}

/** Every text or JSON column of the entire database that still contains one of these. */
async function places(...needles: string[]): Promise<string[]> {
  const { rows: columns } = await query(
    `select c.table_schema || '.' || c.table_name as name, c.column_name as column from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
     where c.table_schema not in ('pg_catalog', 'information_schema') and t.table_type = 'BASE TABLE'
       and c.data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'tsvector', 'USER-DEFINED')`,
  );
  const found: string[] = [];
  for (const { name, column } of columns as { name: string; column: string }[])
    for (const needle of needles) {
      const { rows } = await query(
        `select ${column}::text as said from ${name} where position(lower($1) in lower(${column}::text)) > 0 limit 1`,
        [needle],
      );
      if (rows.length > 0) found.push(`${name}.${column}: ${needle}`);
    }
  return found;
}

/** The client, in every place where an order, its people and its texts name them. */
async function nameTheClient(id: string): Promise<void> {
  await query(
    `update projects set client_name = $2, client_email = $3, pose_contact = $2, pose_phone = $4, name_projet = 'Carte de Élodie Dupré-Léo',
       doc = jsonb_set(jsonb_set(doc::jsonb, '{pdv,nomClient}', to_jsonb($2::text)), '{pdv,telephoneCLient}', to_jsonb($4::text))::json
     where id = $1`,
    [id, CLIENT, MAIL, PHONE],
  );
  await query(
    `update signatures set nom = $2, void_reason = 'ÉLODIE DUPRÉ-LÉO a changé d’avis' where project_id = $1 and role = 'client'`,
    [id, CLIENT],
  );
  await query('update approvals set nom = $2, email = $3 where project_id = $1', [id, CLIENT, MAIL]);
  await query(
    `insert into project_history (project_id, statut_dep, statut_arr, target, resp, comment, based_on)
     values ($1, 'Agence', 'Agence', 'Agence', $2, 'Vu avec Mme Dupré-Léo, au 06.39.98.77.11 ou ' || $2, 1)`,
    [id, MAIL],
  );
  await query(
    `insert into mails (template, recipient, subject, body_text, project_id, message_id, sent_at)
     values ('x', $2, 'Pour Élodie Dupré-Léo', '', $1, gen_random_uuid()::text, now())`,
    [id, MAIL],
  );
  await query(
    `insert into links (token_hash, purpose, project_id, email, instructions, created_by, expires)
     values (sha256(gen_random_uuid()::text::bytea), 'invitation', $1, $2, 'Demander à Élodie Dupré-Léo', 'x', now())`,
    [id, MAIL],
  );
  await query(
    `insert into link_downloads (token_hash, file_id, address, user_agent)
    select token_hash, (select id from files where project_id = $1 limit 1), '192.0.2.77', 'Navigateur 77' from links where email = $2`,
    [id, MAIL],
  );
  await query(
    `insert into received_texts (project_id, sent_by, text, reading, after_signature)
     values ($1, $2, $3, '{"origine":{"type":"fichier","nom":"Carte Élodie Dupré-Léo.docx"}}', true)`,
    [id, MAIL, JSON.stringify({ lignes: [{ entree: 'a', nom: `Le plat de ${CLIENT}`, detail: PHONE }] })],
  );
  await query(
    `insert into card_deposits (token_hash, project_id, text, reading)
     select token_hash, $1, $3, '{}' from links where email = $2 and project_id = $1 limit 1`,
    [id, MAIL, JSON.stringify({ lignes: [{ entree: 'a', nom: `Le plat de ${CLIENT}` }] })],
  );
  await query(
    `with noted as (
       insert into proof_notes (project_id, version, file_id, x, y, texte, author, author_name)
       select project_id, version, file_id, 0.5, 0.5, 'Le plat de ' || $2, $3, $2 from proof_files where project_id = $1 limit 1
       returning id)
     insert into proof_note_replies (project_id, note_id, act, version, texte, author, author_name)
     select $1, id, 'reponse', 1, 'Appelez-moi au ' || $4 || ', ' || $2, $3, $2 from noted`,
    [id, CLIENT, MAIL, PHONE],
  );
  await query('select refresh_light_trace($1)', [id]);
}

const finish = (id: string, months: number) =>
  query(
    `update projects set statut = 'Terminé', t_statut = now() - make_interval(months => $2, days => 1) where id = $1`,
    [id, months],
  );
const keepFor = (months: number) =>
  query(
    `insert into settings (key, value) values ('conservation', $1::text::jsonb) on conflict (key) do update set value = excluded.value`,
    [months],
  );

beforeEach(async () => {
  await query('delete from settings');
  order = await approvedOrder(site);
  await nameTheClient(order.id);
}, 60_000);

describe('somebody without an account', () => {
  it('is blocked while an order runs, with the order', { tags: 'long' }, async () => {
    const { body } = await ask({ courriel: MAIL });
    expect(body.blocages).toMatchObject([{ motif: 'projets_en_cours' }]);
    const asked = await site
      .as('chef')
      .call(erasePerson, { body: { personne: { courriel: MAIL }, lignes: 0, gardes: 0 } });
    expect(asked.status).toBe(422);
    await query(`update projects set statut = 'Annulé', deleted_at = now() where client_email = $1`, [MAIL]);
  });

  it('is kept where what was signed is kept, and erased elsewhere', { tags: 'long' }, async () => {
    await query(`update projects set statut = 'Annulé' where client_email = $1`, [MAIL]);
    await finish(order.id, 5);
    const { body } = await ask({ courriel: MAIL });
    expect(body).toMatchObject({ blocages: [], gardes: { nombre: 1, conservation: null, attend: false } });
    await erase({ courriel: MAIL });
    const { body: kept } = await site.as('chef').call(readProject, { params: { id: order.id } });
    expect(JSON.stringify(kept)).toContain(CLIENT);
    expect(await places(MAIL)).toContain(`public.approvals.email: ${MAIL}`);
  });

  it('is nowhere any more, in rows, derived texts or files, and the order’s facts stay', {
    tags: 'long',
  }, async () => {
    await query(
      `insert into content_changes (area, act, label, before, after) values ('comptes', 'modification', $1, null, $2)`,
      [CLIENT, JSON.stringify({ mail: MAIL, telephone: PHONE })],
    );
    await keepFor(12);
    await query(`update projects set statut = 'Annulé' where client_email = $1 and id <> $2`, [
      MAIL,
      order.id,
    ]);
    await finish(order.id, 20);
    const before = await query('select * from projects where id = $1', [order.id]);
    const signed = await query(
      'select content_hash, t_signature from signatures where project_id = $1 order by id',
      [order.id],
    );
    const { body: files } = await site.as('chef').call(listFiles, { params: { id: order.id } });
    expect(await places(CLIENT, MAIL, PHONE)).not.toEqual([]);

    const number = await erase({ courriel: MAIL });

    expect(
      await places(CLIENT, MAIL, PHONE, '06.39.98.77.11', 'dupré-léo', 'dupre-leo', 'Navigateur 77'),
    ).toEqual([]);
    for (const { empreinte, myplv_file_type: type } of files)
      if (['bon_commande', 'preuve_accord', 'copie_accord'].includes(type))
        await expect(access(diskPath(site.config.dataDir, empreinte))).rejects.toThrow();
    const after = await query('select * from projects where id = $1', [order.id]);
    const facts = [
      'statut',
      't_statut',
      'n_outlet',
      'type',
      'dc',
      'agence',
      'quota_column',
      'choices',
      'version',
    ];
    for (const fact of facts) expect([fact, after.rows[0][fact]]).toEqual([fact, before.rows[0][fact]]);
    expect(
      (
        await query('select content_hash, t_signature from signatures where project_id = $1 order by id', [
          order.id,
        ])
      ).rows,
    ).toEqual(signed.rows);
    const { body: page } = await site.as('chef').call(readProject, { params: { id: order.id } });
    const said = `Personne effacée n° ${number}`;
    expect(page.historique.map(({ comment }) => comment)).toContain(`Vu avec ${said}, au ${said} ou ${said}`);
    expect(page.signatures.find(({ role }) => role === 'client')?.nom).toBe(said);
    expect(after.rows[0].client_name).toBe(said);
    const logged = await site
      .as('chef')
      .call(listSecurityEvents, { query: { evenement: 'effacement_personne' } });
    expect(logged.body.evenements[0]?.objet).toBe(said);
  });
});

it('a name of one word is replaced where it is the name, and stays a word elsewhere', {
  tags: 'long',
}, async () => {
  await query(
    `update projects set statut = 'Annulé', client_name = 'Zinc', doc = jsonb_set(doc::jsonb, '{pdv,nomClient}', '"Zinc"')::json
     where client_email = $1`,
    [MAIL],
  );
  await query(`update approvals set nom = 'Zinc' where email = $1`, [MAIL]);
  await query(
    `update project_history set comment = 'Au Zinc, demander Zinc' where project_id = $1 and resp = $2`,
    [order.id, MAIL],
  );
  await erase({ courriel: MAIL });
  const { rows } = await query(
    `select client_name, doc #>> '{pdv,nomClient}' as typed, (select comment from project_history h where h.project_id = p.id and comment like 'Au %') as comment
     from projects p where id = $1`,
    [order.id],
  );
  expect(rows[0].client_name).toMatch(/^Personne effacée/);
  expect(rows[0].typed).not.toBe('Zinc');
  expect(rows[0].comment).toBe('Au Zinc, demander Zinc');
  // Who has no address there is found by name, at that outlet.
  const { rows: places } = await query('select n_outlet from projects where id = $1', [order.id]);
  await erase({ nom: CLIENT, lieu: places[0].n_outlet || order.id });
  const left = await query('select pose_contact, pose_phone from projects where id = $1', [order.id]);
  expect(left.rows).toEqual([{ pose_contact: expect.stringMatching(/^Personne effacée/), pose_phone: '' }]);
});

describe('somebody with an account', () => {
  async function closedDelegate() {
    const { dc } = order;
    await query(
      `update users set prenom = 'Camille', nom = 'Ferrand-Zola', telephone = '06 39 98 55 44' where uid = $1`,
      [dc.uid],
    );
    await query(
      `update project_history set comment = 'Camille Ferrand-Zola rappelle au 0639985544' where project_id = $1 and resp = $2`,
      [order.id, dc.name],
    );
    await query(`update signatures set nom = 'Camille Ferrand-Zola' where project_id = $1 and role = 'dc'`, [
      order.id,
    ]);
    await query(
      `insert into saved_views (uid, nom, filtre) values ((select uid from users where name = 'chef'), 'Vue ' || $1::text, json_build_object('dc', $1::text)::text)`,
      [dc.name],
    );
    await query(
      `insert into security_events (event, uid, name, address) values ('connexion', $1, $2, '192.0.2.55')`,
      [dc.uid, dc.name],
    );
    await query(
      `insert into content_changes (uid, name, area, act) values ($1, $2, 'comptes', 'modification')`,
      [dc.uid, dc.name],
    );
    await query('select refresh_light_trace($1)', [order.id]);
    await query('update users set active = false, closed_at = now() where uid = $1', [dc.uid]);
    return dc;
  }

  it('is blocked while the account is open, at work or a contact of the help', { tags: 'long' }, async () => {
    await query(`insert into settings (key, value) values ('contacts', $1)`, [
      JSON.stringify([{ nom: 'X', email: order.dc.mail }]),
    ]);
    const { body } = await ask({ uid: order.dc.uid });
    expect(body.blocages.map(({ motif }) => motif)).toEqual([
      'compte_ouvert',
      'projets_en_cours',
      'contact_aide',
    ]);
  });

  it('leaves to others what is theirs, where their rows name it', { tags: 'long' }, async () => {
    const [smhf, dc] = [
      await createUser(site.pool, { role: 'smhf' }),
      await createUser(site.pool, { role: 'dc' }),
    ];
    await query(`update users set telephone = '01 55 55 01 55', password_hash = 'x' where uid = any($1)`, [
      [smhf.uid, dc.uid],
    ]);
    await query('update users set smhf = $1 where uid = $2', [smhf.name, dc.uid]);
    await query(
      `insert into security_events (event, uid, subject_uid, name, address) values ('sessions_fermees_par_administrateur', $1, $2, $3, '192.0.2.77')`,
      [dc.uid, smhf.uid, smhf.name],
    );
    const before = await query('select password_hash, telephone from users where uid = $1', [dc.uid]);
    await query('update users set active = false, closed_at = now() where uid = $1', [smhf.uid]);
    await erase({ uid: smhf.uid });
    const after = await query('select password_hash, telephone from users where uid = $1', [dc.uid]);
    expect(after.rows).toEqual(before.rows);
    expect(after.rows).toMatchObject([{ password_hash: 'x', telephone: '01 55 55 01 55' }]);
    const renamed = await query('select smhf from users where uid = $1', [dc.uid]);
    expect(renamed.rows).toEqual([{ smhf: expect.stringMatching(/^efface-/) }]);
    const events = await query('select address from security_events where subject_uid = $1', [smhf.uid]);
    expect(events.rows).toContainEqual({ address: '192.0.2.77' });
  });

  it('waits for what it signed, then is one pseudonym in every place', async () => {
    const dc = await closedDelegate();
    await finish(order.id, 20);
    await keepFor(24);
    const waiting = await erase({ uid: dc.uid });
    const { rows: emptied } = await query('select name, password_hash from users where uid = $1', [dc.uid]);
    expect(emptied).toEqual([{ name: dc.name, password_hash: null }]);
    await keepFor(12);
    await query(`update erasures set tried_at = now() - interval '25 hours'`);
    await continueErasures(site.pool, site.files);

    const { rows } = await query('select name, mail, prenom, nom from users where uid = $1', [dc.uid]);
    expect(rows).toEqual([
      {
        name: `efface-${waiting}`,
        mail: `efface-${waiting}@efface.invalid`,
        prenom: 'Personne',
        nom: `effacée n° ${waiting}`,
      },
    ]);
    expect(
      await places('Ferrand-Zola', dc.mail, '0639985544', '06 39 98 55 44', '192.0.2.55', `"${dc.name}"`),
    ).toEqual([]);
    const project = await query('select dc, former_people from projects where id = $1', [order.id]);
    expect(project.rows[0].dc).toBe(`efface-${waiting}`);
    expect(project.rows[0].former_people).not.toContain(dc.name);
    const log = await query(
      `select label, act from content_changes where entry = $1 and act = 'effacement'`,
      [order.id],
    );
    expect(log.rows).toHaveLength(1);
    const { body: page } = await site.as('chef').call(readProject, { params: { id: order.id } });
    expect(page.historique.at(-1)?.nomResp).toBe(`Personne effacée n° ${waiting}`);
    expect(page.signatures.find(({ role }) => role === 'dc')?.nom).toBe(`Personne effacée n° ${waiting}`);
  });
});

it('refuses what is not what the preview said, nobody, and every role but the administrator’s', {
  tags: 'long',
}, async () => {
  await query(`update projects set statut = 'Annulé' where client_email = $1`, [MAIL]);
  const call = (name: string, personne: AskedPerson) =>
    site.as(name).call(erasePerson, { body: { personne, lignes: 1, gardes: 0 } });
  expect((await call('chef', { courriel: MAIL })).status).toBe(422);
  expect((await call('chef', {})).status).toBe(404);
  expect((await call(order.agence.name, { courriel: MAIL })).status).toBe(403);
  expect((await ask({ uid: 999_999 })).status).toBe(404);
});

it('an account that was opened again meanwhile keeps its name', { tags: 'long' }, async () => {
  const { uid } = await createUser(site.pool, { role: 'mdv', prenom: 'Rose', nom: 'Lavigne' });
  await query('update users set active = false where uid = $1', [uid]);
  const { body: plan } = await ask({ uid });
  const lignes = plan.effets.reduce((sum, effect) => sum + effect.lignes, 0);
  await site.as('chef').call(erasePerson, { body: { personne: { uid }, lignes, gardes: 0 } });
  await query('update users set active = true where uid = $1', [uid]);
  await continueErasures(site.pool, site.files);
  expect((await query('select nom from users where uid = $1', [uid])).rows).toEqual([{ nom: 'Lavigne' }]);
});

describe('at the end of the retention', () => {
  const set = (key: string, months: number) =>
    query('insert into settings (key, value) values ($1, $2::text::jsonb)', [key, months]);

  it('people without an account become anonymous in a project, once, and those of accounts stay', {
    tags: 'long',
  }, async () => {
    await finish(order.id, 20);
    await query('update projects set people_erased_at = now() where id <> $1', [order.id]);
    const erase = () => eraseProjectPeople(site.pool, site.files);
    expect(await erase()).toBe(0);
    await set('conservationPersonnes', 21);
    expect(await erase()).toBe(0);
    await query(`update settings set value = '18' where key = 'conservationPersonnes'`);
    // What was signed is kept without a term.
    expect(await erase()).toBe(0);
    await keepFor(12);
    await query('select erase_evidence($1)', [order.id]);
    expect(await erase()).toBe(1);
    expect(await erase()).toBe(0);
    const { rows } = await query('select * from projects where id = $1', [order.id]);
    const { body: page } = await site.as('chef').call(readProject, { params: { id: order.id } });
    const said = JSON.stringify([rows, page]).toLowerCase();
    for (const needle of [CLIENT, MAIL, PHONE]) expect(said).not.toContain(needle.toLowerCase());
    expect(rows[0].client_name).toMatch(/^Personne effacée n° \d+$/);
    expect(rows[0].pose_contact).toBe(rows[0].client_name);
    expect(rows[0]).toMatchObject({ dc: order.dc.name, agence: order.agence.name, statut: 'Terminé' });
  });

  it('an account that was closed for so long is erased', { tags: 'long' }, async () => {
    const idle = await createUser(site.pool, { role: 'mdv', prenom: 'Odile', nom: 'Vasseur' });
    await set('conservationComptes', 6);
    const age = (months: number) =>
      query(
        'update users set active = false, closed_at = now() - make_interval(months => $2) where uid = $1',
        [idle.uid, months],
      );
    const nameNow = async () => (await query('select nom from users where uid = $1', [idle.uid])).rows[0].nom;
    for (const [months, name] of [
      [5, /Vasseur/],
      [7, /^effacée n°/],
    ] as const) {
      await age(months);
      await eraseLongClosed(site.pool);
      await continueErasures(site.pool, site.files);
      expect(await nameNow()).toMatch(name);
    }
  });

  it('ways of naming one person are put together', { tags: 'long' }, () => {
    const of = (nom: string, courriel: string, telephone = '') => ({ nom, courriel, telephone });
    const groups = groupPeople([
      of('Ana', ''),
      of('', 'ana@x.example'),
      of('Bob', 'bob@x.example'),
      of('ANA', 'Ana@x.example', '06'),
    ]);
    expect(groups.map(({ names, mails }) => [names, mails])).toEqual([
      [['bob'], ['bob@x.example']],
      [['ana'], ['ana@x.example']],
    ]);
  });
});

it('goes on where a process was killed, and is done by one at a time', { tags: 'long' }, async () => {
  await query(`update projects set statut = 'Annulé' where client_email = $1`, [MAIL]);
  const { body: plan } = await ask({ courriel: MAIL });
  const lignes = plan.effets.reduce((sum, effect) => sum + effect.lignes, 0);
  await site.as('chef').call(erasePerson, { body: { personne: { courriel: MAIL }, lignes, gardes: 0 } });
  const stopped = new AbortController();
  stopped.abort();
  await continueErasures(site.pool, site.files, stopped.signal);
  expect(await places(MAIL)).not.toEqual([]);
  await Promise.all([1, 2, 3].map(() => continueErasures(site.pool, site.files)));
  await continueErasures(site.pool, site.files);
  expect(await places(MAIL, CLIENT)).toEqual([]);
});
