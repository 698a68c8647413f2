import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { PERMISSIONS } from '@ardoise/domain/rules/permissions.ts';
import type { ViewFilter } from '@ardoise/domain/rules/view-filter.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

export interface ViewRecord {
  id: string;
  uid: number;
  nom: string;
  filtre: string;
  partage: boolean;
  /** Username of its owner. */
  owner: string;
}

/** Roles whose team is everybody of that role; a dc's and an mdv's have the same smhf. */
const WHOLE_ROLES = ['siege', 'administrator'];

/** One's own by age, then those that one's team shares. */
export async function readViews(db: Db, { uid, role }: Actor): Promise<ViewRecord[]> {
  const { rows } = await db.query<ViewRecord>(
    `select v.id, v.uid, v.nom, v.filtre, v.partage, u.name as owner
     from users me join users u on u.uid = me.uid or (u.role = $2 and u.active and ($3 or u.smhf = me.smhf))
     join saved_views v on v.uid = u.uid and (u.uid = me.uid or (v.partage and $4))
     where me.uid = $1 order by v.uid <> $1, v.id limit 100`,
    [uid, role, WHOLE_ROLES.includes(role), role in PERMISSIONS['view.share']],
  );
  return rows;
}

/** Locks an account's views, so that their number and names stay valid until the transaction ends. */
export async function lockOwnViews(tx: Transaction, uid: number): Promise<ViewRecord[]> {
  await tx.query('select 1 from users where uid = $1 for update', [uid]);
  const { rows } = await tx.query<ViewRecord>(
    'select id, uid, nom, filtre, partage from saved_views where uid = $1',
    [uid],
  );
  return rows;
}

export async function insertView(
  tx: Transaction,
  uid: number,
  view: { nom: string; filtre: ViewFilter },
): Promise<number> {
  const { rows } = await tx.query<{ id: string }>(
    'insert into saved_views (uid, nom, filtre) values ($1, $2, $3) returning id',
    [uid, view.nom, JSON.stringify(view.filtre)],
  );
  return Number(rows[0]?.id);
}

export async function updateView(
  tx: Transaction,
  id: string,
  { nom, partage }: { nom: string; partage: boolean },
): Promise<void> {
  await tx.query('update saved_views set nom = $2, partage = $3 where id = $1', [id, nom, partage]);
}

/** Whether there was one. */
export async function removeView(db: Db, uid: number, id: number): Promise<boolean> {
  const { rowCount } = await db.query('delete from saved_views where uid = $1 and id = $2', [uid, id]);
  return rowCount === 1;
}
