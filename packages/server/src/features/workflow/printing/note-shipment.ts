import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { noteShipment as shipmentCall } from '@ardoise/domain/contract/shipments.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Shipment } from '@ardoise/domain/rules/shipment.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { JsonText } from '../../../http/route.ts';
import { addHistory } from '../../project/projects/history.repository.ts';
import { demand, type StoredProject } from '../../project/projects/project-record.ts';
import { refreshTrace } from '../../project/projects/project-view.repository.ts';
import { lockProject, updateProject } from '../../project/projects/projects.repository.ts';
import { readProject, staleVersion } from '../../project/projects/read-project.ts';
import { actOnOne } from '../../project/several-projects/act-on-one.ts';
import { carriedBy, type SaidShipment, shipmentOf } from '../workflow/delivery-of-move.ts';
import type { Printed } from './move-for-printer.ts';

const asColumns = (shipment: Shipment) => ({ shipped_on: shipment.jour, ...carriedBy(shipment) });

function isNoted(project: StoredProject, shipment: Shipment): boolean {
  const noted = asColumns(shipment);
  return (
    project.shipped_on === noted.shipped_on &&
    project.carrier === noted.carrier &&
    (project.parcels ?? []).join() === (noted.parcels ?? []).join()
  );
}

/**
 * Notes when and how a locked project was sent, instead of what was noted before. False if that is what it says already.
 * @throws Refusal ROLE, STATUT, VALIDATION by field
 */
export async function writeShipment(
  tx: Transaction,
  actor: Actor,
  project: StoredProject,
  said: SaidShipment,
): Promise<boolean> {
  demand('delivery.ship', project, actor);
  const shipment = shipmentOf(project, said);
  if (isNoted(project, shipment)) return false;
  await updateProject(tx, project.id, project.version, asColumns(shipment));
  await addHistory(tx, {
    projectId: project.id,
    nature: 'envoi',
    from: project.statut,
    to: project.statut,
    target: shipment.jour,
    resp: actor.name,
    comment: [shipment.transporteur, ...shipment.colis].filter(Boolean).join(', '),
    forced: false,
    basedOn: project.version,
  });
  await refreshTrace(tx, project.id);
  return true;
}

/**
 * The sending of an order, by whoever prints (specification/statuses.md#when-it-comes). Idempotent: what is noted already
 * changes nothing, whatever the version.
 * @throws Refusal INTROUVABLE, ROLE, STATUT, VALIDATION, VERSION with the present project
 */
export async function noteShipment(
  pool: Pool,
  actor: Actor,
  id: string,
  { version, ...said }: BodyOf<typeof shipmentCall>,
): Promise<JsonText> {
  const stale = await inTransaction(pool, async (tx) => {
    const project = required(await lockProject(tx, id, actor));
    if (project.version !== version && !isNoted(project, shipmentOf(project, said))) return true;
    await writeShipment(tx, actor, project, said);
    return false;
  });
  if (stale) throw await staleVersion(pool, id, actor);
  return readProject(pool, id, actor);
}

/**
 * The same of one project of several, in its own transaction.
 * @throws Refusal INTROUVABLE; ProjectRefusal STATUT, VALIDATION
 */
export function shipOne(
  pool: Pool,
  actor: Actor,
  id: string,
  said: SaidShipment,
): Promise<Printed & { message: string }> {
  return actOnOne(pool, actor, id, async (tx, project) => {
    if (project.deleted_at !== null) throw new Refusal('INTROUVABLE');
    const noted = await writeShipment(tx, actor, project, said);
    const { name_projet: nameProjet, statut } = project;
    const message = noted
      ? `Envoi noté, reste en «\u00a0${statut}\u00a0».`
      : 'Envoi déjà noté\u00a0: rien ne change.';
    return { id, nameProjet, statut, moved: false, message };
  });
}
