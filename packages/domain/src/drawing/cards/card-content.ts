import type { Illustration } from '../../catalogue/illustration.ts';
import type { Formule } from '../../projects/project.ts';
import type { Size } from '../boards/board-sizes.ts';
import type { CardInfos } from './card-contact.ts';

/** An answer of the wizard; `path` is its field's in the document, followed by the key of the choice. */
interface Answered {
  path: string;
}

export interface CardDrink extends Answered {
  name: string;
  /** As printed: '33 cl'; empty for a syrup. */
  volume: string;
  /** As it was written; undefined leaves a blank for the agency, empty prints none. */
  price?: string | undefined;
  /** Below the name. */
  detail?: string | undefined;
}
export interface CardFamily extends Answered {
  name: string;
  drinks: readonly CardDrink[];
}
export interface PricedFormula extends Answered, Formule {}
export interface CardCocktail extends Answered {
  name: string;
  ingredients: string;
  /** Its path in the catalogue. */
  image: string;
}
export interface CardPicture extends Answered {
  image: string;
}
/** The chosen frieze, as the catalogue has it. */
export type CardFrieze = Pick<Illustration, 'image' | 'field_apercu'>;

/** What a Carte Brasserie shows. `undefined` is not answered yet, an empty list is 'Aucun…'. */
export interface CardContent {
  /** One flap, in millimetres. */
  flap: Size;
  flaps: 1 | 2;
  /** As it is to be printed; empty until given. */
  name: string;
  /** The outlet's name, a placeholder until then. */
  outlet: string;
  /** The text of the card: its sections with their named lines; empty without one. */
  sections: readonly CardFamily[];
  /** Empty until the first drink is chosen: a card has drinks. */
  families: readonly CardFamily[];
  formulas: readonly PricedFormula[] | undefined;
  cocktails: readonly CardCocktail[] | undefined;
  /** Whether the cocktails' pictures are printed. */
  glasses: boolean;
  illustrations: readonly CardPicture[] | undefined;
  frieze: CardFrieze | undefined;
  /** The chosen model of the QR code, null until it is chosen; undefined without a QR code. */
  code: string | null | undefined;
  infos: CardInfos | undefined;
  /** Legal mentions, all of them. */
  mentions: readonly string[];
}
