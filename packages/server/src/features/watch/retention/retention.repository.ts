import { STAGES } from '@ardoise/domain/projects/stages.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { sqlList } from '../../../db/values.ts';

/** The next projects whose retention has ended, after an id. What is due is judged again by `erase_evidence`. */
export async function findDue(
  db: Db,
  { months, after, limit }: { months: number; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from projects where statut in ${sqlList(STAGES.finished)} and months_since(t_statut) >= $1 and id > $2 and has_evidence(id)
     order by id limit $3`,
    [months, after, limit],
  );
  return rows.map(({ id }) => id);
}

/** The only way past the freeze; false when nothing is due there, or another process is at it. */
export async function eraseEvidence(tx: Transaction, id: string): Promise<boolean> {
  const { rows } = await tx.query<{ erased: boolean }>('select erase_evidence($1) as erased', [id]);
  return rows[0]?.erased === true;
}

/** The next orders with photos of a pose whose pieces have been gone for three years, after an id; judged again by `erase_pose_photos`. */
export async function findDuePhotos(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select distinct project_id as id from files
     where file_type = 'photo_pose' and erased_at is null and project_id > $1
       and pieces_gone_on(project_id) <= (now() at time zone 'Europe/Paris')::date - interval '3 years'
     order by 1 limit $2`,
    [after, limit],
  );
  return rows.map(({ id }) => id);
}

/** How many photos of a pose it erased; none where they are not due, or another process is at it. */
export async function erasePhotosOf(tx: Transaction, id: string): Promise<number> {
  const { rows } = await tx.query<{ erased: number }>('select erase_pose_photos($1) as erased', [id]);
  return rows[0]?.erased ?? 0;
}

/** Its name and number, for the log, and the hashes of the files that this transaction erased. */
export async function findErased(
  tx: Transaction,
  id: string,
): Promise<{ label: string; hashes: string[] } | undefined> {
  const { rows } = await tx.query<{ label: string; hashes: string[] }>(
    `select concat_ws(', ', nullif(name_projet, ''), nullif(num_projet, '')) as label,
       array(select encode(sha256, 'hex') from files where project_id = p.id and erased_at is not null) as hashes
     from projects p where id = $1`,
    [id],
  );
  return rows[0];
}
