import { prepared } from '../../../db/prepared.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { tryLock } from '../../../db/try-lock.ts';
import type { FigureEvent, OrderHistory, OrderLine } from './events-of-order.ts';

/** Key of the advisory lock: any constant, equal in every server process. */
const LOCK = 7_270_473_177;

/**
 * Takes the fold until the transaction ends, and says how far it has come; null while another process is at it. It gives up
 * where somebody changes one of its orders, before a deadlock would be looked for (55P03).
 */
export async function takeFold(tx: Transaction): Promise<number | null> {
  await tx.query("set local lock_timeout = '300ms'");
  if (!(await tryLock(tx, LOCK))) return null;
  const { rows } = await tx.query<{ readTo: number }>('select read_to as "readTo" from figures_state');
  return rows[0]?.readTo ?? 0;
}

/**
 * The next lines of the history after an id, and their orders. A line may become visible after one with a higher id: the
 * position only passes lines older than any transaction may last (`db/pool.ts`), the younger ones are read again.
 */
export async function nextLines(
  tx: Transaction,
  after: number,
  limit: number,
): Promise<{ orders: string[]; last: number; settled: number; lines: number }> {
  const { rows } = await tx.query<{ orders: string[]; last: number; settled: number; lines: number }>(
    `select coalesce(array_agg(distinct project_id), '{}') as orders, coalesce(max(id), $1) as last, count(*)::int as lines,
       coalesce(min(id) filter (where t_creation > now() - interval '5 minutes') - 1, max(id), $1) as settled
     from (select id, project_id, t_creation from project_history where id > $1 order by id limit $2) next`,
    [after, limit],
  );
  return rows[0] ?? { orders: [], last: after, settled: after, lines: 0 };
}

/** By the wall clock in Paris, in seconds. */
const wall = (column: string) => `extract(epoch from (${column} at time zone 'Europe/Paris'))::float8`;

/** Orders with their whole histories. */
export async function readHistories(
  tx: Transaction,
  ids: readonly string[],
): Promise<(OrderHistory & { id: string })[]> {
  const { rows } = await tx.query<OrderHistory & { id: string; lines: OrderLine[] }>(
    prepared(
      `select p.id, p.type, p.statut, p.has_pose as "hasPose", p.agence, p.imprimeur, p.echeance::text,
         p.delivered_on::text as "deliveredOn",
         ${wall('p.t_creation')} as "createdAt",
         (select ${wall('min(s.t_signature)')} from signatures s where s.project_id = p.id) as "signedAt",
         array(select json_build_object('id', h.id, 'nature', h.nature, 'from', h.statut_dep, 'to', h.statut_arr,
           'target', h.target, 'forced', h.forced, 'causes', h.causes, 'at', ${wall('h.t_creation')},
           'byClient', h.resp like '%@%' or exists (select from users u where u.name = h.resp and u.role = 'client'))
           from project_history h where h.project_id = p.id order by h.id) as lines
       from projects p where p.id = any($1)`,
      [ids],
    ),
  );
  return rows;
}

const GIVEN = `given (project_id text, "historyId" bigint, nature text, day date, statut text, party text, promiser text,
  tenths int, held int[], returns smallint, causes text[], "doneOn" date, late smallint)`;

/** What may still change of an event: an open promise, an end that moved, whose the order is today. */
const REFRESHED = ['day', 'tenths', 'held', 'returns', 'done_on', 'late', 'gone', 'agence_kept', 'smhf_kept'];
const refreshed = (row: string) => REFRESHED.map((column) => `${row}.${column}`).join(', ');

/**
 * Replaces what is counted of these orders, in one statement. An event that stands keeps its people: those at the time.
 * What has gone (an end that was taken back) is deleted.
 */
export async function writeEvents(
  tx: Transaction,
  ids: readonly string[],
  events: readonly (FigureEvent & { project_id: string })[],
): Promise<void> {
  await tx.query(
    `with given as (select * from json_to_recordset($2) as ${GIVEN}),
     gone as (
       delete from figure_events e where e.project_id = any($1) and not exists (
         select from given g where (g.project_id, g."historyId", g.nature) = (e.project_id, e.history_id, e.nature))),
     before as (select project_id, history_id, nature, agence, smhf from figure_events where project_id = any($1))
     insert into figure_events as e (project_id, history_id, nature, day, type, agence, smhf, statut, party, promiser, tenths,
       held, returns, causes, done_on, late, gone, agence_kept, smhf_kept)
     select p.id, g."historyId", g.nature, g.day, p.type, p.agence, coalesce(p.quota_smhf, p.smhf), g.statut, g.party,
       g.promiser, g.tenths, g.held, g.returns, g.causes, g."doneOn", g.late, p.deleted_at is not null,
       b.project_id is null or b.agence is not distinct from p.agence,
       case when b.project_id is null then coalesce(p.quota_smhf, p.smhf) else b.smhf end is not distinct from p.smhf
     from given g join projects p on p.id = g.project_id
       left join before b on (b.project_id, b.history_id, b.nature) = (g.project_id, g."historyId", g.nature)
     on conflict (project_id, history_id, nature) do update set (${REFRESHED.join(', ')}) = (${refreshed('excluded')})
     where (${refreshed('e')}) is distinct from (${refreshed('excluded')})`,
    [ids, JSON.stringify(events)],
  );
}

/** Keeps how far the lines were read; `complete` where no line is left. */
export async function keepFold(tx: Transaction, readTo: number, complete: boolean): Promise<void> {
  await tx.query(
    'update figures_state set read_to = $1, complete_at = case when $2 then now() else complete_at end',
    [readTo, complete],
  );
}

/** Tells the planner how many orders there are by now: without it, it expects few, and reads all events for each batch. */
export async function analyzeEvents(db: Db): Promise<void> {
  await db.query('analyze figure_events');
}
