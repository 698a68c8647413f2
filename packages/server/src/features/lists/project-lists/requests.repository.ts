import { STAGES } from '@ardoise/domain/projects/stages.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db } from '../../../db/transaction.ts';
import { sqlList } from '../../../db/values.ts';

const AT_AGENCY = sqlList(STAGES.atAgency);

/** The request in words of the last move into Agence, by project; without those that it has no words for. */
export async function readRequests(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const text = `select asked.id, moved.comment from unnest($1::text[]) as asked (id)
    cross join lateral (select h.comment from project_history h
      where h.project_id = asked.id and h.nature = 'mouvement' and h.statut_arr in ${AT_AGENCY} and h.statut_dep not in ${AT_AGENCY}
      order by h.id desc limit 1) moved
    where moved.comment <> ''`;
  const { rows } = await db.query<{ id: string; comment: string }>(prepared(text, [ids]));
  return new Map(rows.map(({ id, comment }) => [id, comment]));
}
