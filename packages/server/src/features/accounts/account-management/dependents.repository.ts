import { ONGOING_STATUSES } from '@ardoise/domain/projects/standstill.ts';
import { isBeforeSubmission, STATUSES } from '@ardoise/domain/projects/statuses.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { IS_OPEN } from '../../../http/session.repository.ts';

const DRAFTS = STATUSES.filter(isBeforeSubmission);

/** What depends on an account. */
export interface Dependents {
  /** Ongoing projects that name it, without drafts; its drafts. */
  ongoing: number;
  drafts: number;
  /** Active accounts attached to a manager. */
  team: number;
  /** Other people of an organisation. */
  colleagues: number;
  sessions: number;
  lastContact: string | null;
}

/** Counted by the column of the account's role: others have no projects. */
export async function countDependents(db: Db, uid: number): Promise<Dependents> {
  const { rows } = await db.query<Dependents>(
    `select
       (select count(*)::int from projects p where p.deleted_at is null and p.statut = any($2::text[]) and p.statut <> all($3::text[])
          and (u.role = 'dc' and p.dc = u.name or u.role = 'agence' and p.agence = u.name
            or u.role = 'imprimeur' and p.imprimeur = u.name)) as ongoing,
       (select count(*)::int from projects p where p.deleted_at is null and p.statut = any($3::text[])
          and u.role = 'dc' and p.dc = u.name) as drafts,
       (select count(*)::int from users d where d.active
          and (u.role = 'smhf' and d.smhf = u.name or u.role = 'mdv' and d.mdv = u.name)) as team,
       (select count(*)::int from users c where c.organisation = u.name and c.active) as colleagues,
       (select count(*)::int from sessions s where s.uid = u.uid and ${IS_OPEN}) as sessions,
       coalesce((select max(s.last_used) from sessions s where s.uid = u.uid), u.last_login) as "lastContact"
     from users u where u.uid = $1`,
    [uid, ONGOING_STATUSES, DRAFTS],
  );
  return rows[0] ?? { ongoing: 0, drafts: 0, team: 0, colleagues: 0, sessions: 0, lastContact: null };
}

/**
 * Moves a dc's ongoing projects to their new managers, as a reassignment does: a unit that was consumed stays with its
 * SMHF, a draft counts for the new one. Returns the ids of those that changed.
 */
export async function moveProjectsOfDc(
  tx: Transaction,
  dc: string,
  managers: { smhf: string | null; mdv: string | null },
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `update projects set smhf = $2, mdv = $3,
       quota_smhf = case when quota_column = 'avenir' then $2 else quota_smhf end,
       version = version + 1, t_update = now()
     where dc = $1 and deleted_at is null and statut = any($4::text[]) and (smhf, mdv) is distinct from ($2::text, $3::text)
     returning id`,
    [dc, managers.smhf, managers.mdv, ONGOING_STATUSES],
  );
  return rows.map(({ id }) => id);
}

/** The uids of the active people attached to a manager. */
export async function listTeam(tx: Transaction, column: 'smhf' | 'mdv', manager: string): Promise<number[]> {
  const { rows } = await tx.query<{ uid: number }>(
    `select uid from users where ${column} = $1 and active order by uid`,
    [manager],
  );
  return rows.map(({ uid }) => uid);
}

/** Display names of those whom the directory has deactivated, and who left projects or a team behind; oldest first. */
export async function listLeftBehind(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ shown: string }>(
    `select display_name(u.name) as shown from users u join scim_users s using (uid)
     where not u.active and s.closed_at is not null
       and (exists (select from projects p where u.role = 'dc' and p.dc = u.name and p.deleted_at is null
              and p.statut = any($1::text[]))
         or exists (select from users d where d.active
              and (u.role = 'smhf' and d.smhf = u.name or u.role = 'mdv' and d.mdv = u.name)))
     order by s.closed_at, u.uid`,
    [[...new Set([...ONGOING_STATUSES, ...DRAFTS])]],
  );
  return rows.map(({ shown }) => shown);
}
