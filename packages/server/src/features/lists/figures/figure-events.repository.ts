import { prepared } from '../../../db/prepared.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import type { FigureEvent, OrderHistory, OrderLine } from './events-of-order.ts';

/** By the wall clock in Paris, in seconds. */
const wall = (column: string) => `extract(epoch from (${column} at time zone 'Europe/Paris'))::float8`;

/** Of one without a network by the device's clock as far as it was known to be off: it may have been by days. */
const SIGNED_AT = `case when s.received_at is null then s.t_signature
  else least(s.received_at, s.t_signature + s.device_clock_ms * interval '1 millisecond') end`;

/** Orders with their whole histories. */
export async function readHistories(
  tx: Transaction,
  ids: readonly string[],
): Promise<(OrderHistory & { id: string })[]> {
  const { rows } = await tx.query<Omit<OrderHistory, 'lines'> & { id: string; lines: string }>(
    prepared(
      `select p.id, p.type, p.statut, p.has_pose as "hasPose", p.agence, p.imprimeur, p.echeance::text,
         p.delivered_on::text as "deliveredOn",
         ${wall('p.t_creation')} as "createdAt",
         (select ${wall(`min(${SIGNED_AT})`)} from signatures s where s.project_id = p.id) as "signedAt",
         (select coalesce(json_agg(json_build_object('id', h.id, 'nature', h.nature, 'from', h.statut_dep, 'to', h.statut_arr,
           'target', h.target, 'forced', h.forced, 'causes', h.causes, 'at', ${wall('h.t_creation')},
           'byClient', h.resp like '%@%' or exists (select from users u where u.name = h.resp and u.role = 'client'))
           order by h.id), '[]') from project_history h where h.project_id = p.id) as lines
       from projects p where p.id = any($1)`,
      [ids],
    ),
  );
  return rows.map(({ lines, ...order }) => ({ ...order, lines: JSON.parse(lines) as OrderLine[] }));
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

/** Tells the planner how many orders there are by now: without it, it expects few, and reads all events for each batch. */
export async function analyzeEvents(db: Db): Promise<void> {
  await db.query('analyze figure_events');
}
