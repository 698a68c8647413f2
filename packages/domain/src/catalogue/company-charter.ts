import * as z from 'zod/mini';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

/** A brand charter of the company (`rest/chartescce/data`), chosen where `isCharteCCE` is 'oui'. */
export const companyCharterSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  image: imageAddressSchema,
});
export type CompanyCharter = z.infer<typeof companyCharterSchema>;
