import type { Ink } from '../../base/ink.ts';
import type { CardDivider, CardFormula, CardFrame, CardHead } from '../../base/ornament-names.ts';
import type { Theme } from '../../catalogue/theme.ts';

/** Inks of a card, by role. */
export interface CardInks {
  /** Below the frame. */
  ground: Ink;
  /** Below the words; where no frame parts them, the ground's. */
  paper: Ink;
  text: Ink;
  /** The outlet's name, titles of parts, names of cocktails. */
  title: Ink;
  /** Names of families, and the other information. */
  family: Ink;
  /** The word at the head, prices left to write. */
  accent: Ink;
  /** Fine lines and ornaments. */
  rule: Ink;
  /** Highlights of ornaments. */
  gold: Ink;
  /** Behind pictures. */
  plate: Ink;
  /** Box of a formula. */
  box: Ink;
  boxText: Ink;
  boxTitle: Ink;
  /** Fine lines inside the box. */
  boxRule: Ink;
  price: Ink;
  /** The frame's main ink, a lighter and a darker one. */
  frame: Ink;
  frameLight: Ink;
  frameShade: Ink;
}

/** Style of a card; never affects sizes or places, apart from the space for its frame. */
export interface CardLook {
  /** Above the outlet's name. */
  word: string;
  inks: CardInks;
  frame: CardFrame;
  divider: CardDivider;
  heads: CardHead;
  formulas: CardFormula;
  /** Opacity of lesser words: volumes, ingredients, mentions. */
  soft: number;
  /** Opacity of leaders. */
  leader: number;
}

/** Default look, for themes without one. */
export const NEUTRAL_CARD_LOOK: CardLook = {
  word: 'LA CARTE',
  inks: {
    ground: 'creme',
    paper: 'creme',
    text: 'ardoise',
    title: 'ardoise',
    family: 'brique',
    accent: 'brique',
    rule: 'dorure',
    gold: 'laiton',
    plate: 'sable',
    box: 'sable',
    boxText: 'ardoise',
    boxTitle: 'ardoise',
    boxRule: 'dorure',
    price: 'brique',
    frame: 'ardoise',
    frameLight: 'sable',
    frameShade: 'encre',
  },
  frame: 'plain',
  divider: 'curl',
  heads: 'rule',
  formulas: 'cartouche',
  soft: 0.82,
  leader: 0.55,
};

/** Look of a card: from its theme's catalogue entry, neutral if it has none or was deleted. */
export function cardLookOf(theme: Theme | undefined): CardLook {
  const { inks, ...said } = theme?.field_apercu ?? {};
  return { ...NEUTRAL_CARD_LOOK, ...said, inks: { ...NEUTRAL_CARD_LOOK.inks, ...inks } };
}
