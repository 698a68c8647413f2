import * as z from 'zod/mini';
import { projectDocument } from '../projects/project.ts';

/** How a device that had no network has made something. */
export const begunOffline = z.object({
  /** By how much the server's clock was ahead of the device's at their last contact, in milliseconds; null if unknown. */
  decalage: z.nullable(z.int().check(z.minimum(-2_000_000_000), z.maximum(2_000_000_000))),
  /** The device did not know the outlet: its record prefills nothing, since it may have been typed by hand. */
  sansFiche: z.optional(z.boolean()),
  /** The outlet as the device knew it, which the order began with. */
  fiche: projectDocument.shape.pdv,
});
