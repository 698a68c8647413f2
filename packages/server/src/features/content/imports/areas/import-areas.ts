import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { ContentArea } from '@ardoise/domain/content/content-log.ts';
import { isCatalogueList } from '@ardoise/domain/content/imports/import-subjects.ts';
import { ACCOUNT_AREA } from './account-area.ts';
import { catalogueArea } from './catalogue-area.ts';
import type { ImportArea } from './import-area.ts';
import { OUTLET_AREA } from './outlet-area.ts';

/** What decides the imports of an area, for a catalogue of one of its lists. @throws Refusal INTROUVABLE without imports */
export function importArea(area: ContentArea, list: string): ImportArea {
  if (area === 'points-de-vente') return OUTLET_AREA;
  if (area === 'catalogues' && isCatalogueList(list)) return catalogueArea(list);
  if (area === 'comptes') return ACCOUNT_AREA;
  throw new Refusal('INTROUVABLE', { message: 'Cette liste ne s’importe pas.' });
}
