import type { QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import { remainingQuota } from '@ardoise/domain/rules/quota.ts';
import type { Db } from '../db/transaction.ts';
import { readQuotaFigures } from '../features/base/quotas/quota-figures.repository.ts';
import { type ChrDraft, createChrDraft } from './chr-draft.ts';
import type { TestApp } from './test-app.ts';

/** Copies of a project's row under new ids: many at once, of one dc. */
async function copyProjects(db: Db, id: string, count: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `insert into projects
     select copy.* from projects p, generate_series(1, $2::int) i,
       jsonb_populate_record(p, jsonb_build_object('id', substr(md5(p.id || i || random()), 1, 24))) copy
     where p.id = $1 returning id`,
    [id, count],
  );
  return rows.map((row) => row.id);
}

/** Complete and signed Cartes Brasserie of one dc, in Brouillon. */
export async function signedDrafts(
  site: TestApp,
  count: number,
): Promise<ChrDraft & { smhf: string; ids: string[] }> {
  const draft = await createChrDraft(site);
  await site.pool.query('update projects set client_signed = true, dc_signed = true where id = $1', [
    draft.id,
  ]);
  const ids = [draft.id, ...(await copyProjects(site.pool, draft.id, count - 1))];
  return { ...draft, smhf: draft.dc.smhf ?? '', ids };
}

/** Sums of every SMHF, year and kind, recomputed from the projects, to compare with those that the database maintains. */
export async function recountQuotas(db: Db): Promise<Record<string, unknown>[]> {
  const { rows } = await db.query(
    `select quota_smhf as smhf, quota_year as year, type_projet as kind,
       count(*) filter (where quota_column = 'avenir')::int as avenir, count(*) filter (where quota_column = 'creation')::int as creation,
       count(*) filter (where quota_column = 'imprime')::int as imprime, count(*) filter (where quota_column = 'digital')::int as digital,
       count(*) filter (where quota_column = 'annule')::int as annule
     from projects where quota_column is not null and quota_smhf is not null group by 1, 2, 3 order by 1, 2, 3`,
  );
  return rows;
}

/** The stored sums; zero rows omitted. */
export async function shownQuotas(db: Db): Promise<Record<string, unknown>[]> {
  const { rows } = await db.query(
    'select * from quota_sums where (avenir, creation, imprime, digital, annule) <> (0, 0, 0, 0, 0) order by smhf, year, kind',
  );
  return rows;
}

/** Units left of this year. */
export async function unitsLeft(db: Db, smhf: string, kind: QuotaKind = 'CHR'): Promise<number> {
  return remainingQuota(await readQuotaFigures(db, smhf, new Date().getFullYear(), kind));
}
