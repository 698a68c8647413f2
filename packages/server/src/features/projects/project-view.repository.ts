import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/transaction.ts';
import type { StoredProject } from './project-record.ts';
import { RECORD_COLUMNS } from './projects.repository.ts';
import { scopeSql, Values, visibleSql } from './scope.repository.ts';

export interface SignatureView {
  role: 'client' | 'dc';
  nom: string;
  qualite: string;
  mode: 'trace' | 'clavier';
  t_signature: string;
  empreinte: string;
  image: string;
}

export interface HistoryView {
  statut_dep: string;
  statut_arr: string;
  t_creation: string;
  resp: string;
  nomResp: string;
  comment: string;
  force: boolean;
  fichiers: { id: string; filename: string }[];
}

/** A project with all that its reply shows. `remaining` is what is left of its SMHF's quota, null where nothing is counted. */
export interface ProjectView extends StoredProject {
  nom_dc: string;
  nom_agence: string;
  signatures: SignatureView[];
  historique: HistoryView[];
  eligible_medals: string[] | null | undefined;
  remaining: number | null;
}

const COLUMNS = RECORD_COLUMNS.map((column) => `p.${column}`).join(', ');
const NAME_OF = (alias: string) => `nullif(trim(${alias}.prenom || ' ' || ${alias}.nom), '')`;
/** An instant inside JSON, as the contract writes it. */
const ISO = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

// One statement for the whole page: what belongs to the project comes as JSON beside its columns.
const VIEW = `
  select ${COLUMNS}, p.doc,
    coalesce((select ${NAME_OF('d')} from users d where lower(d.name) = lower(p.dc)), p.dc) as nom_dc,
    coalesce((select ${NAME_OF('a')} from users a where lower(a.name) = lower(p.agence)), p.agence, '') as nom_agence,
    coalesce((select jsonb_agg(jsonb_build_object('role', s.role, 'nom', s.nom, 'qualite', s.qualite, 'mode', s.mode,
        't_signature', ${ISO('s.t_signature')}, 'empreinte', encode(s.content_hash, 'hex'),
        'image', 'data:image/png;base64,' || translate(encode(s.image, 'base64'), E'\\n', '')) order by s.role)
      from signatures s where s.project_id = p.id and s.voided_at is null), '[]') as signatures,
    coalesce((select jsonb_agg(jsonb_build_object('statut_dep', h.statut_dep, 'statut_arr', h.statut_arr, 't_creation', ${ISO('h.t_creation')},
        'resp', h.resp, 'nomResp', coalesce((select ${NAME_OF('u')} from users u where lower(u.name) = lower(h.resp)), h.resp),
        'comment', h.comment, 'force', h.forced,
        'fichiers', coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'filename', f.filename) order by f.t_creation)
          from files f where f.history_id = h.id and f.deleted_at is null), '[]')) order by h.id desc)
      from project_history h where h.project_id = p.id), '[]') as historique,
    (select value -> p.type_projet from settings where key = 'eligibleMedals') as eligible_medals,
    case when p.statut = 'Brouillon' and p.smhf is not null then
      coalesce((select q.annuel from quotas q where q.smhf = p.smhf and q.year = $2 and q.kind = p.type_projet), 0)
      - coalesce((select s.creation + s.imprime + s.digital + s.annule from quota_sums s where s.smhf = p.smhf and s.year = $2 and s.kind = p.type_projet), 0)
    end as remaining
  from projects p`;

/** One project as its page shows it, in this actor's scope; null outside it. `year` is the quota year. */
export async function findProjectView(
  db: Db,
  id: string,
  actor: Actor,
  year: number,
): Promise<ProjectView | null> {
  const values = new Values(id, year);
  const { rows } = await db.query<ProjectView>(
    prepared(`${VIEW} where p.id = $1 and ${visibleSql(actor)} and ${scopeSql(actor, values)}`, values.list),
  );
  return rows[0] ?? null;
}

/** The same for who has just moved the project out of their own scope. */
export async function findViewAfterMove(db: Db, id: string, year: number): Promise<ProjectView | null> {
  const { rows } = await db.query<ProjectView>(prepared(`${VIEW} where p.id = $1`, [id, year]));
  return rows[0] ?? null;
}
