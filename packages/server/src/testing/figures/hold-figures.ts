import type { Actor, Role } from '@ardoise/domain/projects/roles.ts';
import type { ComparedBy } from '@ardoise/domain/rules/figures.ts';
import type { Pool } from 'pg';
import { expect } from 'vitest';
import { foldFigures } from '../../features/lists/figures/fold-figures.ts';
import { readFigures } from '../../features/lists/figures/read-figures.ts';
import { type RandomLine, type RandomOrder, randomOf, randomOrders } from './random-histories.ts';
import { prepareRecount, recount } from './recount.repository.ts';

/** The day of these readings. */
const TODAY = '2026-11-23';
/** In small batches, so that a run has several. */
export const fold = (pool: Pool, atOnce = 700) => foldFigures(pool, new AbortController().signal, { atOnce });

/** As many as PostgreSQL takes within a statement's time on a busy machine. */
const A_STATEMENT = 20_000;

async function inSlices<Row>(
  rows: readonly Row[],
  write: (slice: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += A_STATEMENT)
    await write(rows.slice(from, from + A_STATEMENT));
}

async function insertOrders(pool: Pool, orders: readonly RandomOrder[]): Promise<void> {
  await pool.query(
    `insert into projects (id, kind, type, type_projet, statut, dc, mdv, smhf, agence, imprimeur, has_pose, t_creation, doc)
     select id, kind, type, type_projet, statut, dc, mdv, smhf, agence, imprimeur, has_pose, t_creation, '{}'
     from json_populate_recordset(null::projects, $1)`,
    [JSON.stringify(orders)],
  );
  await pool.query(
    `insert into signatures (project_id, role, nom, qualite, mode, image, content_hash, content, signed_by, address, user_agent, t_signature)
     select id, 'client', '', '', 'trace', '', '', '{}', 'x', '', '', signed
     from json_to_recordset($1) as signed (id text, signed timestamptz) where signed is not null`,
    [JSON.stringify(orders.map(({ id, signed }) => ({ id, signed })))],
  );
}

/** Adds lines as if they were written just now, and moves their orders; keeps whose each order was. */
async function addLines(pool: Pool, lines: readonly RandomLine[]): Promise<void> {
  await pool.query(
    `with added as (
       insert into project_history (project_id, statut_dep, statut_arr, target, nature, resp, forced, causes, t_creation, based_on, comment)
       select "order", statut_dep, statut_arr, target, nature, resp, forced, causes, t_creation, based_on, ''
       from json_to_recordset($1) as line ("order" text, statut_dep text, statut_arr text, target text, nature text, resp text,
         forced boolean, causes text[], t_creation timestamptz, based_on int)
       returning id, project_id, statut_arr),
     known as (insert into test_lines select a.id, p.agence, p.smhf, p.imprimeur from added a join projects p on p.id = a.project_id),
     last as (select distinct on (project_id) project_id, statut_arr from added order by project_id, id desc)
     update projects p set statut = last.statut_arr, echeance = case when hashtext(p.id) % 3 = 0 then '2026-10-05'::date end,
       delivered_on = case when hashtext(p.id) % 5 = 0 then '2026-03-02'::date end
     from last where last.project_id = p.id`,
    [JSON.stringify(lines)],
  );
}

/** Orders of one statement of the test. */
const AT_ONCE = 500;

/** Orders change hands, and some are deleted, with a line of the history as the product writes it. */
async function changeHands(
  pool: Pool,
  random: ReturnType<typeof randomOf>,
  ids: readonly string[],
): Promise<void> {
  const changes = [
    { set: "agence = 'agence-0'", share: 0.1 },
    { set: "smhf = 'smhf-1'", share: 0.1 },
    { set: "imprimeur = 'imprimeur-1'", share: 0.1 },
    { set: 'deleted_at = now()', share: 0.03 },
  ];
  for (const { set, share } of changes) {
    const some = ids.filter(() => random.chance(share));
    for (let begin = 0; begin < some.length; begin += AT_ONCE)
      await pool.query(`update projects set ${set} where id = any($1)`, [some.slice(begin, begin + AT_ONCE)]);
  }
}

/** Random orders, their histories in three parts with a fold after each: what the fold saw first stays. */
async function fillHistories(pool: Pool, count: number, seed: number): Promise<ReturnType<typeof randomOf>> {
  const random = randomOf(seed);
  const orders = randomOrders(count, random);
  await inSlices(orders, (slice) => insertOrders(pool, slice));
  for (const part of [0, 1, 2]) {
    const lines = orders.flatMap(({ lines: all }) =>
      all.slice(Math.ceil((part * all.length) / 3), Math.ceil(((part + 1) * all.length) / 3)),
    );
    await inSlices(lines, (slice) => addLines(pool, slice));
    await fold(pool, Math.max(700, count / 50));
    await changeHands(
      pool,
      random,
      orders.map(({ id }) => id),
    );
  }
  // What changed hands since, and what was deleted.
  await fold(pool);
  return random;
}

const EVENT =
  'nature, day::text, type, agence, smhf, statut, party, promiser, tenths, returns, causes, done_on::text, late, gone, agence_kept, smhf_kept';

/** What one side has and the other does not. */
async function differences(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    `with counted as (select history_id::bigint as line, project_id as project, ${EVENT} from figure_events),
       again as (select line, project, ${EVENT} from recount)
     (select 'counted' as side, * from (table counted except table again) x limit 5)
     union all (select 'recounted', * from (table again except table counted) y limit 5)`,
  );
  return rows;
}

const actor = (role: Role, name: string): Actor => ({
  uid: 1,
  name,
  role,
  smhf: null,
  mdv: null,
  organisation: null,
});
export const READERS = [actor('siege', 'siege1'), actor('smhf', 'smhf-1'), actor('agence', 'agence-0')];
const PERIODS = [
  { du: '2025-01-01', au: '2025-12-31' },
  { du: '2025-03-24', au: '2025-04-06' },
  { du: '2024-10-01', au: '2026-09-30' },
  { du: '2026-08-31', au: '2026-11-22' },
];
const FILTERS: { type?: 'Carte Brasserie'; agence?: string; smhf?: string }[] = [
  {},
  { type: 'Carte Brasserie' },
  { agence: 'agence-1', smhf: 'smhf-2' },
];

/** By what each period is compared, and the same in SQL. */
const COMPARED: Partial<Record<Role, { par: ComparedBy; keys: string }>>[] = [
  { siege: { par: 'agence', keys: 'agence' } },
  { siege: { par: 'smhf', keys: 'smhf' } },
  {
    siege: { par: 'mois', keys: "to_char(day, 'YYYY-MM-01')" },
    agence: { par: 'mois', keys: "to_char(day, 'YYYY-MM-01')" },
  },
  {},
];

/** The recount of a reader, by the words of the specification (figures.md#who-reads-what). */
function countedWhere({ role, name }: Actor, filters: (typeof FILTERS)[number]): string {
  const own = {
    siege: 'true',
    smhf: `smhf = '${name}' and smhf_kept`,
    agence: `agence = '${name}' and agence_kept and now not in ('Brouillon', 'Client')`,
  }[role as 'siege' | 'smhf' | 'agence'];
  const filtered = Object.entries(filters).map(([column, value]) => `${column} = '${value}'`);
  return ['not gone', own, ...filtered].join(' and ');
}

async function one<Row>(pool: Pool, sql: string): Promise<Row> {
  const { rows } = await pool.query(`select ${sql}`);
  return rows[0] as Row;
}

async function comparesWithRecount(
  pool: Pool,
  reader: Actor,
  period: (typeof PERIODS)[number],
  filters: (typeof FILTERS)[number],
) {
  const { par, keys } = COMPARED[PERIODS.indexOf(period) % 4]?.[reader.role] ?? {
    par: 'support',
    keys: 'type',
  };
  const figures = await readFigures(pool, reader, { ...period, ...filters, par }, TODAY);
  const where = `from recount where ${countedWhere(reader, filters)} and day between '${figures.periode.du}' and '${figures.periode.au}'`;
  const given = reader.role === 'agence' ? `promiser = '${reader.name}'` : 'true';
  const due = `${where} and nature = 'delai' and (day < '${TODAY}' or done_on is not null) and ${given}`;
  const n = (condition: string) => `(select count(*)::int ${where} and ${condition})`;
  const disc = (share: number, condition: string) =>
    `(select case when count(*) >= 5 then (percentile_disc(${share}) within group (order by tenths))::float8 / 10 end ${where} and ${condition})`;
  const again = await one<Record<string, unknown>>(
    pool,
    `${n("nature = 'faite'")} as faites, ${n("nature = 'terminee'")} as terminees, ${n("nature = 'arretee'")} as arretees,
     ${disc(0.5, "nature = 'terminee'")} as mediane, ${disc(0.9, "nature = 'terminee'")} as decile,
     ${n("nature = 'acceptee'")} as acceptees, ${n("nature = 'acceptee' and returns = 0")} as premier,
     ${n("nature = 'acceptee' and returns >= 3")} as trois,
     ${n("nature = 'retour'")} as retours, ${n("nature = 'retour' and 'prix' = any(causes)")} as prix,
     ${n("nature = 'retour' and causes = '{}'")} as "nonDit", ${n("nature = 'retour' and party = 'client'")} as "parClient",
     (select count(*)::int ${due} and coalesce(done_on <= day, false)) as tenus,
     (select count(*)::int ${due} and not coalesce(done_on <= day, false)) as retards,
     (select json_object_agg(statut, n) from (select statut, count(*)::int as n ${where} and nature = 'passage' group by 1) x) as passages,
     ${disc(0.5, "nature = 'passage' and statut = 'Agence'")} as agence,
     (select json_object_agg(to_char(day, 'YYYY-MM'), 1) from (select distinct date_trunc('month', day) as day ${where} and nature = 'faite') x) is not null as some`,
  );
  const { commandes, temps, premierCoup, retours, delais } = figures;
  const by = <Row extends { n: number }>(rows: readonly Row[], is: (row: Row) => boolean) =>
    rows.find(is)?.n ?? 0;
  expect({
    faites: commandes.faites.n,
    terminees: commandes.terminees.n,
    arretees: commandes.arretees.n,
    mediane: temps.duree.mediane,
    decile: temps.duree.decile,
    acceptees: premierCoup.acceptees.n,
    premier: by(premierCoup.parRetours, (row) => row.retours === 0),
    trois: by(premierCoup.parRetours, (row) => row.retours === 3),
    retours: retours.tous.n,
    prix: by(retours.causes, ({ cause }) => cause === 'prix'),
    nonDit: by(retours.causes, ({ cause }) => cause === 'non dit'),
    parClient: by(retours.par, ({ partie }) => partie === 'client'),
    tenus: delais.tous.tenus,
    retards: delais.tous.retards,
    passages: Object.fromEntries(temps.passages.filter((row) => row.n > 0).map((row) => [row.statut, row.n])),
    agence: temps.passages.find(({ statut }) => statut === 'Agence')?.mediane ?? null,
    some: commandes.faites.n > 0,
  }).toEqual({ ...again, passages: JSON.parse(String(again.passages ?? '{}')) });
  const series = commandes.suite.reduce((sum, { faites }) => sum + faites, 0);
  const supports = commandes.parSupport.reduce((sum, { faites }) => sum + faites.n, 0);
  const lines = figures.comparer.lignes.reduce((sum, { faites }) => sum + faites.n, 0);
  expect([series, supports, lines]).toEqual([commandes.faites.n, commandes.faites.n, commandes.faites.n]);
  const { rows } = await pool.query(
    `select ${keys} as cle, count(*) filter (where nature = 'faite')::int as faites,
       case when count(*) filter (where nature = 'terminee') >= 5
         then (percentile_disc(0.5) within group (order by tenths) filter (where nature = 'terminee'))::float8 / 10 end as mediane
     ${where} and nature in ('faite', 'terminee') group by 1`,
  );
  const known = figures.comparer.lignes.filter((line) => line.faites.n + line.terminees.n > 0);
  const shown = known.map((line) => ({
    cle: line.cle,
    faites: line.faites.n,
    mediane: line.duree?.mediane ?? null,
  }));
  const byKey = (first: { cle: string }, other: { cle: string }) => (first.cle < other.cle ? -1 : 1);
  expect(shown.toSorted(byKey)).toEqual(rows.toSorted(byKey));
}

/** Random orders, and every figure of several readers, periods and filters beside a recount by SQL. */
export async function holdsFigures(pool: Pool, count: number, seed: number): Promise<void> {
  await prepareRecount(pool);
  await fillHistories(pool, count, seed);
  await recount(pool);
  expect(await differences(pool)).toEqual([]);
  for (const reader of READERS)
    for (const period of PERIODS)
      for (const filters of reader.role === 'siege' ? FILTERS : FILTERS.slice(0, 2))
        await comparesWithRecount(pool, reader, period, filters);
}
