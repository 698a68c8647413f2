import { Refusal } from '@ardoise/domain/errors.ts';
import type { GuardRequest } from '@ardoise/domain/projects/guards.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { may } from '@ardoise/domain/projects/permissions.ts';
import { PRINTER_MOVES, type PrinterAction, printerRow } from '@ardoise/domain/projects/printing.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { actsAs } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import type { MailQueue } from '../mails/mail-queue.ts';
import { factsOf } from '../projects/guard-facts.ts';
import { permissionSubject, type StoredProject } from '../projects/project-record.ts';
import { lockProject } from '../projects/projects.repository.ts';
import { findAllowedRow, refuseByGuards } from '../workflow/change-status.ts';
import { moveProject } from '../workflow/move-project.ts';

/** A project after a printer's action; `moved` is false where it stood there already. */
export interface Printed {
  id: string;
  nameProjet: string;
  statut: Status;
  moved: boolean;
}

/** A refusal, with the project that it concerns as it stands. */
export class PrintRefusal extends Refusal {
  readonly nameProjet: string;
  readonly statut: Status;
  constructor(refusal: Refusal, project: StoredProject) {
    super(refusal.code, { message: refusal.message, etat: refusal.etat });
    this.nameProjet = project.name_projet;
    this.statut = project.statut;
  }
}

/** Why this actor does not print this project, null where they do: an agency sees what it gave to another printer. */
export function printRefusal(project: StoredProject, actor: Actor): Refusal | null {
  const refusal = may('print.several', permissionSubject(project), actor);
  if (refusal !== true) return new Refusal(refusal.code, { message: refusal.message });
  const headOffice = actor.role === 'siege' || actor.role === 'administrator';
  return headOffice || actsAs(actor, project.imprimeur)
    ? null
    : new Refusal('STATUT', { message: 'Ce projet est confié à un autre imprimeur.' });
}

function rowOf(project: StoredProject, actor: Actor, action: PrinterAction, request: GuardRequest) {
  const facts = factsOf(project, () => JSON.parse(project.doc) as ProjectDocument, {
    quotaAvailable: true,
    eligibleMedals: null,
  });
  const row = printerRow(project, facts, actor, action, request);
  // As a change of status would refuse it, with the present state.
  return row ?? findAllowedRow(project, actor, PRINTER_MOVES[action].targets[0]);
}

/**
 * One action of a printer on one project, in a transaction of its own: lock, role and guards of the table, the move. Asked
 * again, or by two at once, it moves once (3-decisions.md section 5).
 *
 * @throws Refusal INTROUVABLE; PrintRefusal STATUT, TRANSITION, GARDE
 */
export async function moveForPrinter(
  pool: Pool,
  mails: MailQueue,
  actor: Actor,
  id: string,
  action: PrinterAction,
): Promise<Printed> {
  return inTransaction(pool, async (tx) => {
    const project = await lockProject(tx, id, actor);
    if (project === null || project.deleted_at !== null) throw new Refusal('INTROUVABLE');
    const printed = { id, nameProjet: project.name_projet };
    try {
      const refusal = printRefusal(project, actor);
      if (refusal !== null) throw refusal;
      if (PRINTER_MOVES[action].done.includes(project.statut))
        return { ...printed, statut: project.statut, moved: false };
      const request = { comment: '', imprimeur: null, today: parisDay(new Date()), arbitrates: false };
      const row = rowOf(project, actor, action, request);
      await refuseByGuards(tx, project, row, request);
      const step = { ...row, forced: false };
      const move = { project, actor, step, comment: '', imprimeur: null, fichiers: [], silent: false };
      await moveProject(tx, mails, move);
      return { ...printed, statut: row.to, moved: true };
    } catch (error) {
      throw error instanceof Refusal ? new PrintRefusal(error, project) : error;
    }
  });
}
