import type { Transaction } from '@ardoise/server/db/transaction.ts';

/** What is about to be deleted: accounts, and the names whose preloaded projects are deleted as well. */
export interface Doomed {
  uids: number[];
  names: string[];
  mails: string[];
  /** Every username of the demonstration, kept ones too. */
  demoNames: string[];
}

/**
 * A project of the demonstration: of a deleted account, or preloaded (dated before the load), whether or not its
 * account is kept.
 */
const DOOMED = `(p.dc = any($1::text[]) or p.dc = any($2::text[]) and p.t_creation <=
  (select (value #>> '{}')::timestamptz from settings where key = 'demoLoaded'))`;

export interface ProjectCounts {
  gone: number;
  /** How many of these were created after the load. */
  since: number;
  staying: number;
}

export async function countProjects(tx: Transaction, { names, demoNames }: Doomed): Promise<ProjectCounts> {
  const { rows } = await tx.query<ProjectCounts>(
    `select count(*) filter (where doomed)::int as gone,
       count(*) filter (where doomed and t_creation > loaded)::int as since,
       count(*) filter (where not doomed)::int as staying
     from (select p.t_creation, coalesce(${DOOMED}, false) as doomed,
         (select (value #>> '{}')::timestamptz from settings where key = 'demoLoaded') as loaded
       from projects p) counted`,
    [names, demoNames],
  );
  return rows[0] ?? { gone: 0, since: 0, staying: 0 };
}

/** Accounts about to be deleted that remaining rows reference, and how often. */
export interface NeededAccount {
  name: string;
  projects: number;
  people: number;
}

export async function listNeeded(tx: Transaction, { names, demoNames }: Doomed): Promise<NeededAccount[]> {
  const { rows } = await tx.query<NeededAccount>(
    `with staying as (select p.* from projects p where not coalesce(${DOOMED}, false)),
     named as (
       select unnest(array[dc, smhf, mdv, agence, imprimeur]) as name, 1 as project, 0 as person from staying
       union all select u.name, 1, 0 from staying s join users u on u.uid = s.client_uid
       union all select unnest(array[u.smhf, u.mdv]), 0, 1 from users u where u.name <> all($1::text[])
     )
     select name, sum(project)::int as projects, sum(person)::int as people from named
     where name = any($1::text[]) group by name order by name`,
    [names, demoNames],
  );
  return rows;
}

/** With all dependent rows: histories, files, signatures, proofs, links, mails, QR codes; triggers update the sums. */
export async function deleteProjects(tx: Transaction, { names, demoNames }: Doomed): Promise<void> {
  await tx.query(`delete from projects p where ${DOOMED}`, [names, demoNames]);
}

/** The accounts, and rows that concern them only. */
export async function deleteAccounts(tx: Transaction, { uids, names, mails }: Doomed): Promise<void> {
  await tx.query('delete from quotas where smhf = any($1::text[])', [names]);
  await tx.query('delete from quota_plans where smhf = any($1::text[])', [names]);
  await tx.query('delete from replacements where absent = any($1::text[]) or replacement = any($1::text[])', [
    names,
  ]);
  await tx.query('delete from recalls where made_by = any($1::text[])', [names]);
  await tx.query('delete from archives where username = any($1::text[])', [names]);
  await tx.query('delete from login_attempts where name = any($1::text[])', [names]);
  await tx.query('delete from mails where lower(recipient) = any($1::text[])', [
    mails.map((mail) => mail.toLowerCase()),
  ]);
  await tx.query('delete from users where uid = any($1::int[])', [uids]);
}

/** Invented outlets, unless they were changed since or a remaining project references them. Returns the number deleted. */
export async function deleteOutlets(
  tx: Transaction,
  outlets: readonly { n_outlet: string; data: unknown }[],
): Promise<number> {
  const { rowCount } = await tx.query(
    `delete from outlets o using json_populate_recordset(null::outlets, $1) demo
     where o.n_outlet = demo.n_outlet and o.data = demo.data
       and not exists (select from projects p where p.n_outlet = o.n_outlet)`,
    [JSON.stringify(outlets)],
  );
  return rowCount ?? 0;
}

/** Settings unless they were changed since; the mark that it was loaded is deleted in any case. Returns the deleted keys. */
export async function deleteSettings(tx: Transaction, settings: Record<string, unknown>): Promise<string[]> {
  const { rows } = await tx.query<{ key: string }>(
    'delete from settings s using jsonb_each($1::jsonb) demo where s.key = demo.key and s.value = demo.value returning s.key',
    [JSON.stringify(settings)],
  );
  await tx.query(`delete from settings where key = 'demoLoaded'`);
  return rows.map(({ key }) => key).sort();
}

/** A one-time password, to be replaced at the first login; clears the mark of the published one. */
export async function setOneTimePassword(tx: Transaction, uid: number, passwordHash: string): Promise<void> {
  await tx.query(`update users set password_hash = $2, password_changed_at = 'epoch' where uid = $1`, [
    uid,
    passwordHash,
  ]);
  await tx.query('delete from sessions where uid = $1', [uid]);
}
