import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Project, ProjectRow } from '@ardoise/domain/contract/projects.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../packages/server/src/testing/mail-server.ts';
import { inVolume } from '../packages/server/src/testing/volume.ts';
import { demoDataDir } from './demo-data.ts';
import { HttpCaller } from './http-caller.ts';
import { databaseOf, killPostgres, type RunningProduct, startProduct } from './running-product.ts';

const ROUNDS = inVolume(1, 100);
const PASSWORD = 'ardoise-demo';
/** Acknowledged moves before a crash is due: without any, a round on a slow machine would prove nothing. */
const FEWEST_MOVES = 2;
/** Maximum time of further moves before everything is killed. */
const MOST_MS = 700;
/** Moves that take longer than this are a failure, not a slow machine. */
const PATIENCE_MS = 30_000;
/** Projects that move concurrently. */
const AT_ONCE = 3;

let dataDir: string;
let product: RunningProduct;
let mailbox: MailServer;

const start = () => startProduct(dataDir, { SMTP_URL: mailbox.url });

beforeAll(async () => {
  dataDir = await demoDataDir('crash-status');
  mailbox = await startMailServer();
  product = await start();
}, 120_000);
afterAll(async () => {
  await product.stop();
  await mailbox.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function signedIn(name: string): Promise<HttpCaller> {
  const caller = new HttpCaller(product.url);
  await caller.signIn(name, PASSWORD);
  return caller;
}

/** Acknowledged moves of a project: their number, and the last one's version. */
interface Acknowledged {
  moves: number;
  version: number;
}

const movesOf = (told: Map<string, Acknowledged>): number =>
  [...told.values()].reduce((sum, { moves }) => sum + moves, 0);

/** Moves one project to draft and back to the agency until the server is killed. */
async function backAndForth(
  people: { agency: HttpCaller; dc: HttpCaller },
  project: ProjectRow,
  told: Map<string, Acknowledged>,
  stopped: () => boolean,
): Promise<void> {
  const id = project._id.$oid;
  let present: { statut: string; version: number } = project;
  while (!stopped()) {
    const back = present.statut === 'Agence';
    const [who, target] = back ? [people.agency, 'Brouillon'] : [people.dc, 'Agence'];
    try {
      present = await who.json<Project>('PUT', `/rest/myplv/projets/${id}/statut/${target}`, {
        version: present.version,
        comment: 'Un prix à corriger, puis à renvoyer',
      });
    } catch (error) {
      // The connection breaks when the server is killed; any earlier error fails the test.
      if (!stopped()) throw error;
      return;
    }
    told.set(id, { moves: (told.get(id)?.moves ?? 0) + 1, version: present.version });
  }
}

async function moveAndCrash(withPostgres: boolean): Promise<Map<string, Acknowledged>> {
  const [agency, dc] = [await signedIn('agence1'), await signedIn('dc1')];
  const list = '/rest/myplv/projets?q_statut=Agence&limit=100';
  const given = (await agency.json<{ projets: ProjectRow[] }>('GET', list)).projets.filter(
    (project) => project.dc === 'dc1',
  );
  const told = new Map<string, Acknowledged>();
  let gone = false;
  const streams = given
    .slice(0, AT_ONCE)
    .map((project) => backAndForth({ agency, dc }, project, told, () => gone));
  const moving = Promise.all(streams);
  await Promise.race([moving, vi.waitUntil(() => movesOf(told) >= FEWEST_MOVES, { timeout: PATIENCE_MS })]);
  await sleep(Math.random() * MOST_MS);
  gone = true;
  await Promise.all([product.kill(), ...(withPostgres ? [killPostgres(dataDir)] : [])]);
  await moving;
  return told;
}

/** Invariants after each crash: a returned row is a violation. */
const DISAGREEMENTS = {
  'status and history': `
    select p.id, p.statut, last.statut_arr from projects p
    left join lateral (select statut_arr from project_history h where h.project_id = p.id order by h.id desc limit 1) last on true
    where p.statut <> coalesce(last.statut_arr, 'Brouillon')`,
  'round trips and history': `
    select p.id, p.nb_ar_agence, count(h.id) from projects p
    left join project_history h on h.project_id = p.id and h.target = 'Agence' and h.statut_dep <> 'Agence' and not h.forced
    group by p.id having p.nb_ar_agence <> count(h.id)`,
  'returns to draft and history': `
    select p.id from projects p
    left join project_history h on h.project_id = p.id and h.statut_dep = 'Agence' and h.target = 'Brouillon' and not h.forced
    group by p.id having p.returns_to_draft <> count(h.id)`,
  'what the page shows and history': `
    select id from projects p
    where json_array_length(trace -> 'historique') <> (select count(*) from project_history h where h.project_id = p.id)`,
  'quota sums and projects': `
    with counted as (
      select quota_smhf as smhf, quota_year as year, type_projet as kind, quota_column as col, count(*)::int as n
      from projects where quota_column is not null and quota_smhf is not null group by 1, 2, 3, 4),
    kept as (
      select smhf, year, kind, col, n from quota_sums,
        lateral (values ('avenir', avenir), ('creation', creation), ('imprime', imprime), ('digital', digital), ('annule', annule)) v (col, n)
      where n <> 0)
    (select * from counted except select * from kept) union all (select * from kept except select * from counted)`,
  // A move and its mail are written in one transaction and carry its time.
  'moves and their mails': `
    select h.id, h.statut_arr, count(m.id) from project_history h
    left join mails m on m.project_id = h.project_id and m.t_creation = h.t_creation
    where h.t_creation > $1::timestamptz group by h.id, h.statut_arr having count(m.id) <> 1`,
};

async function expectAgreement(db: pg.Client, begun: string): Promise<void> {
  for (const [what, query] of Object.entries(DISAGREEMENTS)) {
    const { rows } = await db.query(query, query.includes('$1') ? [begun] : []);
    expect([what, rows]).toEqual([what, []]);
  }
}

async function expectKept(db: pg.Client, told: Map<string, Acknowledged>, before: Map<string, number>) {
  for (const [id, { moves, version }] of told) {
    const { rows } = await db.query<{ version: number; moves: number }>(
      'select version, (select count(*)::int from project_history where project_id = p.id) as moves from projects p where id = $1',
      [id],
    );
    expect(rows[0]?.version).toBeGreaterThanOrEqual(version);
    // The move in flight when the server died may have been committed as well.
    const made = (rows[0]?.moves ?? 0) - (before.get(id) ?? 0);
    expect([moves, moves + 1]).toContain(made);
  }
}

async function movesByProject(db: pg.Client): Promise<Map<string, number>> {
  const { rows } = await db.query<{ id: string; n: number }>(
    'select project_id as id, count(*)::int as n from project_history group by 1',
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}

async function withDatabase<Result>(work: (db: pg.Client) => Promise<Result>): Promise<Result> {
  const db = new pg.Client({ connectionString: await databaseOf(dataDir) });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

it(
  `stays consistent, killed ${ROUNDS} times in the middle of status changes, and mails each move once`,
  async () => {
    const begun = new Date().toISOString();
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      const before = await withDatabase(movesByProject);
      const told = await moveAndCrash(turn % 2 === 0);
      product = await start();
      await withDatabase(async (db) => {
        await expectKept(db, told, before);
        await expectAgreement(db, begun);
      });
    }
    await expectDelivered(begun);
  },
  200_000 + ROUNDS * 40_000,
);

/** Every mail is delivered; one that a crash left unmarked is resent under the same Message-ID, and only then. */
async function expectDelivered(begun: string): Promise<void> {
  await withDatabase(async (db) => {
    const waiting = async () => {
      const { rows } = await db.query<{ n: number }>(
        'select count(*)::int as n from mails where sent_at is null and t_creation > $1',
        [begun],
      );
      return rows[0]?.n;
    };
    // Thousands of them, two at a time; those interrupted by a crash are retried with increasing delays.
    await expect.poll(waiting, { timeout: 100_000 + ROUNDS * 10_000, interval: 500 }).toBe(0);
    const { rows } = await db.query<{ message_id: string }>(
      'select message_id from mails where t_creation > $1',
      [begun],
    );
    const received = new Set(mailbox.mails.map((mail) => mail.headers.get('message-id')));
    expect(rows.filter(({ message_id }) => !received.has(message_id))).toEqual([]);
  });
}
