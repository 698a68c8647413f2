import type { Face, Overflow } from '../mark.ts';
import type { Measure } from '../measure-text.ts';
import { printable } from '../printable.ts';
import { cardContacts } from './card-contact.ts';
import type { CardContent, CardFamily, CardFrieze, CardPicture } from './card-content.ts';
import { BLANK_PRICE, cardPrice } from './card-price.ts';
import { PreparedText } from './prepared-text.ts';

export interface PreparedDrink {
  path: string;
  name: PreparedText;
  volume: PreparedText;
  price: PreparedText;
  detail: PreparedText;
}
export interface PreparedFamily {
  path: string;
  name: PreparedText;
  drinks: readonly PreparedDrink[];
}
export interface PreparedFormula {
  path: string;
  name: PreparedText;
  contents: PreparedText;
  price: PreparedText;
}
export interface PreparedCocktail {
  path: string;
  name: PreparedText;
  ingredients: PreparedText;
  image: string;
}
export interface PreparedContact {
  paths: readonly string[];
  text: PreparedText;
}

/** A card's content with its words normalised and measured. */
export interface PreparedCard {
  flaps: 1 | 2;
  name: PreparedText;
  /** The name is not given yet: a placeholder, the outlet's. */
  unnamed: boolean;
  sections: readonly PreparedFamily[];
  families: readonly PreparedFamily[];
  drinks: number;
  /** Of the sections. */
  lines: number;
  formulas: readonly PreparedFormula[] | undefined;
  cocktails: readonly PreparedCocktail[] | undefined;
  glasses: boolean;
  illustrations: readonly CardPicture[] | undefined;
  frieze: CardFrieze | undefined;
  code: string | null | undefined;
  contacts: readonly PreparedContact[] | undefined;
  otherInfo: PreparedText;
  mentions: PreparedText;
  codeCaption: PreparedText;
  /** Placeholder of a price that the agency writes. */
  blank: PreparedText;
  /** Characters without glyph, by field. */
  unprintable: Record<string, string[]>;
}

/** Normalises each text and measures it once. */
class Preparation {
  readonly unprintable: Record<string, string[]> = {};
  readonly #measure: Measure;
  readonly #crowding: readonly Overflow[];

  constructor(measure: Measure, crowding: readonly Overflow[]) {
    this.#measure = measure;
    this.#crowding = crowding;
  }

  text(words: string | undefined, face: Face, ...paths: readonly string[]): PreparedText {
    const { text, missing } = printable(words, face);
    for (const path of missing.length > 0 ? paths : [])
      this.unprintable[path] = [...new Set([...(this.unprintable[path] ?? []), ...missing])];
    const crowds = this.#crowding.find(({ field }) => paths.includes(field));
    // Takes about the place of as much of it as fits; narrow boxes break large words badly.
    const reduced = crowds ? (crowds.fits / Array.from(words ?? '').length) ** 0.6 : 1;
    return new PreparedText(this.#measure, text, face, reduced);
  }
}

function familyOf({ path, name, drinks }: CardFamily, to: Preparation, blank: PreparedText): PreparedFamily {
  return {
    path,
    name: to.text(name, 'italic', path),
    drinks: drinks.map((drink) => ({
      path: drink.path,
      name: to.text(drink.name, 'text', drink.path),
      volume: to.text(drink.volume, 'text', drink.path),
      price: drink.price === undefined ? blank : to.text(drink.price, 'strong', drink.path),
      detail: to.text(drink.detail, 'text', drink.path),
    })),
  };
}

function choicesOf(content: CardContent, to: Preparation, blank: PreparedText) {
  const { sections, families, formulas, cocktails } = content;
  return {
    sections: sections.map((section) => familyOf(section, to, blank)),
    families: families.map((family) => familyOf(family, to, blank)),
    formulas: formulas?.map(({ path, nomFormule, compoFormule, tarifFormule }) => ({
      path,
      name: to.text(nomFormule?.trim() || 'Formule', 'display', `${path}.nomFormule`),
      contents: to.text(compoFormule, 'text', `${path}.compoFormule`),
      price: to.text(cardPrice(tarifFormule), 'display'),
    })),
    cocktails: cocktails?.map(({ path, name, ingredients, image }) => ({
      path,
      name: to.text(name, 'strong', path),
      ingredients: to.text(ingredients, 'text', path),
      image,
    })),
  };
}

/** Normalises and measures a card's content; an overflowing text takes the space of as much of it as fits. */
export function prepareCard(
  content: CardContent,
  measure: Measure,
  crowding: readonly Overflow[] = [],
): PreparedCard {
  const to = new Preparation(measure, crowding);
  const { flaps, name, outlet, glasses, illustrations, frieze, code, infos, mentions } = content;
  const blank = to.text(BLANK_PRICE, 'strong');
  const choices = choicesOf(content, to, blank);
  const given = to.text(name, 'display', 'autresInfos.nomPdv');
  const contacts = infos && cardContacts(infos);
  return {
    ...choices,
    flaps,
    name: given.isEmpty ? to.text(outlet || 'Nom du point de vente', 'display') : given,
    unnamed: given.isEmpty,
    drinks: choices.families.reduce((sum, { drinks }) => sum + drinks.length, 0),
    lines: choices.sections.reduce((sum, { drinks }) => sum + drinks.length, 0),
    glasses,
    illustrations,
    frieze,
    code,
    contacts: contacts?.map(({ paths, text }) => ({ paths, text: to.text(text, 'strong', ...paths) })),
    otherInfo: to.text(infos?.autreInfo, 'italic', 'autresInfos.autreInfo'),
    mentions: to.text(mentions.join(' '), 'text'),
    codeCaption: to.text('La carte en ligne', 'strong'),
    blank,
    unprintable: to.unprintable,
  };
}
