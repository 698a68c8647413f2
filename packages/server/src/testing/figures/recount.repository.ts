import { RETURN_SOURCES } from '@ardoise/domain/rules/returns.ts';
import type { Pool } from 'pg';
import { sqlList } from '../../db/values.ts';
import { publicHolidays } from '../../features/project/projects/public-holidays.ts';

const YEARS = [2024, 2025, 2026, 2027];

/** Days with how many of them are worked, and functions of the working clock in SQL: nothing of the product's own. */
async function writeCalendar(pool: Pool): Promise<void> {
  const holidays = YEARS.flatMap((year) => [...publicHolidays(year)]);
  await pool.query(
    `create table test_days as select day::date, isodow < 6 and day::date <> all($1::date[]) as worked,
       sum((isodow < 6 and day::date <> all($1::date[]))::int) over (order by day) as upto
     from (select day, extract(isodow from day) as isodow from generate_series('2024-09-01', '2027-12-31', interval '1 day') day) all_days`,
    [holidays],
  );
  await pool.query('create unique index on test_days (day) include (worked, upto)');
  await pool.query(`create function test_clock(t timestamptz) returns float8 language sql stable as $$
    select upto - worked::int + worked::int * extract(epoch from (t at time zone 'Europe/Paris')::time)::float8 / 86400
    from test_days where day = (t at time zone 'Europe/Paris')::date $$`);
  await pool.query(`create function test_day(t timestamptz) returns date language sql stable as $$
    select (t at time zone 'Europe/Paris')::date $$`);
  await pool.query(`create function test_after(d date, n int) returns date language sql stable as $$
    select min(later.day) from test_days given, test_days later
    where given.day = d and later.day > d and later.upto = given.upto + n and later.worked $$`);
  await pool.query(`create function test_late(due date, done date) returns int language sql stable as $$
    select case when done is not null then greatest(0, (select upto from test_days where day = done) - (select upto from test_days where day = due))::int end $$`);
}

const KEPT = "('Impression', 'Imprimé', 'Livré', 'Terminé')";
const FINAL = "('Terminé', 'Rejeté', 'Annulé')";
const REVIEWS = "('Validation DC', 'Validation Client', 'Validation CCEP')";
const IS_RETURN = `m.nature = 'mouvement' and not m.forced and m.target = 'Agence' and m.statut_dep in ${sqlList(RETURN_SOURCES)}`;

/** What stands: the first move since which an order is in these statuses. */
const standing = (nature: string, statuses: string) => `
  select '${nature}' as nature, (select min(n.id) from test_moves n where n.project_id = p.id and n.id > coalesce(
      (select max(o.id) from test_moves o where o.project_id = p.id and not (o.statut_arr in ${statuses})), 0)) as line, p.id as project
  from projects p`;

const STANDING = `
  select * from (${standing('terminee', "('Terminé')")} where p.has_pose
    union all ${standing('terminee', "('Livré', 'Terminé')")} where not p.has_pose
    union all ${standing('arretee', "('Rejeté', 'Annulé')")}) standing where line is not null`;

const SIGNED = `coalesce((select min(s.t_signature) from signatures s where s.project_id = p.id),
  (select min(m.t_creation) from test_moves m where m.project_id = p.id))`;

const PARTY = `case when m.resp like '%@%' then 'client' else case m.statut_dep when 'Validation DC' then 'dc'
  when 'Validation Client' then 'client' when 'Validation CCEP' then 'siege' when 'Prévisite' then 'installateur'
  when 'Exécution' then 'agence' else 'imprimeur' end end`;

const COLUMNS = 'nature, line, project, day, statut, party, tenths, returns, causes, promiser, done_on, late';

/** Each figure counted anew from the history, by SQL alone. */
const EVENTS: readonly string[] = [
  `select distinct on (m.project_id) 'faite', m.id, m.project_id, test_day(m.t_creation), null, null, null::int, null::int, null::text[], null, null::date, null::int
   from test_moves m where m.statut_arr = 'Agence' or m.statut_arr = 'Client' and m.statut_dep = 'Brouillon' order by m.project_id, m.id`,
  `select st.nature, st.line, st.project, test_day(m.t_creation), null, null,
     case st.nature when 'terminee' then round((10 * greatest(0, test_clock(m.t_creation) - test_clock(${SIGNED})))::numeric)::int end,
     null, null, null, null, null
   from (${STANDING}) st join test_moves m on m.id = st.line join projects p on p.id = st.project`,
  `select 'passage', m.id, m.project_id, test_day(m.t_creation), m.statut_dep, null,
     round((10 * (test_clock(m.t_creation) - test_clock(coalesce(m.before, p.t_creation))))::numeric)::int, null, null, null, null, null
   from test_moves m join projects p on p.id = m.project_id where m.statut_dep not in ${FINAL}`,
  `select distinct on (m.project_id) 'acceptee', m.id, m.project_id, test_day(m.t_creation), null, null, null,
     (select count(*)::int from test_moves r where r.project_id = m.project_id and r.id < m.id and ${IS_RETURN.replaceAll('m.', 'r.')}), null, null, null, null
   from test_moves m where m.statut_dep in ${REVIEWS} and m.statut_arr not in ('Validation DC', 'Validation Client', 'Validation CCEP',
     'Brouillon', 'Client', 'Agence', 'Rejeté', 'Annulé') order by m.project_id, m.id`,
  `select 'retour', m.id, m.project_id, test_day(m.t_creation), null, ${PARTY}, null, null, m.causes, null, null, null
   from test_moves m where ${IS_RETURN}`,
  `select 'delai', m.id, m.project_id, due, 'Agence', 'agence', null, null, null, l.agence, done, test_late(due, done)
   from (select m.*, test_day(m.after) as done, case when m.after is null then p.echeance end as given from test_moves m join projects p on p.id = m.project_id) m
     join test_lines l on l.id = m.id
     cross join lateral (select coalesce(given, test_after(test_day(m.t_creation), 5)) as due) promised
   where m.statut_arr = 'Agence' and coalesce(m.next_arr not in ${FINAL}, true)
     and (m.forced or m.target = 'Agence' and m.statut_dep in ${sqlList(['Brouillon', 'Client', ...RETURN_SOURCES])})`,
  `select 'delai', m.id, m.project_id, due, 'Prévisite', 'installateur', null, null, null, null, done, test_late(due, done)
   from test_moves m join projects p on p.id = m.project_id
     cross join lateral (select coalesce(case when m.after is null then p.echeance end, test_after(test_day(m.t_creation), 2)) as due) promised
     cross join lateral (select test_day(coalesce((select min(h.t_creation) from project_history h where h.project_id = m.project_id
       and h.nature = 'pose' and h.id > m.id and h.id < coalesce(m.next_id, 1e18)), m.after)) as done) answered
   where m.statut_arr = 'Prévisite' and coalesce(m.next_arr not in ${FINAL}, true)`,
  `select 'delai', h.id, h.project_id, h.target::date, 'Impression', case when l.imprimeur = l.agence then 'agence' else 'imprimeur' end,
     null, null, null, l.imprimeur, done, test_late(h.target::date, done)
   from project_history h join test_lines l on l.id = h.id
     join projects p on p.id = h.project_id
     cross join lateral (select case when count(*) > 0 then coalesce(case when p.statut in ('Livré', 'Terminé') then p.delivered_on end,
         test_day(min(m.t_creation))) end as done from test_moves m
       where m.project_id = h.project_id and m.id > h.id and m.statut_arr in ('Livré', 'Terminé')) met
   where h.nature = 'promesse'
     and not exists (select from test_moves m where m.project_id = h.project_id and m.id > h.id and m.statut_arr not in ${KEPT})
     and not exists (select from project_history q where q.project_id = h.project_id and q.nature = 'promesse' and q.id < h.id
       and not exists (select from test_moves m where m.project_id = h.project_id and m.id > q.id and m.id < h.id and m.statut_arr not in ${KEPT}))`,
];

/** Prepares the recount: `test_lines` holds each line's agency, SMHF and printer at its time, kept by the test. */
export async function prepareRecount(pool: Pool): Promise<void> {
  await writeCalendar(pool);
  await pool.query('create table test_lines (id bigint primary key, agence text, smhf text, imprimeur text)');
}

/** Writes `recount`: the same events as `figure_events`, with whose each was and is. */
export async function recount(pool: Pool): Promise<void> {
  await pool.query('drop table if exists test_moves, recount');
  await pool.query(
    `create table test_moves as select h.*, lag(t_creation) over w as before, lead(t_creation) over w as after,
       lead(statut_arr) over w as next_arr, lead(id) over w as next_id
     from project_history h where nature in ('mouvement', 'accord') and statut_dep <> statut_arr window w as (partition by project_id order by id)`,
  );
  await pool.query('create index on test_moves (project_id, id)');
  await pool.query('create unique index on test_moves (id)');
  await pool.query('analyze test_moves');
  const each = EVENTS.map((sql) => `(${sql})`).join(' union all ');
  await pool.query(
    `create table recount as select e.*, p.type, l.agence, l.smhf, p.deleted_at is not null as gone,
       l.agence = p.agence as agence_kept, l.smhf = p.smhf as smhf_kept, p.statut as now
     from (${each}) e (${COLUMNS}) join test_lines l on l.id = e.line join projects p on p.id = e.project`,
  );
}
