import type { ProjectKind, ProjectType } from '@ardoise/domain/projects/kinds.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { Db } from '@ardoise/server/db/transaction.ts';

/** A project with the usernames of those who may be expected to act on it. */
export interface ExampleRow {
  kind: ProjectKind;
  statut: Status;
  type: ProjectType;
  id: string;
  name_projet: string;
  dc: string;
  agence: string | null;
  imprimeur: string | null;
  /** The client's account, null without one. */
  client: string | null;
  client_name: string;
}

/** The newest project of each kind and status; preferably with a pose, and with a client who has the published password. */
export async function listExamples(db: Db): Promise<ExampleRow[]> {
  const { rows } = await db.query<ExampleRow>(
    `select distinct on (p.kind, p.statut) p.kind, p.statut, p.type, p.id, p.name_projet, p.dc, p.agence, p.imprimeur,
       u.name as client, p.client_name
     from projects p left join users u on u.uid = p.client_uid
     where p.deleted_at is null
     order by p.kind, p.statut, p.has_pose desc, p.name_projet <> '' desc, coalesce(u.demonstration and u.password_hash is not null, false) desc, p.t_update desc, p.id`,
  );
  return rows;
}

export interface PublishedAccount {
  name: string;
  role: Role;
  shown: string;
}

/** The accounts that still have the published password. */
export async function listPublishedAccounts(db: Db): Promise<PublishedAccount[]> {
  const { rows } = await db.query<PublishedAccount>(
    `select name, role, trim(prenom || ' ' || nom) as shown from users
     where demonstration and active and password_hash is not null order by name`,
  );
  return rows;
}
