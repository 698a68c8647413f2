import type { TypeCode } from '@ardoise/domain/projects/kinds.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { WebhookEvent } from '@ardoise/domain/projects/webhook-events.ts';
import { eventsOfMove } from '@ardoise/domain/rules/moves.ts';
import type { WebhookData } from '@ardoise/domain/webhooks/webhook-payload.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { insertDeliveries, type StoredEvent } from './told-events.repository.ts';

/** What an event says of its project. */
interface ToldProject {
  id: string;
  type_projet: TypeCode;
  statut: Status;
}

/** All of the payload but the address, which is written when it is sent. */
type ToldData = Omit<WebhookData, 'adresse'>;

function dataOf({ role }: Pick<Actor, 'role'>, { id, type_projet, statut }: ToldProject): ToldData {
  return { id, typeProjet: type_projet, statut, precedent: null, role };
}

/** The events of a move, for the statement that writes it. */
export function moveEvents(
  actor: Pick<Actor, 'role'>,
  project: ToldProject,
  to: Status,
  { approved }: { approved: boolean },
): StoredEvent[] {
  const data = JSON.stringify({
    ...dataOf(actor, { ...project, statut: to }),
    precedent: project.statut,
  } satisfies ToldData);
  return eventsOfMove(project.statut, to, approved).map((type) => ({ type, data }));
}

/**
 * Queues webhook deliveries of a project's events, in the transaction of the operation: both commit or neither. They
 * are sent after the commit (features/outside/webhooks).
 */
export async function tellWebhooks(
  tx: Transaction,
  type: WebhookEvent,
  actor: Pick<Actor, 'role'>,
  project: ToldProject,
  more: Pick<ToldData, 'signataire'> = {},
): Promise<void> {
  await insertDeliveries(tx, [{ type, data: JSON.stringify({ ...dataOf(actor, project), ...more }) }]);
}
