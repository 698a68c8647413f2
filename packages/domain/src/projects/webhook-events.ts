/** Events that a webhook may subscribe to, with their words on screen (specification/security.md#webhooks). */
export const WEBHOOK_EVENTS = {
  'projet.cree': 'Projet créé',
  'projet.statut': 'Statut changé',
  'projet.signe': 'Commande signée',
  'projet.termine': 'Projet terminé',
  'projet.supprime': 'Projet supprimé',
  'projet.retabli': 'Projet rétabli',
  'creation.soumise': 'Création soumise',
  'creation.accordee': 'Création acceptée par le client',
} as const satisfies Record<string, string>;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

/** Sent by 'Essayer', whatever the webhook subscribes to. */
export const TRIAL_EVENT = 'essai';

/** Why an attempt failed; `secret`: the key that encrypted the webhook's secret is lost. */
export const DELIVERY_FAILURES = {
  refused: 'Connexion refusée',
  unknown: 'Adresse inconnue',
  silent: 'Pas de réponse en 5 s',
  unsafe: 'Adresse qui n’est pas publique',
  redirects: 'Renvoi vers une autre adresse',
  certificate: 'Certificat non valable',
  network: 'Le serveur d’Ardoise n’a pas de réseau',
  secret: 'Secret illisible : renouvelez-le',
} as const satisfies Record<string, string>;
export type DeliveryFailure = keyof typeof DELIVERY_FAILURES;

/** Seconds after each failed attempt (Standard Webhooks): ten attempts in three days. */
export const RETRY_SECONDS: readonly number[] = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
/** One that answered nothing for so long is stopped. */
export const FAILING_DAYS = 3;
/** A replaced secret signs as well for so long. */
export const FORMER_SECRET_HOURS = 24;
export const WEBHOOKS_MAX = 20;
export const DELIVERIES_KEPT_DAYS = 30;
