import * as z from 'zod/mini';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

/** A colour `#rrggbb`; empty where it is unknown. */
const colour = z.string().check(z.regex(/^(?:#[0-9a-f]{6})?$/i));

/** A model of printed QR code or of sticker (`rest/modeleqrcodes/data`, `rest/modeleqrcodesstickers/data`). */
export const qrCodeModelSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  image: imageAddressSchema,
  /** Side of the printed code in millimetres; colours of the code and of its ground, `#rrggbb` (qr-codes.md#scans). */
  taille: z.optional(z.union([z.literal(''), z.number().check(z.gt(0), z.lte(1000))])),
  encre: z.optional(colour),
  fond: z.optional(colour),
});
export type QrCodeModel = z.infer<typeof qrCodeModelSchema>;
