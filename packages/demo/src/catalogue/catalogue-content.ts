import type { CatalogueItem, CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { BOARDS } from './boards.ts';
import { CARRIERS } from './carriers.ts';
import { COCKTAILS } from './cocktails.ts';
import { DRINKS } from './drinks.ts';
import { FORMATS } from './formats.ts';
import { ILLUSTRATIONS } from './illustrations.ts';
import { LEGAL_MENTIONS } from './legal-mentions.ts';
import { MATERIALS } from './materials.ts';
import { NEWS } from './news.ts';
import { QR_CODE_MODELS, QR_STICKER_MODELS } from './qr-code-models.ts';
import { SOLIDS } from './solids.ts';
import { COMPANY_CHARTERS, CUSTOM_MATERIALS, CUSTOM_SUPPORTS, PDA_FORMATS, SUPPORTS } from './supports.ts';
import { THEMES } from './themes.ts';

/** The demonstration's content of every reference list, in display order. */
export const CATALOGUE_CONTENT: { [List in CatalogueList]: CatalogueItem<List>[] } = {
  boissons: DRINKS,
  format: FORMATS,
  matieres_chr: MATERIALS,
  themes: THEMES,
  cocktails: COCKTAILS,
  illustrations: ILLUSTRATIONS,
  modeleqrcodes: QR_CODE_MODELS,
  modeleqrcodesstickers: QR_STICKER_MODELS,
  mentions: LEGAL_MENTIONS,
  articles: NEWS,
  boards: BOARDS,
  'visuel-solide': SOLIDS,
  support: SUPPORTS,
  formatPDA: PDA_FORMATS,
  matieres: CUSTOM_MATERIALS,
  supportssurmesure: CUSTOM_SUPPORTS,
  chartescce: COMPANY_CHARTERS,
  transporteurs: CARRIERS,
};
