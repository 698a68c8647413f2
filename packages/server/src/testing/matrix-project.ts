import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import { QUOTA_KINDS } from '@ardoise/domain/projects/kinds.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { type Actor, ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission, type Status } from '@ardoise/domain/projects/statuses.ts';
import type { StoredProject } from '../features/project/projects/project-record.ts';
import { accountsAround } from './accounts-around.ts';
import type { Caller } from './caller.ts';
import { type Columns, KIND_TYPES, WITH_POSE } from './kind-order.ts';
import type { Variant } from './matrix-variants.ts';
import { giveQuota } from './project-factories.ts';
import type { TestApp } from './test-app.ts';
import { joinExecution, joinProof, type Order, submittedOrder } from './workflow-factories.ts';

/** An account of a role, named by the project if a column allows. */
export interface Player {
  actor: Actor;
  caller: Caller;
}

/** A row as staged. */
export type StagedProject = StoredProject & { client_uid: number | null };

/** One project, set to each status with all that guards may require, and restored after each change. */
export interface MatrixProject {
  id: string;
  /** The file of its proof. */
  proofFile: string;
  players: Record<Role, Player>;
  /** Sets the project to the state of this line of the matrix. */
  stage: (statut: Status, variant: Variant) => Promise<StagedProject>;
  /** Restores the staged state. */
  restore: () => Promise<void>;
}

/** Flags set once a project is in one of these. */
const AFTER_PRINTER: readonly Status[] = ['Impression', 'Validation CCEP', 'Imprimé', 'Terminé'];
const AFTER_PREVISIT: readonly Status[] = ['Prévisite', 'Exécution', 'Livré', ...AFTER_PRINTER];

/** The address in the answers of `completeChrDocument`: a Direct Agence is sent there. */
const CLIENT_MAIL = 'b.lacombe@brasserie-du-palais.example';
const PLENTY = 10_000;

async function createPlayers(site: TestApp, order: Order): Promise<Record<Role, Player>> {
  const accounts = await accountsAround(site, order, { mail: CLIENT_MAIL, withPassword: true });
  const players = await Promise.all(
    ROLES.map(async (role): Promise<[Role, Player]> => {
      const { uid, name, smhf, mdv } = accounts[role];
      const caller = site.as(name);
      // Signed in beforehand, since calls run concurrently.
      await caller.credentials();
      return [role, { actor: { uid, name, role, smhf, mdv }, caller }];
    }),
  );
  return Object.fromEntries(players) as Record<Role, Player>;
}

/** Everything that a guard may require of a project of this kind. */
function columnsFor(
  kind: ProjectKind,
  statut: Status,
  { printed, pose }: Variant,
  players: Record<Role, Player>,
): Columns & { client_uid: number | null } {
  const today = parisDay(new Date());
  const consumed = kind !== 'PSM' && !isBeforeSubmission(statut);
  return {
    statut,
    to_be_printed: printed,
    ...(pose === 'sans' ? { has_pose: false } : { ...WITH_POSE, t_previsite: today, t_pose: today }),
    pose_resultat: pose === 'vue' ? 'validationPose' : '',
    entered_previsite: pose === 'vue' || (pose === 'à voir' && AFTER_PREVISIT.includes(statut)),
    imprimeur: players.imprimeur.actor.name,
    entered_impression: AFTER_PRINTER.includes(statut),
    client_uid: kind === 'PDA' && statut !== 'Brouillon' ? players.client.actor.uid : null,
    entered_client: kind === 'PDA' && statut !== 'Brouillon',
    eligible_quota: consumed,
    quota_column: null,
    wizard_complete: true,
    client_signed: true,
    dc_signed: true,
    drinks: 4,
    delivery_email: CLIENT_MAIL,
    proof_version: 1,
    proof_fresh: true,
    approved_version: 1,
    execution_fresh: true,
    menu_fresh: true,
    with_menu: false,
    notes_since_entry: 0,
    remarks_waiting: 0,
    nb_ar_agence: 1,
    deleted_at: null,
  };
}

/** @throws when the project cannot be prepared */
export async function createMatrixProject(site: TestApp, kind: ProjectKind): Promise<MatrixProject> {
  const order = await submittedOrder(site);
  const proof = await joinProof(order);
  await joinExecution(order);
  const players = await createPlayers(site, order);
  const { pool } = site;
  const { id } = order;
  for (const counted of QUOTA_KINDS) await giveQuota(pool, order.dc.smhf ?? '', counted, PLENTY);
  await pool.query(
    `insert into approvals (project_id, version, hash, nom, qualite, mode, image, via, email, signed_by)
     select project_id, version, hash, 'Bertrand Lacombe', 'Gérant', 'trace', ''::bytea, 'tablette', '', $2 from proofs where project_id = $1`,
    [id, order.dc.name],
  );
  const type = KIND_TYPES[kind];
  await pool.query('update projects set kind = $2, type = $3, type_projet = $4 where id = $1', [
    id,
    kind,
    type,
    typeCodeOf(type),
  ]);
  await pool.query('create table staged_project (like projects)');
  const columns = (
    await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = 'staged_project' and column_name <> 'id' and is_generated = 'NEVER'`,
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
  const stage = async (statut: Status, variant: Variant) => {
    const wanted = columnsFor(kind, statut, variant, players);
    const sets = Object.keys(wanted).map((column, index) => `${column} = $${index + 2}`);
    await pool.query(`update projects set ${sets.join(', ')} where id = $1`, [id, ...Object.values(wanted)]);
    await pool.query('delete from staged_project');
    await pool.query('insert into staged_project select * from projects where id = $1', [id]);
    await restore();
    const { rows } = await pool.query<StagedProject>('select * from projects where id = $1', [id]);
    if (rows[0] === undefined) throw new Error('the project is gone');
    return rows[0];
  };
  return { id, proofFile: proof.id, players, stage, restore };
}
