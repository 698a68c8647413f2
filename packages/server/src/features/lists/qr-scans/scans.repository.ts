import { STAGES } from '@ardoise/domain/projects/stages.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { Db } from '../../../db/transaction.ts';
import { sqlList } from '../../../db/values.ts';

/** A printed code: its project, its model, its target's last try. Days are yyyy-MM-dd in Europe/Paris. */
export interface PrintedCode {
  code: string;
  id: string;
  name: string;
  town: string;
  smhf: string | null;
  dc: string;
  printed: string | null;
  delivered: string | null;
  copies: string | null;
  type: 'fichier' | 'url' | null;
  url: string | null;
  file_name: string | null;
  answers: boolean | null;
  problem: string | null;
  failing_since: string | null;
  /** As the list of models has it now; what is unknown is empty or absent. */
  model: { name?: string; image?: string; taille?: number | ''; encre?: string; fond?: string } | null;
  told: string | null;
}

/** The days of a history's first entry into one of these statuses. */
const entered = (statuses: readonly Status[]) =>
  `(select to_char(min(h.t_creation) at time zone 'Europe/Paris', 'YYYY-MM-DD') from project_history h
    where h.project_id = p.id and h.statut_arr in ${sqlList(statuses)})`;

const PRINTED = `
  select q.code, p.id, coalesce(nullif(p.doc -> 'pdv' ->> 'nomPDV', ''), p.name_projet) as name, p.ville as town, p.smhf, p.dc,
    ${entered(STAGES.printed)} as printed, ${entered(STAGES.delivered)} as delivered,
    coalesce(nullif(p.doc -> 'infocarte' ->> 'nombreExemplaireQrCode', ''), p.doc -> 'infocarte' ->> 'nombreExemplaire') as copies,
    q.type, q.url, q.file_name, t.answers, t.problem, to_char(t.failing_since, 'YYYY-MM-DD') as failing_since,
    jsonb_build_object('name', m.chosen ->> 'name', 'image', m.chosen ->> 'image') || coalesce(
      (select jsonb_strip_nulls(jsonb_build_object('taille', c.data -> 'taille', 'encre', c.data -> 'encre', 'fond', c.data -> 'fond'))
       from catalogue_items c where c.list = m.list and c.id = m.chosen ->> 'id'), '{}') as model,
    n.at as told
  from qr_codes q join projects p on p.id = q.project_id
    left join qr_target_tries t on t.code = q.code and t.url = q.url
    left join qr_notices n on n.code = q.code
    left join lateral (
      select 'modeleqrcodesstickers' as list, p.doc -> 'infocarte' -> 'modeleQrCodeSticker' as chosen
      where p.doc -> 'infocarte' -> 'modeleQrCodeSticker' is not null
      union all select 'modeleqrcodes', p.doc -> 'infocarte' -> 'modeleQrCode'
      limit 1) m on true
  where p.deleted_at is null and p.statut in ${sqlList([...STAGES.printed, ...STAGES.delivered])}`;

/** Codes that were printed, of one SMHF's outlets (null: all). */
export async function listPrintedCodes(db: Db, smhf: string | null): Promise<PrintedCode[]> {
  const { rows } = await db.query<PrintedCode>(`${PRINTED} and ($1::text is null or p.smhf = $1)`, [smhf]);
  return rows;
}

/** The same of one project; null for one without a printed code. */
export async function findPrintedCode(db: Db, id: string): Promise<PrintedCode | null> {
  const { rows } = await db.query<PrintedCode>(`${PRINTED} and p.id = $1`, [id]);
  return rows[0] ?? null;
}

/** Scans of a code on one day in Europe/Paris. */
export interface DayScans {
  code: string;
  day: string;
  scans: number;
  /** Between 19:00 and 22:00. */
  evening: number;
}

/** Scans of these codes since a day, in Europe/Paris. */
export async function listDayScans(db: Db, codes: readonly string[], since: string): Promise<DayScans[]> {
  const { rows } = await db.query<DayScans>(
    `select code, to_char(hour at time zone 'Europe/Paris', 'YYYY-MM-DD') as day, sum(scans)::int as scans,
       coalesce(sum(scans) filter (where extract(hour from hour at time zone 'Europe/Paris') between 19 and 21), 0)::int as evening
     from qr_scans where code = any($1::text[]) and hour >= $2::date::timestamp at time zone 'Europe/Paris'
     group by 1, 2 order by 2, 1`,
    [codes, since],
  );
  return rows;
}

/** The caller derives the first scan since delivery: the first and last day with scans of each code, over all time. */
export async function listScanSpans(
  db: Db,
  codes: readonly string[],
): Promise<{ code: string; first: string; last: string }[]> {
  const { rows } = await db.query<{ code: string; first: string; last: string }>(
    `select code, to_char(min(hour) at time zone 'Europe/Paris', 'YYYY-MM-DD') as first,
       to_char(max(hour) at time zone 'Europe/Paris', 'YYYY-MM-DD') as last
     from qr_scans where code = any($1::text[]) group by code`,
    [codes],
  );
  return rows;
}

/** True for the first caller: the dc is notified once. */
export async function takeNotice(db: Db, code: string): Promise<boolean> {
  const { rowCount } = await db.query('insert into qr_notices (code) values ($1) on conflict do nothing', [
    code,
  ]);
  return rowCount === 1;
}
