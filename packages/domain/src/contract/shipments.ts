import * as z from 'zod/mini';
import { LONGEST_CARRIER } from '../rules/shipment.ts';
import { byProject, post, put } from './call.ts';
import { signaturesBy } from './project-parts.ts';
import { project } from './projects.ts';
import { parcels } from './shipment.ts';

const version = z.int().check(z.minimum(1), z.maximum(2_000_000_000));

/**
 * The day on which an order was sent, its carrier and its parcels; noted again, they replace the ones before. Moves
 * nothing (specification/statuses.md#when-it-comes). @throws STATUT, VALIDATION, VERSION
 */
export const noteShipment = put('Note that an order was sent', {
  path: '/rest/myplv/projets/:id/colis',
  who: 'delivery.ship',
  params: byProject,
  query: z.object({ signatures: signaturesBy }),
  body: z.object({
    version,
    jour: z.iso.date(),
    transporteur: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_CARRIER))),
    colis: z.optional(parcels),
  }),
  reply: project,
});

/** Mails whoever prints, once a day at most: the same day again changes nothing. @throws STATUT */
export const askForDay = post('Ask whoever prints for a day of delivery', {
  path: '/rest/myplv/projets/:id/demande-date',
  who: 'delivery.ask',
  params: byProject,
  query: z.object({ signatures: signaturesBy }),
  reply: project,
});
