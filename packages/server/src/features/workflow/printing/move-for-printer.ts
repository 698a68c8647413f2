import { Refusal } from '@ardoise/domain/base/errors.ts';
import { PRINTER_MOVES, type PrinterAction } from '@ardoise/domain/projects/printing.ts';
import { actsAs } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { PRINTED_BY_ANOTHER } from '@ardoise/domain/rules/permission-refusals.ts';
import { may } from '@ardoise/domain/rules/permissions.ts';
import { printerRow } from '@ardoise/domain/rules/printer-row.ts';
import type { Pool } from 'pg';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { factsOf } from '../../project/projects/guard-facts.ts';
import { documentOf, permissionSubject, type StoredProject } from '../../project/projects/project-record.ts';
import { actOnOne } from '../../project/several-projects/act-on-one.ts';
import { findAllowedRow } from '../workflow/change-status.ts';
import { deliveryOf, type SaidShipment } from '../workflow/delivery-of-move.ts';
import { plainRequest, takeRow } from '../workflow/take-row.ts';
import { promisedFirst } from './promise-delivery.ts';

/** A project after a printer's action; `moved` is false if it was in that status already. */
export interface Printed {
  id: string;
  nameProjet: string;
  statut: Status;
  moved: boolean;
}

/**
 * Why this actor does not print this project, null if they do: an agency also has in scope what it gave to another
 * printer.
 */
export function printRefusal(project: StoredProject, actor: Actor): Refusal | null {
  const refusal = may('print.several', permissionSubject(project), actor);
  if (refusal !== true) return new Refusal(refusal.code, { message: refusal.message });
  const headOffice = actor.role === 'siege' || actor.role === 'administrator';
  return headOffice || actsAs(actor, project.imprimeur)
    ? null
    : new Refusal('STATUT', { message: PRINTED_BY_ANOTHER });
}

function rowOf(project: StoredProject, actor: Actor, action: PrinterAction) {
  const facts = factsOf(project, () => documentOf(project), {
    quotaAvailable: true,
    eligibleMedals: null,
  });
  const row = printerRow(project, facts, actor, action, plainRequest(''));
  // The same refusal as for a change of status, with the present state.
  return row ?? findAllowedRow(project, actor, PRINTER_MOVES[action].targets[0]);
}

/**
 * One action of a printer on one project, in its own transaction: lock, role and guards of the table, the move.
 * Idempotent, also for concurrent requests (specification/calls.md#printing). A promise is made first where none is; a delivery is noted with
 * its move.
 * @throws Refusal INTROUVABLE; ProjectRefusal STATUT, TRANSITION, GARDE
 */
export async function moveForPrinter(
  pool: Pool,
  mails: MailQueue,
  actor: Actor,
  id: string,
  action: PrinterAction,
  { promise, delivery }: { promise?: string | undefined; delivery?: SaidShipment | undefined } = {},
): Promise<Printed> {
  return actOnOne(pool, actor, id, async (tx, project) => {
    if (project.deleted_at !== null) throw new Refusal('INTROUVABLE');
    const printed = { id, nameProjet: project.name_projet };
    const refusal = printRefusal(project, actor);
    if (refusal !== null) throw refusal;
    const now = await promisedFirst(tx, mails, actor, project, promise);
    if (PRINTER_MOVES[action].done.includes(project.statut))
      return { ...printed, statut: project.statut, moved: false };
    const row = rowOf(now, actor, action);
    await takeRow(tx, mails, {
      project: now,
      actor,
      row,
      comment: '',
      delivery: deliveryOf(row, now, delivery),
    });
    return { ...printed, statut: row.to, moved: true };
  });
}
