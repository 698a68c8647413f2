import { PROMISES, STAGES } from '@ardoise/domain/projects/stages.ts';
import { BEFORE_SUBMISSION } from '@ardoise/domain/projects/statuses.ts';
import type { SettingKey } from '@ardoise/domain/settings/settings.ts';
import type { Db } from '../../../db/transaction.ts';
import { sqlList } from '../../../db/values.ts';
import { DELAY_SETTINGS } from './read-delays.ts';

/** How many have this value; what they are depends on the setting (domain/settings, `touches`). */
export interface TouchedCount {
  key: SettingKey;
  valeur: string;
  nombre: number;
}

/** Drafts by medal with their kind, by copies and plan that they chose, and those of boards. */
export async function countDrafts(db: Db): Promise<TouchedCount[]> {
  const { rows } = await db.query<TouchedCount>(
    `select chosen.key, chosen.valeur, count(*)::int as nombre
     from projects p cross join lateral (values
       ('eligibleMedals', p.type_projet || ' ' || lower(trim(p.doc #>> '{pdv,medaillePDV}'))),
       ('exemplairesCarte', p.doc #>> '{infocarte,nombreExemplaire}'),
       ('exemplairesQrCode', p.doc #>> '{infocarte,nombreExemplaireQrCode}'),
       ('plans', p.doc #>> '{idprojet,planProjet}'),
       ('vaeSuspendue', case when p.type_projet = 'VAE' then 'brouillon' end)) chosen (key, valeur)
     where p.statut = any($1) and p.deleted_at is null and chosen.valeur <> ''
     group by 1, 2`,
    [BEFORE_SUBMISSION],
  );
  return rows;
}

/** Projects whose party has been promised a day. */
export async function countPromised(db: Db): Promise<TouchedCount[]> {
  const { rows } = await db.query<TouchedCount>(
    `select promised.key, statut as valeur, count(*)::int as nombre
     from projects join unnest($1::text[], $2::text[]) promised (statut, key) using (statut)
     where deleted_at is null group by 1, 2`,
    [Object.keys(PROMISES), Object.values(PROMISES).map((delay) => DELAY_SETTINGS[delay])],
  );
  return rows;
}

/** Quotas of a year by units left. */
export async function countQuotas(db: Db, year: number): Promise<TouchedCount[]> {
  const { rows } = await db.query<TouchedCount>(
    `select 'seuilQuota' as key, (q.annuel - coalesce(s.creation + s.imprime + s.digital + s.annule, 0))::text as valeur,
       count(*)::int as nombre
     from quotas q left join quota_sums s using (smhf, year, kind) where q.year = $1 group by 2`,
    [year],
  );
  return rows;
}

/** Accounts with a password, also by its age in days; open sessions by hours without use. */
export async function countAccounts(db: Db): Promise<TouchedCount[]> {
  const { rows } = await db.query<TouchedCount>(
    `select rule.key, rule.valeur, count(*)::int as nombre
     from users u cross join lateral (values
       ('longueurMotDePasse', 'compte'),
       ('ageMotDePasse', floor(extract(epoch from now() - u.password_changed_at) / 86400)::text)) rule (key, valeur)
     where u.active and u.password_hash is not null and rule.valeur is not null
     group by 1, 2
     union all
     select 'sessionInactive', floor(extract(epoch from now() - last_used) / 3600)::text, count(*)::int
     from sessions where expires > now() group by 2`,
  );
  return rows;
}

/** Finished projects with something to erase, by complete months since. */
export async function countFinished(db: Db): Promise<TouchedCount[]> {
  const { rows } = await db.query<TouchedCount>(
    `select 'conservation' as key, months_since(t_statut)::text as valeur, count(*)::int as nombre
     from projects p join (
       select project_id from signatures where erased_at is null
       union select project_id from approvals where erased_at is null
       union select project_id from files
         where erased_at is null and file_type in ('bon_commande', 'preuve_accord', 'copie_accord')
       union select project_id from files where erased_at is null and file_type = 'photo_pose') kept on kept.project_id = p.id
     where p.statut in ${sqlList(STAGES.finished)} and p.t_statut < now() - interval '11 months' group by 2`,
  );
  return rows;
}
