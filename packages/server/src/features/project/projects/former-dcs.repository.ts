import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

/** Notes that a project was taken from this dc. */
export async function noteFormerDc(tx: Transaction, projectId: string, dc: string): Promise<void> {
  await tx.query(
    `insert into former_dcs (project_id, dc) values ($1, $2)
     on conflict (project_id, dc) do update set given_at = excluded.given_at`,
    [projectId, dc],
  );
}

/** Ids made on a device are taken for as long. */
const FORMER_FOR = '30 days';

/** Who has a project by now. */
export interface PresentDc {
  /** Username. */
  dc: string;
  /** It was this dc's all along, in whose place the other one worked. */
  wasReplaced: boolean;
}

/** The dc of a project that was this actor's within the last 30 days, as its dc or in the place of its dc; null for any other. */
export async function findPresentDc(db: Db, projectId: string, { name }: Actor): Promise<PresentDc | null> {
  const { rows } = await db.query<PresentDc & { wasFormer: boolean }>(
    `select p.dc,
       exists (select from former_dcs f where f.project_id = p.id and f.dc = $2
         and f.given_at > now() - interval '${FORMER_FOR}') as "wasFormer",
       exists (select from replacements r where r.replacement = $2 and r.absent = p.dc
         and r.from_day <= (now() at time zone 'Europe/Paris')::date
         and coalesce(r.ended_at, (r.to_day + 1)::timestamptz)
           > greatest(r.from_day::timestamptz, p.t_creation, now() - interval '${FORMER_FOR}')) as "wasReplaced"
     from projects p where p.id = $1 and p.deleted_at is null`,
    [projectId, name],
  );
  const [found] = rows;
  if (!(found?.wasFormer || found?.wasReplaced)) return null;
  return { dc: found.dc, wasReplaced: !found.wasFormer };
}

/** Whether there is such a project, whosever it is. */
export async function hasProject(db: Db, projectId: string): Promise<boolean> {
  const { rowCount } = await db.query('select from projects where id = $1', [projectId]);
  return rowCount === 1;
}

/** Whether a project was taken from this dc. */
export async function wasTakenFrom(db: Db, projectId: string, dc: string): Promise<boolean> {
  const { rowCount } = await db.query('select from former_dcs where project_id = $1 and dc = $2', [
    projectId,
    dc,
  ]);
  return rowCount === 1;
}

/** An account that signs as dc no more. */
export interface FormerAccount {
  uid: number;
  /** Username. */
  name: string;
  /** As people know it. */
  shown: string;
  /** It was closed; false where it has another role by now. */
  isClosed: boolean;
}

/** After this time nothing of an account is looked for on a device. */
const LEFT_FOR = '1 year';

/** The accounts that are no dc's any more and whose orders this dc has taken. */
export async function listTakenAccounts(db: Db, dc: string): Promise<FormerAccount[]> {
  const { rows } = await db.query<FormerAccount>(
    `select u.uid, u.name, display_name(u.name) as shown, not u.active as "isClosed" from users u
     where (not u.active or u.role <> 'dc') and exists (
       select from former_dcs f join projects p on p.id = f.project_id
       where f.dc = u.name and p.dc = $1 and p.deleted_at is null and f.given_at > now() - interval '${LEFT_FOR}')
     order by u.uid`,
    [dc],
  );
  return rows;
}
