import * as z from 'zod/mini';
import { draftText } from '../projects/draft-fields.ts';
import { byProject, put } from './call.ts';
import { signaturesBy } from './project-parts.ts';
import { project } from './projects.ts';

/**
 * The day, yyyy-MM-dd, on which the printer delivers; a change wants a reason, and is mailed to the delegate and to the
 * client. Each is recorded in the history. @throws STATUT, VALIDATION, VERSION
 */
export const promiseDelivery = put('Promise the day of the delivery', {
  path: '/rest/myplv/projets/:id/promesse',
  who: 'delivery.promise',
  params: byProject,
  query: z.object({ signatures: signaturesBy }),
  body: z.object({
    version: z.int().check(z.minimum(1), z.maximum(2_000_000_000)),
    jour: z.iso.date(),
    motif: z.optional(draftText),
  }),
  reply: project,
});
