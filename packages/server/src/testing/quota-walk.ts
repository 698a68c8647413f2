import { Refusal } from '@ardoise/domain/base/errors.ts';
import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { PROJECT_KINDS, type ProjectKind } from '@ardoise/domain/projects/kinds.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { FINAL_STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import { rowsFor, statusesOf } from '@ardoise/domain/rules/transitions.ts';
import type { Pool } from 'pg';
import type { MailQueue } from '../features/base/mails/mail-queue.ts';
import { cloneProject } from '../features/project/orders/clone-project.ts';
import { createProject } from '../features/project/orders/create-project.ts';
import { undoClone } from '../features/project/orders/undo-clone.ts';
import { deleteProject } from '../features/project/projects/delete-project.ts';
import type { StoredProject } from '../features/project/projects/project-record.ts';
import { restoreProject } from '../features/project/projects/restore-project.ts';
import { actOnProject } from '../features/workflow/bulk/act-on-project.ts';
import { changeStatus } from '../features/workflow/workflow/change-status.ts';
import { KIND_TYPES } from './kind-order.ts';
import { applyMove, countModel, type ModelProject, type Totals } from './quota-model.ts';

/** Two dcs of two SMHFs whose projects only this walk moves, and head office. */
export interface WalkCast {
  dcs: readonly [Actor, Actor];
  siege: Actor;
  administrator: Actor;
  /** Units per year, for each SMHF and kind. */
  annuel: number;
}

/** Four numbers from 0 to 999 that select an action. */
export type Draw = readonly [number, number, number, number];

/** The executed action, or null where this draw had no valid one. */
type Done = string | null;

/** More projects would get fewer actions each. */
const MOST_PROJECTS = 60;

/** Sets everything that guards require, bypassing the calls: a walk tests effects of moves, not guards. */
const READY = `
  update projects set wizard_complete = true, client_signed = true, dc_signed = true, drinks = 6, proof_version = 1, proof_fresh = true,
    approved_version = 1, execution_fresh = true, menu_fresh = true, with_menu = false, notes_since_entry = 0, remarks_waiting = 0, pose_contact = 'Bertrand Lacombe',
    pose_phone = '06 39 98 01 02', t_previsite = $2, t_pose = $2, delivery_email = 'video@brasserie.example',
    client_email = 'client@brasserie.example'
  where id = $1 returning version, kind, statut, agence, imprimeur, dc`;

type Ready = Pick<StoredProject, 'version' | 'kind' | 'statut' | 'agence' | 'imprimeur' | 'dc'>;

/** Random valid moves over projects of every kind, one by one, with the model's expectation of each. */
export class QuotaWalk {
  readonly projects = new Map<string, ModelProject>();
  readonly #pool: Pool;
  readonly #mails: MailQueue;
  readonly #cast: WalkCast;
  readonly #today = parisDay(new Date());

  constructor(pool: Pool, mails: MailQueue, cast: WalkCast) {
    this.#pool = pool;
    this.#mails = mails;
    this.#cast = cast;
  }

  add(project: Pick<ModelProject, 'id' | 'kind' | 'smhf' | 'printed'> & Partial<ModelProject>): void {
    this.projects.set(project.id, {
      statut: 'Brouillon',
      unitOf: null,
      returns: 0,
      submissions: 0,
      clone: false,
      deleted: false,
      ...project,
    });
  }

  /** Units left, by the model. */
  #left(smhf: string, kind: ProjectKind): number {
    const totals: Totals = countModel(this.projects.values());
    const used = ['creation', 'imprime', 'digital', 'annule'].reduce(
      (sum, column) => sum + (totals[`${smhf} ${typeCodeOf(KIND_TYPES[kind])} ${column}`] ?? 0),
      0,
    );
    return this.#cast.annuel - used;
  }

  #hasUnit(smhf: string, kind: ProjectKind): boolean {
    return quotaKindOf(typeCodeOf(KIND_TYPES[kind])) === null || this.#left(smhf, kind) > 0;
  }

  /** Executes a draw. @throws when the server accepts or refuses contrary to the model */
  async step([what, which, how, who]: Draw): Promise<Done> {
    const all = [...this.projects.values()];
    const project = all[which % all.length];
    if (project === undefined) return null;
    if (project.deleted) return this.#restore(project);
    if (what < 780) return this.#move(project, how, who);
    if (what < 850) return this.#force(project, how);
    if (what < 890) return this.#reassign(project, how);
    if (what < 925) return this.#delete(project, how);
    if (what < 955) return this.#undo(all);
    return all.length < MOST_PROJECTS ? this.#grow(project, how, who) : null;
  }

  async #ready({ id }: ModelProject): Promise<Ready> {
    const { rows } = await this.#pool.query<Ready>({
      name: 'ready',
      text: READY,
      values: [id, this.#today],
    });
    if (rows[0] === undefined) throw new Error(`there is no project ${id}`);
    return rows[0];
  }

  #ownerOf(stored: Ready): Actor {
    const owner = this.#cast.dcs.find(({ name }) => name === stored.dc);
    if (owner === undefined) throw new Error(`${stored.dc} is not of this walk`);
    return owner;
  }

  async #move(project: ModelProject, how: number, who: number): Promise<Done> {
    if (FINAL_STATUSES.includes(project.statut)) return null;
    const stored = await this.#ready(project);
    const actor = who % 3 === 0 ? this.#ownerOf(stored) : this.#cast.siege;
    // Nearly every status has a cancellation: mostly avoid it, so that a walk continues.
    const rows = rowsFor(stored, actor).filter(({ to }) => to !== 'Annulé' || who % 5 === 0);
    const row = rows[how % rows.length];
    if (row === undefined) return null;
    const takes = row.effects.includes('quota:consume') && project.unitOf === null;
    const comment = takes && who % 2 === 0 ? '' : 'Merci de reprendre';
    const arbitrated = actor.role === 'siege' && comment !== '';
    const available = !takes || arbitrated || this.#hasUnit(project.smhf, project.kind);
    const refusal = await refusalOf(() =>
      changeStatus(this.#pool, this.#mails, actor, project.id, row.target, {
        version: stored.version,
        comment,
      }),
    );
    if (refusal === null) {
      if (!available) throw new Error(`${project.id} took a unit that was not there`);
      applyMove(project, row.to, false);
      return `move ${row.target}`;
    }
    if (refusal.startsWith('QUOTA') === available)
      throw new Error(
        `${row.from} to ${row.target} of ${project.kind} ${project.id}: ${refusal}, ${available}`,
      );
    return null;
  }

  async #force(project: ModelProject, how: number): Promise<Done> {
    const stored = await this.#ready(project);
    const targets = statusesOf(project.kind).filter((status) => status !== project.statut);
    const to = targets[how % targets.length] ?? 'Annulé';
    const refusal = await refusalOf(() =>
      changeStatus(this.#pool, this.#mails, this.#cast.administrator, project.id, to, {
        version: stored.version,
        comment: 'Il le faut',
        force: true,
        sansMail: how % 2 === 0,
      }),
    );
    // A draft without a client's address cannot be sent to one.
    if (refusal !== null) return null;
    applyMove(project, to, true);
    return 'force';
  }

  async #reassign(project: ModelProject, how: number): Promise<Done> {
    const dc = this.#cast.dcs[how % 2 === 0 ? 0 : 1];
    const target = {
      exchanged: 'dc',
      name: dc.name,
      shown: dc.name,
      smhf: dc.smhf,
      mdv: dc.mdv,
      mail: null,
    } as const;
    const asked = { action: 'reaffecter', target, comment: '' } as const;
    await actOnProject(this.#pool, this.#mails, this.#cast.siege, asked, { id: project.id });
    project.smhf = dc.smhf ?? '';
    return 'reassign';
  }

  async #delete(project: ModelProject, how: number): Promise<Done> {
    const stored = await this.#ready(project);
    const actor = how % 2 === 0 ? this.#cast.siege : this.#ownerOf(stored);
    if ((await refusalOf(() => deleteProject(this.#pool, actor, project.id))) !== null) return null;
    project.deleted = true;
    return 'delete';
  }

  async #restore(project: ModelProject): Promise<Done> {
    await restoreProject(this.#pool, this.#cast.siege, project.id);
    project.deleted = false;
    return 'restore';
  }

  /** Picks the newest copy: older ones have mostly gone to the agency. */
  async #undo(all: readonly ModelProject[]): Promise<Done> {
    const project = all.findLast(({ clone, deleted }) => clone && !deleted);
    if (project === undefined) return null;
    const stored = await this.#ready(project);
    const refusal = await refusalOf(() => undoClone(this.#pool, this.#ownerOf(stored), project.id));
    if (refusal !== null) return null;
    project.deleted = true;
    project.unitOf = null;
    return 'undo clone';
  }

  /** One more project: a copy, or a new draft. */
  async #grow(source: ModelProject, how: number, who: number): Promise<Done> {
    const { kind } = source;
    const stored = await this.#ready(source);
    if (how % 2 === 0) {
      const available = this.#hasUnit(source.smhf, kind);
      const reply = await cloneProject(this.#pool, this.#ownerOf(stored), source.id);
      if ('error' in reply === available) throw new Error(`a copy of ${kind}: ${JSON.stringify(reply)}`);
      if ('error' in reply) return null;
      const unitOf = kind === 'PSM' ? null : source.smhf;
      this.add({
        id: reply._id.$oid,
        kind,
        smhf: source.smhf,
        printed: await this.#prints(reply._id.$oid),
        unitOf,
        clone: true,
      });
      return 'clone';
    }
    const dc = this.#cast.dcs[who % 2 === 0 ? 0 : 1];
    const type = KIND_TYPES[PROJECT_KINDS[who % PROJECT_KINDS.length] ?? 'CHR'];
    const made = PROJECT_KINDS[who % PROJECT_KINDS.length] ?? 'CHR';
    const available = this.#hasUnit(dc.smhf ?? '', made);
    let id = '';
    const refusal = await refusalOf(async () => {
      id = (await createProject(this.#pool, dc, { type, quotaConfirme: true }))._id.$oid;
    });
    if ((refusal === null) !== available) throw new Error(`a new ${made}: ${refusal}, ${available}`);
    if (refusal !== null) return null;
    await this.#pool.query('update projects set agence = $2 where id = $1', [id, stored.agence]);
    this.add({ id, kind: made, smhf: dc.smhf ?? '', printed: await this.#prints(id) });
    return 'create';
  }

  async #prints(id: string): Promise<boolean> {
    const { rows } = await this.#pool.query<{ printed: boolean }>(
      'select to_be_printed as printed from projects where id = $1',
      [id],
    );
    return rows[0]?.printed ?? false;
  }
}

/** The code of the refusal, null without one. */
async function refusalOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
