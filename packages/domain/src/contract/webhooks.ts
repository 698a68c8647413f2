import * as z from 'zod/mini';
import { DELIVERY_FAILURES, type DeliveryFailure, WEBHOOK_EVENT_NAMES } from '../projects/webhook-events.ts';
import { del, get, post, put } from './call.ts';

const webhook = z.object({
  id: z.int(),
  nom: z.string(),
  url: z.string(),
  evenements: z.array(z.enum(WEBHOOK_EVENT_NAMES)),
  actif: z.boolean(),
  /** Why the server stopped telling it; null while it does, or where the administrator stopped it. */
  arret: z.nullable(z.enum(['410', 'echecs'])),
  t_arret: z.nullable(z.string()),
  t_creation: z.string(),
  creee_par: z.string(),
  /** The first failure since it last answered. */
  echecs_depuis: z.nullable(z.string()),
  /** Until when the former secret signs too. */
  ancien_secret: z.nullable(z.string()),
  /** Of the last 30 days. */
  attente: z.int(),
  echecs: z.int(),
});
export type ListedWebhook = z.output<typeof webhook>;

const byWebhook = z.object({ webhook: z.string().check(z.regex(/^\d{1,9}$/)) });
const fields = {
  nom: z.string().check(z.trim(), z.maxLength(600)),
  url: z.string().check(z.trim(), z.maxLength(2000)),
  evenements: z.array(z.enum(WEBHOOK_EVENT_NAMES)).check(z.maxLength(50)),
};
const withSecret = z.object({ webhook, secret: z.string() });

export const listWebhooks = get('Where other programs are told', {
  path: '/rest/myplv/webhooks',
  who: 'keys.administer',
  reply: z.array(webhook),
});

/** The secret, `whsec_…`, is in this reply alone. @throws VALIDATION by field; GARDE beyond 20 of them */
export const createWebhook = post('Add a webhook', {
  path: '/rest/myplv/webhooks',
  who: 'keys.administer',
  body: z.strictObject(fields),
  reply: withSecret,
});

/** Pending deliveries are sent once it is active again. @throws INTROUVABLE, VALIDATION by field */
export const changeWebhook = put('Change a webhook, stop it or go on', {
  path: '/rest/myplv/webhooks/:webhook',
  who: 'keys.administer',
  params: byWebhook,
  body: z.strictObject({ ...fields, actif: z.boolean() }),
  reply: webhook,
});

/** @throws INTROUVABLE */
export const deleteWebhook = del('Remove a webhook', {
  path: '/rest/myplv/webhooks/:webhook',
  who: 'keys.administer',
  params: byWebhook,
});

/** The former secret signs beside the new one for 24 hours. @throws INTROUVABLE */
export const renewWebhookSecret = post('Another secret of a webhook', {
  path: '/rest/myplv/webhooks/:webhook/secret',
  who: 'keys.administer',
  params: byWebhook,
  reply: withSecret,
});

/** Queues an event `essai`, which any webhook receives. @throws INTROUVABLE, GARDE where it is stopped */
export const tryWebhook = post('Try a webhook', {
  path: '/rest/myplv/webhooks/:webhook/essai',
  who: 'keys.administer',
  params: byWebhook,
});

export const DELIVERY_STATES = ['attente', 'livree', 'echec'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

const delivery = z.object({
  id: z.string(),
  /** Its `webhook-id`, the same at each attempt. */
  message: z.string(),
  type: z.string(),
  /** The project of the event; null for a trial. */
  projet: z.nullable(z.string()),
  t_creation: z.string(),
  etat: z.enum(DELIVERY_STATES),
  /** Not before; null once it arrived or was given up. */
  t_prochain: z.nullable(z.string()),
  essais: z.array(
    z.object({
      t: z.string(),
      /** HTTP status of the response, or why there was none. */
      reponse: z.nullable(z.int()),
      echec: z.nullable(z.enum(Object.keys(DELIVERY_FAILURES) as DeliveryFailure[])),
      ms: z.int(),
    }),
  ),
});
export type ListedDelivery = z.output<typeof delivery>;

/** Newest first, 50 per page, of the last 30 days. @throws INTROUVABLE */
export const listDeliveries = get('What a webhook was told', {
  path: '/rest/myplv/webhooks/:webhook/livraisons',
  who: 'keys.administer',
  params: byWebhook,
  query: z.object({
    etat: z.optional(z.enum(['', ...DELIVERY_STATES])),
    after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  reply: z.object({ webhook, livraisons: z.array(delivery), suivant: z.nullable(z.string()) }),
});

const again = z.object({ renvoyees: z.int() });

/** Sends it again under the same id, whatever its result. @throws INTROUVABLE */
export const resendDelivery = post('Send one delivery again', {
  path: '/rest/myplv/webhooks/:webhook/livraisons/:livraison/renvoi',
  who: 'keys.administer',
  params: z.extend(byWebhook, { livraison: z.string().check(z.regex(/^\d{1,15}$/)) }),
  reply: again,
});

/** Sends again all that failed since a day (yyyy-MM-dd, in Europe/Paris). @throws INTROUVABLE, VALIDATION */
export const resendFailedDeliveries = post('Send again what failed', {
  path: '/rest/myplv/webhooks/:webhook/renvoi',
  who: 'keys.administer',
  params: byWebhook,
  body: z.strictObject({ depuis: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
  reply: again,
});
