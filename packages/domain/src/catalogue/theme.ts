import * as z from 'zod/mini';
import { INK_NAMES } from '../base/ink.ts';
import { CARD_DIVIDERS, CARD_FORMULAS, CARD_FRAMES, CARD_HEADS } from '../base/ornament-names.ts';
import { imageAddressSchema, itemIdSchema, itemNameSchema } from './item-id.ts';

const ink = z.optional(z.enum(INK_NAMES));
const opacity = z.optional(z.number().check(z.minimum(0.3), z.maximum(1)));

/**
 * Style of a card's drawing; omitted parts are neutral (`card-look.ts`): the word at its head, inks by role, ornaments,
 * and the opacity of lesser words (`soft`) and of leaders. It sets neither a size nor a place.
 */
const cardLookSchema = z.object({
  word: z.optional(z.string().check(z.minLength(1), z.maxLength(20))),
  inks: z.optional(
    z.object({
      ground: ink,
      paper: ink,
      text: ink,
      title: ink,
      family: ink,
      accent: ink,
      rule: ink,
      gold: ink,
      plate: ink,
      box: ink,
      boxText: ink,
      boxTitle: ink,
      boxRule: ink,
      price: ink,
      frame: ink,
      frameLight: ink,
      frameShade: ink,
    }),
  ),
  frame: z.optional(z.enum(CARD_FRAMES)),
  divider: z.optional(z.enum(CARD_DIVIDERS)),
  heads: z.optional(z.enum(CARD_HEADS)),
  formulas: z.optional(z.enum(CARD_FORMULAS)),
  soft: opacity,
  leader: opacity,
});

/** A graphic theme of the card (`rest/themes/data`). */
export const themeSchema = z.object({
  id: itemIdSchema,
  name: itemNameSchema,
  image: imageAddressSchema,
  field_apercu: z.optional(cardLookSchema),
});
export type Theme = z.infer<typeof themeSchema>;
