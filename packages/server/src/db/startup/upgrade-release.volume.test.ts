import { DEMO_ACCOUNTS } from '@ardoise/demo/seed/accounts.ts';
import { listProofs, readProof, replyToNote } from '@ardoise/domain/contract/creations.ts';
import { readFile } from '@ardoise/domain/contract/files.ts';
import { home } from '@ardoise/domain/contract/home.ts';
import { countProjects, listProjects, readProject, saveProject } from '@ardoise/domain/contract/projects.ts';
import { searchProjects } from '@ardoise/domain/contract/search.ts';
import { withEntryIds } from '@ardoise/domain/projects/entries.ts';
import { DOCUMENT_PARTS, type ProjectDocument, poseAnswers } from '@ardoise/domain/projects/project.ts';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paintDrawing } from '../../features/project/drawings/paint-drawing.ts';
import { drawingsIn } from '../../features/project/drawings/signed-drawings.ts';
import type { Caller } from '../../testing/caller.ts';
import { recountQuotas, shownQuotas } from '../../testing/quota-factories.ts';
import { loadRelease } from '../../testing/release/load-release.ts';
import { type Release, releaseNames } from '../../testing/release/release.ts';
import { signedOrderFaults } from '../../testing/release/signed-order-faults.ts';
import { signedOrders } from '../../testing/release/signed-orders.ts';
import { pdfFile } from '../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { sample } from '../../testing/volume.ts';
import { askMove, sendFile } from '../../testing/workflow-factories.ts';
import { migrate, readMigrations } from '../migrate.ts';

/** Rows that an upgrade must not change. Migration 0027 adds history lines for approvals. */
const KEPT = `
  select 'project' as kind, id, concat_ws('|', version, type, statut, dc, agence, t_creation, t_statut, doc::text) as value from projects
  union all select 'signature', id::text, concat_ws('|', project_id, role, nom, t_signature, voided_at, content_hash, content) from signatures
  union all select 'file', id, concat_ws('|', project_id, encode(sha256, 'hex'), size, filename, file_type, deleted_at) from files
  union all select 'approval', id::text, concat_ws('|', project_id, version, hash, nom, t_approval) from approvals
  union all select 'history', id::text, concat_ws('|', project_id, statut_dep, statut_arr, resp, comment) from project_history
    where target not in ('accord', 'retraitAccord')
  union all select 'account', uid::text, concat_ws('|', name, mail, role, password_hash) from users
  order by 1, 2`;

/** The first release that writes a typed line for each approval. */
const TYPED_HISTORY = '0027';

/** The first release that signs drawings. */
const FIRST_DRAWN = '0027';

const NAMES = await releaseNames();
/** The oldest runs every migration. */
const UPGRADED = sample(1, NAMES);

it('there are releases to upgrade from', () => {
  expect(UPGRADED).toContain('0021');
});

/** Says of every remark that waits for the agency that it is done. */
async function answerRemarks(agency: Caller, id: string): Promise<void> {
  const { body: proofs } = await agency.call(listProofs, { params: { id } });
  const version = Math.max(...proofs.map((proof) => proof.version));
  const waiting = proofs.flatMap(({ postIts }) => postIts.filter(({ attend }) => attend));
  for (const { id: note } of waiting) {
    const body = { acte: 'fait' as const, version };
    const { status } = await agency.call(replyToNote, { params: { id, note }, body });
    expect(status).toBe(200);
  }
}

describe.each(UPGRADED)('the database of release %s', (name) => {
  let database: TestDatabase;
  let release: Release;
  let site: TestApp;
  let before: unknown[];
  beforeAll(async () => {
    ({ database, release } = await loadRelease(name));
    before = (await database.pool.query(KEPT)).rows;
    await migrate(database.pool);
    site = await createTestApp({}, { database });
  });
  afterAll(() => site.close());

  it('is upgraded by the pending migrations, with the checksums of the files', async () => {
    const { rows } = await database.pool.query(
      'select name, checksum as sha256 from schema_migration order by name',
    );
    const migrations = (await readMigrations()).map((one) => ({ name: one.name, sha256: one.checksum }));
    expect(rows).toEqual(migrations);
    expect(migrations.slice(0, release.migrations.length)).toEqual(release.migrations);
  });

  it('keeps every row, orders and signed content byte for byte', async () => {
    expect((await database.pool.query(KEPT)).rows).toEqual(before);
    for (const table of release.tables) {
      const { rows } = await database.pool.query<{ n: number }>(
        `select count(*)::int as n from ${table.name}`,
      );
      expect(rows[0]?.n, table.name).toBeGreaterThanOrEqual(table.rows);
    }
    expect(await shownQuotas(database.pool)).toEqual(await recountQuotas(database.pool));
  });

  it('has the demonstration’s accounts marked: no server starts on them without DEMO=1', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      'select name from users where demonstration and password_hash is not null',
    );
    expect(rows.map(({ name: marked }) => marked).sort()).toEqual(
      DEMO_ACCOUNTS.map((one) => one.name).sort(),
    );
  });

  it('is readable: head office reads every project of every kind', { timeout: 120_000 }, async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from projects where deleted_at is null',
    );
    expect(rows.length).toBeGreaterThan(100);
    for (const { id } of rows) {
      const { status } = await site.as('siege1').call(readProject, { params: { id } });
      expect(status, id).toBe(200);
    }
  });

  /** Number of signed texts; each is verified against its order. */
  async function verifySignatures(): Promise<number> {
    const orders = await signedOrders(database.pool);
    for (const order of orders) expect(signedOrderFaults(order), order.project).toEqual([]);
    return orders.length;
  }

  it('has each history as one timeline: every approval, every withdrawal, and the nature of other lines', async () => {
    const { rows: told } = await database.pool.query<{ given: number[]; fell: number[] }>(
      `select array(select approval_id from project_history where nature = 'accord' order by 1) as given,
         array(select approval_id from project_history where nature = 'retrait' order by 1) as fell`,
    );
    const { rows: kept } = await database.pool.query<{ given: number[]; fell: number[] }>(
      `select array(select id from approvals order by 1) as given,
         array(select id from approvals where withdrawn_at is not null order by 1) as fell`,
    );
    expect(told).toEqual(kept);
    expect(kept[0]?.given.length).toBeGreaterThan(50);
    const { rows: wrong } = await database.pool.query(
      `select id, nature, comment from project_history h
       where (nature = 'prix') <> (statut_dep = statut_arr and comment like E'Prix final\u00a0:%')
         or (nature = 'mouvement' and statut_dep = statut_arr)
         or (cause_id is not null and not exists (
           select 1 from project_history c where c.id = h.cause_id and c.project_id = h.project_id and c.nature = 'mouvement'))`,
    );
    expect(wrong).toEqual([]);
  });

  it('displays the approvals in older histories, which had no text for them', async () => {
    const { rows } = await database.pool.query<{ id: string; lines: number[] }>(
      `select p.id, array(select h.id from project_history h where h.project_id = p.id order by h.id) as lines
       from projects p where p.deleted_at is null and not p.trace_typed and not p.trace_light
         and exists (select 1 from approvals a where a.project_id = p.id) limit 20`,
    );
    if (name < TYPED_HISTORY) expect(rows.length).toBeGreaterThan(5);
    else expect(rows).toEqual([]);
    for (const { id, lines } of rows) {
      const { body } = await site.as('siege1').call(readProject, { params: { id } });
      expect(body.historique.map((line) => line.id).sort((a, b) => a - b)).toEqual(lines);
      expect(body.historique.some(({ nature, accord }) => nature === 'accord' && accord !== null)).toBe(true);
    }
  });

  it('has signatures that still verify, except where head office amended the order', async () => {
    expect(await verifySignatures()).toBeGreaterThan(50);
  });

  it('has signed drawings that are painted, every ink and font of theirs known', async () => {
    const { rows } = await database.pool.query<{ content: string }>(
      `select content from signatures where voided_at is null and role = 'client'`,
    );
    const drawings = rows.flatMap(({ content }) => drawingsIn(content));
    if (name < FIRST_DRAWN) expect(drawings).toEqual([]);
    else expect(drawings.length).toBeGreaterThan(20);
    const pdf = new PDFDocument();
    const settings = { pictures: new Map(), colours: 'screen' } as const;
    for (const drawing of drawings) paintDrawing(pdf, drawing, { x: 0, y: 0, scale: 1 }, settings);
    pdf.end();
    expect((await pdf.toArray()).length).toBeGreaterThan(0);
  });

  it('has drafts that can be saved, half-signed and signed ones without voiding a signature', async () => {
    const { rows } = await database.pool.query<{ id: string; dc: string }>(
      `select id, dc from projects where statut = 'Brouillon' and deleted_at is null`,
    );
    const valid = async () =>
      (await database.pool.query('select id from signatures where voided_at is null order by id')).rows;
    const signed = await valid();
    for (const { id, dc } of rows) {
      const caller = site.as(dc);
      const { body } = await caller.call(readProject, { params: { id } });
      const { version, pdv, infocarte } = body;
      const saved = await caller.call(saveProject, { params: { id }, body: { version, pdv, infocarte } });
      expect(saved.status, JSON.stringify(saved.body)).toBe(200);
      expect(saved.body.version).toBe(version + 1);
    }
    expect(rows.length).toBeGreaterThan(15);
    expect(await valid()).toEqual(signed);
  });

  it('assigns ids to the entries of half-signed drafts and submitted orders, without voiding or amending them', async () => {
    const { rows } = await database.pool.query<{ id: string; statut: string; half: boolean; saver: string }>(
      `select distinct on (type, statut, client_signed, dc_signed) id, statut, client_signed and not dc_signed as half,
       case statut when 'Brouillon' then dc else 'siege1' end as saver
       from projects where deleted_at is null and (client_signed or dc_signed)
       and (doc->'infopdv'->'formules'->0 is not null or doc->'boards' is not null or doc->'supports' is not null)
       order by type, statut, client_signed, dc_signed, id`,
    );
    const signed = async () =>
      (
        await database.pool.query(
          `select s.id, s.voided_at, s.amended_at, p.statut, (select count(*)::int from project_history h where h.project_id = p.id) as history
           from signatures s join projects p on p.id = s.project_id order by s.id`,
        )
      ).rows;
    const before = await signed();
    for (const { id, saver } of rows) {
      const caller = site.as(saver);
      const { body } = await caller.call(readProject, { params: { id } });
      const { version, pose } = body;
      const parts: ProjectDocument = Object.fromEntries(DOCUMENT_PARTS.map((part) => [part, body[part]]));
      const document = withEntryIds(pose === undefined ? parts : { ...parts, pose: poseAnswers(pose) });
      const saved = await caller.call(saveProject, { params: { id }, body: { ...document, version } });
      expect([saved.status, saved.body.version], JSON.stringify(saved.body)).toEqual([200, version + 1]);
      expect(JSON.stringify([saved.body.infopdv, saved.body.boards, saved.body.supports])).toContain(
        '"entree":"r1"',
      );
    }
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ statut, half }) => statut === 'Brouillon' && half)).not.toEqual([]);
    expect(rows.filter(({ statut }) => statut !== 'Brouillon')).not.toEqual([]);
    expect(await signed()).toEqual(before);
    expect(await verifySignatures()).toBeGreaterThan(50);
  });

  it('lists, counts, searches and shows the home of an account of each role', async () => {
    const { rows: accounts } = await database.pool.query<{ name: string; role: string }>(
      'select distinct on (role) name, role from users where active and demonstration order by role, name',
    );
    expect(accounts.length).toBe(9);
    for (const account of accounts) {
      const caller = site.as(account.name);
      const listed = await caller.call(listProjects, { query: { limit: 100 } });
      const counted = await caller.call(countProjects, { query: {} });
      const shown = await caller.call(home);
      expect([listed.status, counted.status, shown.status], account.role).toEqual([200, 200, 200]);
    }
    const { rows } = await database.pool.query<{ id: string; outlet: string }>(
      `select id, doc #>> '{pdv,nomPDV}' as outlet from projects where deleted_at is null and doc #>> '{pdv,nomPDV}' <> ''`,
    );
    const { body: counts } = await site.as('siege1').call(countProjects, { query: {} });
    const { rows: all } = await database.pool.query<{ n: number }>(
      'select count(*)::int as n from projects where deleted_at is null',
    );
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(all[0]?.n);
    for (const { id, outlet } of rows.slice(0, 20)) {
      const query = { q: outlet, limit: 50 };
      const { body } = await site.as('siege1').call(searchProjects, { query });
      expect(
        body.resultats.map((hit) => hit._id.$oid),
        outlet,
      ).toContain(id);
    }
  });

  it('goes on with an order of each kind: a proof is joined, opened and shown', async () => {
    const { rows } = await database.pool.query<{ id: string; kind: string; agence: string; dc: string }>(
      `select distinct on (kind) id, kind, agence, dc from projects
       where statut = 'Agence' and deleted_at is null and agence <> '' order by kind, id`,
    );
    expect(rows.length).toBeGreaterThan(3);
    for (const { id, kind, agence, dc } of rows) {
      const agency = site.as(agence);
      const content = await pdfFile(2);
      const sent = await sendFile(agency, id, 'photo_crea', { name: 'bat.pdf', content });
      expect(sent.status, `${kind} ${JSON.stringify(sent.body)}`).toBe(200);
      const opened = await site.as(dc).call(readFile, { params: { id: sent.body.id } });
      expect(opened.status, kind).toBe(200);
      await answerRemarks(agency, id);
      const moved = await askMove(agency, id, 'Validation DC');
      expect([moved.status, moved.body.statut], `${kind} ${JSON.stringify(moved.body)}`).toEqual([
        200,
        'Validation DC',
      ]);
      const { body: proofs } = await site.as(dc).call(listProofs, { params: { id } });
      const version = Math.max(...proofs.map((proof) => proof.version));
      const noted = await site.as(dc).call(readProof, { params: { id, version } });
      expect([noted.status, noted.body.lue !== ''], kind).toEqual([200, true]);
      const { body } = await site.as(dc).call(readProject, { params: { id } });
      expect(body.historique[0]).toMatchObject({ statut_arr: 'Validation DC' });
    }
    expect(await shownQuotas(database.pool)).toEqual(await recountQuotas(database.pool));
  });
});
