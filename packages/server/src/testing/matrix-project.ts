import { type Actor, ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import { SCOPES } from '@ardoise/domain/projects/scopes.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { StoredProject } from '../features/projects/project-record.ts';
import type { Caller } from './caller.ts';
import { createUser } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { joinExecution, joinProof, type Order, submittedOrder } from './workflow-factories.ts';

/** Somebody of a role, whom the project names where a column can name them. */
export interface Player {
  actor: Actor;
  caller: Caller;
}

/** One Carte Brasserie that is put in each status with all that the guards may ask for, and put back after each call. */
export interface MatrixProject {
  id: string;
  /** The file of its proof. */
  proofFile: string;
  players: Record<Role, Player>;
  /** Puts the project as it is to be for this line of the matrix. */
  stage: (statut: Status, printed: boolean) => Promise<StoredProject>;
  /** Puts it back as it was staged, without what happened since. */
  restore: () => Promise<void>;
}

const AFTER_PRINTER: readonly Status[] = ['Impression', 'Validation CCEP', 'Imprimé', 'Terminé'];

async function createPlayers(site: TestApp, order: Order): Promise<Record<Role, Player>> {
  const { dc, agence } = order;
  const names: Partial<Record<Role, string>> = { dc: dc.name, agence: agence.name };
  const players = await Promise.all(
    ROLES.map(async (role): Promise<[Role, Player]> => {
      const known = role === 'dc' ? dc : role === 'agence' ? agence : null;
      const column = role === 'smhf' ? dc.smhf : role === 'mdv' ? dc.mdv : null;
      const account =
        known ?? (await createUser(site.pool, { role, ...(column === null ? {} : { name: column }) }));
      names[role] = account.name;
      const { uid, name, smhf, mdv } = account;
      return [role, { actor: { uid, name, role, smhf, mdv }, caller: site.as(name) }];
    }),
  );
  return Object.fromEntries(players) as Record<Role, Player>;
}

/** Whether a role's scope lets this actor see the project, by the data that the server turns into SQL. */
export function inScope(project: StoredProject, actor: Actor): boolean {
  return SCOPES[actor.role].every((condition) => {
    if ('notIn' in condition) return !condition.notIn.includes(project.statut);
    if (condition.is === 'username') return project[condition.column] === actor.name;
    // No Carte Brasserie is bound to a client's account.
    if (condition.is === 'uid') return false;
    return project[condition.column];
  });
}

/** @throws when the project cannot be prepared */
export async function createMatrixProject(site: TestApp): Promise<MatrixProject> {
  const order = await submittedOrder(site);
  const proof = await joinProof(order);
  await joinExecution(order);
  const players = await createPlayers(site, order);
  const { pool } = site;
  const { id } = order;
  await pool.query(
    `insert into approvals (project_id, version, hash, nom, qualite, mode, image, via, email, signed_by)
     select project_id, version, hash, 'Bertrand Lacombe', 'Gérant', 'trace', ''::bytea, 'tablette', '', $2 from proofs where project_id = $1`,
    [id, order.dc.name],
  );
  await pool.query('create table staged_project (like projects)');
  const columns = (
    await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'staged_project' and column_name <> 'id'`,
    )
  ).rows.map(({ name }) => name);
  const list = columns.join(', ');

  const restore = async () => {
    await pool.query(`update projects set (${list}) = (select ${list} from staged_project) where id = $1`, [
      id,
    ]);
    await pool.query('delete from project_history where project_id = $1', [id]);
    await pool.query('delete from proof_notes where project_id = $1', [id]);
    await pool.query('update approvals set withdrawn_at = null where project_id = $1 and signed_by = $2', [
      id,
      order.dc.name,
    ]);
    await pool.query(
      `delete from files where project_id = $1 and file_type in ('photo_crea', 'execution') and id not in (select file_id from proof_files where version = 1)`,
      [id],
    );
    await pool.query('delete from proofs where project_id = $1 and version > 1', [id]);
  };
  const stage = async (statut: Status, printed: boolean) => {
    await pool.query(
      `update projects set statut = $2, to_be_printed = $3, imprimeur = $4, entered_impression = $5, eligible_quota = $6,
         quota_column = null, proof_version = 1, proof_fresh = true, approved_version = 1, execution_fresh = true, menu_fresh = true,
         with_menu = false, notes_since_entry = 0, nb_ar_agence = 1, deleted_at = null where id = $1`,
      [
        id,
        statut,
        printed,
        players.imprimeur.actor.name,
        AFTER_PRINTER.includes(statut),
        statut !== 'Brouillon',
      ],
    );
    await pool.query('delete from staged_project');
    await pool.query('insert into staged_project select * from projects where id = $1', [id]);
    await restore();
    const { rows } = await pool.query<StoredProject>('select * from projects where id = $1', [id]);
    if (rows[0] === undefined) throw new Error('the project is gone');
    return rows[0];
  };
  return { id, proofFile: proof.id, players, stage, restore };
}
