import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { STANDS_FOR } from '../../../http/session.repository.ts';
import type { ProjectRecord } from '../../project/projects/project-record.ts';
import { scopeSql } from '../../project/projects/scope.repository.ts';
import { waitingSql } from '../project-lists/waiting.repository.ts';

/** An account that chose one mail a day. */
export interface DigestReader extends Actor {
  mail: string;
  prenom: string;
}

/** Active accounts whose digest of this day (yyyy-MM-dd) is not sent yet. */
export async function listDigestReaders(db: Db, day: string): Promise<DigestReader[]> {
  const { rows } = await db.query<DigestReader>(
    `select u.uid, u.name, u.role, u.smhf, u.mdv, u.organisation, u.mail, u.prenom,
       ${STANDS_FOR}
     from users u where u.active and u.courriels = 'quotidien' and u.mail <> ''
       and not exists (select 1 from digests d where d.uid = u.uid and d.day = $1::date) order by u.uid`,
    [day],
  );
  return rows;
}

/** False when another process sends it for this day. */
export async function takeDigest(tx: Transaction, uid: number, day: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into digests (uid, day) values ($1, $2::date) on conflict do nothing',
    [uid, day],
  );
  return rowCount === 1;
}

/** A project that waits for the recipient. */
export type WaitingProject = Pick<
  ProjectRecord,
  'id' | 'type' | 'name_projet' | 'ville' | 'statut' | 'echeance' | 't_statut'
>;

/** What waits for an account, longest first, at most `limit`, with the total number. */
export async function listWaitingProjects(
  db: Db,
  actor: Actor,
  limit: number,
): Promise<{ projects: WaitingProject[]; count: number }> {
  const values = new Values();
  const waiting = waitingSql(actor, values);
  if (waiting === null) return { projects: [], count: 0 };
  const { rows } = await db.query<WaitingProject & { count: number }>(
    `select p.id, p.type, p.name_projet, p.ville, p.statut, p.echeance, p.t_statut, count(*) over ()::int as count
     from projects p where p.deleted_at is null and ${scopeSql(actor, values)} and ${waiting}
     order by p.t_statut, p.id limit ${values.add(limit)}`,
    values.list,
  );
  return { projects: rows, count: rows[0]?.count ?? 0 };
}
