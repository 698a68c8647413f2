import type { CardText } from '../projects/card-text.ts';
import type { DrinkChoice } from '../projects/draft-fields.ts';
import { isEmptyLine } from '../projects/has-card-text.ts';
import { sectionsWithLines } from './card-sections.ts';

/** A line of the whole card, as it is copied, printed in the order form and compared. */
export interface WholeCardLine {
  nom: string;
  detail: string;
  volume: string;
  prix: string;
}

export interface WholeCardSection {
  titre: string;
  lignes: WholeCardLine[];
}

interface OrderWithCard {
  texteCarte?: CardText | undefined;
  infocarte?: { boissons?: Record<string, Record<string, DrinkChoice>> | undefined } | undefined;
}

/** The drinks that have a price, in their families, whose names and formats are the catalogue's. */
function pricedFamilies({ texteCarte, infocarte }: OrderWithCard): WholeCardSection[] {
  const prices = new Map(texteCarte?.boissons?.map(({ cle, prix = '' }) => [cle, prix]));
  if (prices.size === 0) return [];
  return Object.entries(infocarte?.boissons ?? {}).flatMap(([titre, drinks]) => {
    const lignes = Object.entries(drinks).flatMap(([id, { name = '', format = '' }]) => {
      const prix = prices.get(id);
      return prix ? [{ nom: name, detail: '', volume: format, prix }] : [];
    });
    return lignes.length === 0 ? [] : [{ titre, lignes }];
  });
}

/** The lines of all sections. */
export const countLines = (card: readonly WholeCardSection[]): number =>
  card.reduce((sum, { lignes }) => sum + lignes.length, 0);

/** Every section with its written lines, then the drinks that have a price, under their family. */
export function wholeCard(order: OrderWithCard): WholeCardSection[] {
  const sections = sectionsWithLines(order.texteCarte ?? {}).flatMap(({ section, lines }) => {
    const lignes = lines
      .filter((line) => !isEmptyLine(line))
      .map(({ nom = '', detail = '', volume = '', prix = '' }) => ({ nom, detail, volume, prix }));
    return lignes.length === 0 ? [] : [{ titre: section?.titre ?? '', lignes }];
  });
  return [...sections, ...pricedFamilies(order)];
}
