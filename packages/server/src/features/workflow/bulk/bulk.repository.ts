import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { conditionsOf, type ListFilters } from '../../lists/project-lists/list-filters.repository.ts';
import type { ProjectRecord } from '../../project/projects/project-record.ts';
import { RECORD_COLUMNS } from '../../project/projects/record-columns.repository.ts';
import { scopeSql, visibleSql } from '../../project/projects/scope.repository.ts';

const COLUMNS = RECORD_COLUMNS.map((column) => `p.${column}`).join(', ');

/** An active agency by username, case-insensitively. */
export async function findAgency(db: Db, name: string): Promise<{ name: string; mail: string } | null> {
  const { rows } = await db.query<{ name: string; mail: string }>(
    `select name, mail from users where lower(name) = lower($1) and role = 'agence' and organisation is null and active`,
    [name],
  );
  return rows[0] ?? null;
}

/** Display name of a username, uncached because the history stores it. */
export async function readShownName(db: Db, username: string): Promise<string> {
  const { rows } = await db.query<{ shown: string }>('select display_name($1) as shown', [username]);
  return rows[0]?.shown ?? username;
}

/** Those of these projects that are in the actor's scope, ordered by id. */
export async function readRecords(db: Db, actor: Actor, ids: readonly string[]): Promise<ProjectRecord[]> {
  const values = new Values(ids);
  const { rows } = await db.query<ProjectRecord>(
    `select ${COLUMNS} from projects p where p.id = any($1::text[]) and ${visibleSql(actor)} and ${scopeSql(actor, values)} order by p.id`,
    values.list,
  );
  return rows;
}

/** The first projects that match filters, ordered by id. */
export async function readFiltered(
  db: Db,
  actor: Actor,
  filters: ListFilters,
  most: number,
): Promise<ProjectRecord[]> {
  const values = new Values();
  const where = conditionsOf(actor, filters, values).join(' and ');
  const { rows } = await db.query<ProjectRecord>(
    `select ${COLUMNS} from projects p where ${where} order by p.id limit ${values.add(most)}`,
    values.list,
  );
  return rows;
}
