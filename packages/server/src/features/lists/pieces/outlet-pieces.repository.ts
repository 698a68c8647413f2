import type { OutletPieces } from '@ardoise/domain/contract/pieces.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { scopeSql, visibleSql } from '../../project/projects/scope.repository.ts';

/** Of `projects p`: the orders of outlet $1 in scope, newest first. */
const ofOutlet = (actor: Actor, values: Values) => `
  from project_search s join projects p using (id)
  where s.words @@ outlet_query($1) and p.n_outlet = $1 and p.deleted_at is null and ${visibleSql(actor)} and ${scopeSql(actor, values)}`;

/** An order of an outlet, and what it says of it. */
type OutletOrder = OutletPieces['commandes'][number] & { nom: string; adresse: string; medaille: string };

/** The orders of an outlet in scope, newest first. */
export async function listOutletOrders(db: Db, actor: Actor, outlet: string): Promise<OutletOrder[]> {
  const values = new Values(outlet);
  const { rows } = await db.query<OutletOrder>(
    `select p.id, p.num_projet as "numProjet", p.type as support, p.type_projet as "typeProjet", p.statut,
       iso_instant(p.t_creation) as t_creation,
       coalesce(nullif(p.doc -> 'pdv' ->> 'nomPDV', ''), p.name_projet) as nom,
       coalesce(p.doc -> 'pdv' ->> 'medaillePDV', '') as medaille,
       concat_ws(', ', nullif(p.doc -> 'pdv' ->> 'adresse', ''),
         nullif(concat_ws(' ', nullif(p.doc -> 'pdv' ->> 'codePostal', ''), nullif(p.ville, '')), '')) as adresse
     ${ofOutlet(actor, values)} order by p.t_creation desc, p.id desc limit 100`,
    values.list,
  );
  return rows;
}

/** The printed codes of these orders, and where they lead. */
export async function listOutletCodes(db: Db, ids: readonly string[]): Promise<OutletPieces['codes']> {
  const { rows } = await db.query<OutletPieces['codes'][number]>(
    `select p.id, p.num_projet as "numProjet", coalesce(case when q.type = 'url' then q.url else q.file_name end, '') as vers
     from qr_codes q join projects p on p.id = q.project_id where p.id = any($1::text[])
     order by p.t_creation desc`,
    [ids],
  );
  return rows;
}
