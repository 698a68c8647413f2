import * as z from 'zod/mini';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

/** A model of printed QR code or of sticker (`rest/modeleqrcodes/data`, `rest/modeleqrcodesstickers/data`). */
export const qrCodeModelSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  image: imageAddressSchema,
});
export type QrCodeModel = z.infer<typeof qrCodeModelSchema>;
