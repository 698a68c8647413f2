import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { QueryOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import * as calls from '@ardoise/domain/contract/webhooks.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { readDay } from '../../../http/read-day.ts';
import { route } from '../../../http/route.ts';
import type { AppContext } from '../../base/app-context.ts';
import {
  type DeliveryRow,
  listDeliveryRows,
  queueAgain,
  queueFailedAgain,
} from '../../base/webhook-sending/deliveries.repository.ts';
import { listWebhookRows, type WebhookRow } from '../../base/webhook-sending/webhooks.repository.ts';
import {
  addWebhook,
  changeWebhook,
  readWebhook,
  removeWebhook,
  renewSecret,
  tryWebhook,
} from './change-webhooks.ts';
import { readWebhookFields } from './webhook-problems.ts';

const PAGE = 50;
const TRIALS_A_MINUTE = 20;

function present(row: WebhookRow): calls.ListedWebhook {
  return {
    id: row.id,
    nom: row.name,
    url: row.url,
    evenements: row.events,
    actif: row.active,
    arret: row.stoppedWhy === '' ? null : row.stoppedWhy,
    t_arret: row.stoppedAt,
    t_creation: row.createdAt,
    creee_par: row.createdBy,
    echecs_depuis: row.failingSince,
    ancien_secret: row.formerUntil,
    attente: row.waiting,
    echecs: row.failed,
  };
}

function presentDelivery(row: DeliveryRow): calls.ListedDelivery {
  return {
    id: String(row.id),
    message: row.message,
    type: row.type,
    projet: row.projectId,
    t_creation: row.createdAt,
    etat: row.state,
    t_prochain: row.state === 'attente' ? row.nextAt : null,
    essais: row.tries,
  };
}

async function listFor(
  pool: Pool,
  id: number,
  { etat, after }: QueryOf<typeof calls.listDeliveries>,
): Promise<ReplyOf<typeof calls.listDeliveries>> {
  const webhook = await readWebhook(pool, id);
  const before = after === undefined ? null : Number(after);
  const rows = await listDeliveryRows(pool, id, { state: etat || null, before }, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return {
    webhook: present(webhook),
    livraisons: shown.map(presentDelivery),
    suivant: rows.length > PAGE ? String(shown.at(-1)?.id) : null,
  };
}

/** Webhooks and their deliveries, for the administrator (specification/security.md#webhooks). */
export function webhookRoutes(app: FastifyInstance, context: AppContext): void {
  const { pool, webhooks } = context;
  const idOf = ({ webhook }: { webhook: string }) => Number(webhook);
  route(app, calls.listWebhooks, async () => (await listWebhookRows(pool)).map(present));
  route(app, calls.createWebhook, async ({ session, body }) => {
    const fields = readWebhookFields(body, webhooks.allowsLoopback);
    const { webhook, secret } = await addWebhook(pool, webhooks, session, fields);
    return { webhook: present(webhook), secret };
  });
  route(app, calls.changeWebhook, async ({ params, body }) => {
    const fields = readWebhookFields(body, webhooks.allowsLoopback);
    const webhook = await changeWebhook(pool, idOf(params), { ...fields, active: body.actif });
    webhooks.soon();
    return present(webhook);
  });
  route(app, calls.deleteWebhook, async ({ params }) => {
    await removeWebhook(pool, idOf(params));
    return undefined;
  });
  route(app, calls.renewWebhookSecret, async ({ params }) => {
    const { webhook, secret } = await renewSecret(pool, webhooks, idOf(params));
    return { webhook: present(webhook), secret };
  });
  route(
    app,
    calls.tryWebhook,
    async ({ params }) => {
      await tryWebhook(pool, idOf(params));
      webhooks.soon();
      return undefined;
    },
    { perMinute: TRIALS_A_MINUTE },
  );
  deliveryRoutes(app, context);
}

function deliveryRoutes(app: FastifyInstance, { pool, webhooks }: AppContext): void {
  route(app, calls.listDeliveries, ({ params, query }) => listFor(pool, Number(params.webhook), query));
  route(app, calls.resendDelivery, async ({ params }) => {
    const { id } = await readWebhook(pool, Number(params.webhook));
    const queued = await queueAgain(pool, id, Number(params.livraison));
    webhooks.soon();
    return { renvoyees: queued ? 1 : 0 };
  });
  route(app, calls.resendFailedDeliveries, async ({ params, body }) => {
    const { id } = await readWebhook(pool, Number(params.webhook));
    const since = readDay('depuis', body.depuis);
    if (since === null) throw new Refusal('VALIDATION');
    const renvoyees = await queueFailedAgain(pool, id, since);
    webhooks.soon();
    return { renvoyees };
  });
}
