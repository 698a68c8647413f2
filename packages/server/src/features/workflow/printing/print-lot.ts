import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { BodyOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { printLot as lotCall } from '@ardoise/domain/contract/printing.ts';
import { movedInto, type PrinterAction } from '@ardoise/domain/projects/printing.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { DAY_MISSING } from '@ardoise/domain/rules/shipment.ts';
import type { Pool } from 'pg';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { type FailureLogs, onEachProject } from '../../project/several-projects/on-each-project.ts';
import type { SaidShipment } from '../workflow/delivery-of-move.ts';
import { archiveAddress } from './archive-address.ts';
import { createArchive } from './archives.repository.ts';
import { moveForPrinter, type Printed } from './move-for-printer.ts';
import { shipOne } from './note-shipment.ts';

type Given = { pool: Pool; mails: MailQueue } & FailureLogs;
type Body = BodyOf<typeof lotCall>;

function wordsFor(action: PrinterAction, { statut, moved }: Printed): string {
  if (moved) return movedInto(statut);
  return action === 'telecharger'
    ? `Déjà en «\u00a0${statut}\u00a0»\u00a0: le fichier est redonné, rien ne change.`
    : `Déjà en «\u00a0${statut}\u00a0»\u00a0: rien ne change.`;
}

/** What is said of the sending of each project: the day and the carrier of all, its own parcels. */
function sendingsOf({ envoi }: Body): ((id: string) => SaidShipment) | undefined {
  if (envoi === undefined) return undefined;
  const { jour, transporteur, colis = [] } = envoi;
  const numbers = new Map(colis.map(({ id, numeros }) => [id, numeros]));
  return (id) => ({ jour, transporteur, colis: numbers.get(id) });
}

const wanting = () => {
  const message = DAY_MISSING;
  return new Refusal('VALIDATION', { message, champs: [{ chemin: 'envoi', message }] });
};

/** How an action is made on one project, and what its result says. */
function actionOf(
  given: Given,
  actor: Actor,
  body: Body,
): (id: string) => Promise<Printed & { message: string }> {
  const { pool, mails } = given;
  const { action, promesses = [] } = body;
  const sending = sendingsOf(body);
  if (action === 'expedier') {
    if (sending === undefined) throw wanting();
    return (id) => shipOne(pool, actor, id, sending(id));
  }
  const dayOf = new Map(promesses.map(({ id, jour }) => [id, jour]));
  return async (id) => {
    const extra = action === 'livrer' ? { delivery: sending?.(id) } : { promise: dayOf.get(id) };
    const printed = await moveForPrinter(pool, mails, actor, id, action, extra);
    return { ...printed, message: wordsFor(action, printed) };
  };
}

/**
 * A printer's action on several projects. Moves are committed before the zip's URL is returned
 * (specification/calls.md#printing).
 * @throws Refusal VALIDATION for a sending without its day
 */
export async function printLot(given: Given, actor: Actor, body: Body): Promise<ReplyOf<typeof lotCall>> {
  const { ids, action } = body;
  const act = actionOf(given, actor, body);
  const resultats = await onEachProject(
    given,
    ids.map((id) => ({ id })),
    async ({ id }) => {
      const { moved: _moved, ...printed } = await act(id);
      return { ...printed, fait: true };
    },
  );
  const done = resultats.filter(({ fait }) => fait).map(({ id }) => id);
  if (action !== 'telecharger' || done.length === 0) return { resultats, url: null };
  return { resultats, url: archiveAddress(await createArchive(given.pool, actor.name, 'impression', done)) };
}
