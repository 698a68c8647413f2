import * as z from 'zod/mini';
import { TYPE_CODES } from '../projects/kinds.ts';
import { ROLES } from '../projects/roles.ts';
import { STATUSES } from '../projects/statuses.ts';
import { WEBHOOK_EVENT_NAMES } from '../projects/webhook-events.ts';

/** Payload of a project: no personal data. The rest is read by a key, within its account's rights. */
export const webhookData = z.object({
  id: z.string(),
  typeProjet: z.enum(TYPE_CODES),
  statut: z.enum(STATUSES),
  /** The status before, where it changed. */
  precedent: z.nullable(z.enum(STATUSES)),
  /** Role of the person who did it. */
  role: z.enum(ROLES),
  /** Of `projet.signe`: who signed. */
  signataire: z.optional(z.enum(['client', 'dc'])),
  /** The project's page. */
  adresse: z.string(),
});
export type WebhookData = z.output<typeof webhookData>;

/** The body of a delivery. */
export const webhookPayload = z.object({
  type: z.enum(WEBHOOK_EVENT_NAMES),
  /** When it happened, ISO 8601 in UTC. */
  timestamp: z.string(),
  data: webhookData,
});
