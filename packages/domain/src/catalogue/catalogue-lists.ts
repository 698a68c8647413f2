import type * as z from 'zod/mini';
import { boardSchema } from './board.ts';
import { cardFormatSchema } from './card-format.ts';
import { cardMaterialSchema } from './card-material.ts';
import { carrierSchema } from './carrier.ts';
import { cocktailSchema } from './cocktail.ts';
import { companyCharterSchema } from './company-charter.ts';
import { customSupportSchema } from './custom-support.ts';
import { drinkSchema } from './drink.ts';
import { illustrationSchema } from './illustration.ts';
import { legalMentionSchema } from './legal-mention.ts';
import { materialSchema } from './material.ts';
import { newsItemSchema } from './news-item.ts';
import { qrCodeModelSchema } from './qr-code-model.ts';
import { solidSchema } from './solid.ts';
import { supportSchema } from './support.ts';
import { themeSchema } from './theme.ts';

/**
 * The reference lists and the schema of one item of each. The name is that of the call: `GET rest/<list>/data` returns
 * an array of items (specification/calls.md#reference-lists).
 */
export const CATALOGUE_LISTS = {
  boissons: drinkSchema,
  format: cardFormatSchema,
  matieres_chr: cardMaterialSchema,
  themes: themeSchema,
  cocktails: cocktailSchema,
  illustrations: illustrationSchema,
  modeleqrcodes: qrCodeModelSchema,
  modeleqrcodesstickers: qrCodeModelSchema,
  mentions: legalMentionSchema,
  articles: newsItemSchema,
  boards: boardSchema,
  'visuel-solide': solidSchema,
  support: supportSchema,
  formatPDA: cardFormatSchema,
  matieres: materialSchema,
  supportssurmesure: customSupportSchema,
  chartescce: companyCharterSchema,
  transporteurs: carrierSchema,
} as const;

export type CatalogueList = keyof typeof CATALOGUE_LISTS;

/** One item of a reference list. */
export type CatalogueItem<List extends CatalogueList> = z.infer<(typeof CATALOGUE_LISTS)[List]>;
